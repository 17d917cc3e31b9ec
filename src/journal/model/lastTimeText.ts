import { formatDay } from '../../calendar/dateText.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import { decimal } from '../../format/decimal.ts';
import { formatKg } from '../../format/load.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { count, plural } from '../../format/plural.ts';
import type { SetValues } from './entry.ts';
import type { ExerciseSession } from './lastTime.ts';
import { formatTime } from './sessionValues.ts';
import { SET_NUMBER_FIELDS, SET_NUMBERS } from './setNumbers.ts';

/** « La dernière fois : 3 × 10 à 22,5 kg, RPE 7, le 12 janvier ». */
export function formatLastTime({ sets, on }: ExerciseSession, today: LocalDate): string {
  const day = on === today ? 'aujourd’hui' : `le ${formatDay(on, today)}`;
  return `La dernière fois${NO_BREAK}: ${[formatSets(sets), day].filter(Boolean).join(', ')}`;
}

/** Equal sets are one: « 3 × 10 à 22,5 kg, RPE 7 », « 10 à 20 kg, puis 2 × 8 à 22,5 kg »; empty when nothing was noted. */
export const formatSets = (sets: readonly SetValues[]): string => withRpe(formatWork(sets), sets);

/** Also of sets without a value; with how many of them were asked for, where some were left out: « 2 séries sur 4 ». */
export function formatAllSets(sets: readonly SetValues[], asked?: number): string {
  const work = formatWork(sets);
  return withRpe([work, (asked || !work) && formatCount(sets, asked)].filter(Boolean).join(', '), sets);
}

const formatCount = ({ length }: readonly unknown[], of?: number) =>
  `${count(length, 'série')}${of ? ` sur${NO_BREAK}${of}` : ''}`;

const withRpe = (work: string, sets: readonly SetValues[]) => [work, formatRpe(sets)].filter(Boolean).join(', ');

function formatWork(sets: readonly SetValues[]): string {
  const groups: { set: SetValues; count: number }[] = [];
  for (const set of sets) {
    const last = groups.at(-1);
    if (last && formatSetValues(last.set) === formatSetValues(set)) last.count += 1;
    else groups.push({ set, count: 1 });
  }
  return groups
    .filter(({ set }) => formatSetValues(set) !== '')
    .map(({ set, count }) =>
      count > 1 ? `${count}${NO_BREAK}×${NO_BREAK}${formatSetValues(set, true)}` : formatSetValues(set),
    )
    .join(', puis ');
}

/**
 * « 10 à 22,5 kg », « 40 s à 16 kg », « 400 m en 1:52 »; repetitions are named where nothing else says what they are:
 * « 10 répétitions », `isCounted` « 3 × 10 ».
 */
export function formatSetValues(set: SetValues, isCounted = false): string {
  const { kg, reps, seconds } = set;
  const time = seconds !== undefined && formatTime(seconds);
  const amounts = SET_NUMBER_FIELDS.flatMap((name) => {
    const value = set[name];
    return (value !== undefined && SET_NUMBERS[name].inSentence?.(value)) || [];
  });
  const noun = time || amounts.length > 0 || !(kg || isCounted) ? `${NO_BREAK}${plural(reps ?? 0, 'répétition')}` : '';
  const amount = [reps !== undefined && `${reps}${noun}`, ...amounts].filter(Boolean).join(', ');
  return [[amount, time].filter(Boolean).join(' en '), kg && formatKg(kg)].filter(Boolean).join(' à ');
}

/** « RPE 7 », « RPE 7–9 »; where some sets have none « RPE 9 pour 1 série sur 3 ». */
function formatRpe(sets: readonly SetValues[]): string {
  const rpes = sets.flatMap(({ rpe }) => rpe ?? []);
  if (rpes.length === 0) return '';
  const [least, most] = [Math.min(...rpes), Math.max(...rpes)].map(decimal);
  const some = rpes.length < sets.length ? ` pour ${formatCount(rpes, sets.length)}` : '';
  return `RPE${NO_BREAK}${least === most ? least : `${least}–${most}`}${some}`;
}
