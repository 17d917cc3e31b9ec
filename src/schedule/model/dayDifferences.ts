import type { PublishedDay } from '../../../schema/programme.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { count } from '../../format/plural.ts';
import { formatDistance, formatDuration, formatReps } from '../../format/quantities.ts';
import { type DigestField, type DigestFields, parseDigest } from './dayDigest.ts';

/**
 * What differs between two digests of a day, the most concrete first, as what follows « Vendredi 14 mai : »; `day` is as it
 * is now. Empty where they are equal, or one of them can't be read.
 */
export function dayDifferences(before: string, after: string, day: PublishedDay): string[] {
  const [old, now] = [parseDigest(before), parseDigest(after)];
  if (before === after || !old || !now) return [];
  const isOther = (...fields: DigestField[]) => fields.some((field) => old[field] !== now[field]);
  const counted = (field: 'rounds' | 'sets', noun: string) =>
    isOther(field) && Number(old[field]) > 0 && Number(now[field]) > 0
      ? instead(count(Number(now[field]), noun), old[field])
      : undefined;
  const areIntervals = isOther('repeats', 'effort') && old.repeats && now.repeats;
  // Another workout has another number of sets, other exercises and texts.
  const isSameWorkout = !isOther('suggested');
  const counts = isSameWorkout ? [counted('rounds', 'tour'), counted('sets', 'série')].filter(isText) : [];

  const differences = [
    areIntervals && instead(intervalsText(now), isOther('effort') ? intervalsText(old) : repsText(old.repeats)),
    !areIntervals && isOther('activity') && `la journée devient ${quoted(day.activity)}`,
    isOther('suggested') && day.suggested && `la séance conseillée devient ${quoted(day.suggested.name)}`,
    isOther('suggested') && !day.suggested && !isOther('activity') && 'plus de séance conseillée',
    ...counts,
    isOther('duration') && durationText(old, now),
    isOther('intensity') && (day.intensity ? `l’intensité devient ${quoted(day.intensity)}` : 'l’intensité a changé'),
    isSameWorkout && (isOther('exercises') || (counts.length === 0 && isOther('spread'))) && 'les exercices ont changé',
    isSameWorkout && (areIntervals || !isOther('activity')) && isOther('texts') && 'la consigne a changé',
  ].filter(isText);
  return differences.length > 0 ? differences : ['la consigne a changé'];
}

const isText = (text: string | false | undefined): text is string => Boolean(text);

const instead = (now: string, before: string) => `${now} au lieu de${NO_BREAK}${before}`;

const quoted = (text: string) => `«${NO_BREAK}${text}${NO_BREAK}»`;

function endsOf(text: string): [from: number, to: number] {
  const [from = 0, to = from] = text.split('-').map(Number);
  return [from, to];
}

function repsText(text: string): string {
  const [min, max] = endsOf(text);
  return formatReps({ min, max });
}

function secondsText(text: string): string {
  const [minSeconds, maxSeconds] = endsOf(text);
  return formatDuration({ minSeconds, maxSeconds });
}

const durationText = (old: DigestFields, now: DigestFields) =>
  old.duration && now.duration ? instead(secondsText(now.duration), secondsText(old.duration)) : 'la durée a changé';

/** « 6 × 400 m » */
function intervalsText({ repeats, effort }: DigestFields): string {
  const unit = /k?m$/.exec(effort)?.[0];
  const text = unit
    ? formatDistance({ meters: Number.parseFloat(effort), unit: unit === 'km' ? 'km' : 'm' })
    : secondsText(effort);
  return `${repsText(repeats)}${NO_BREAK}×${NO_BREAK}${text}`;
}
