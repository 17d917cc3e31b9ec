import { formatDay } from '../../calendar/dateText.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import { formatKg } from '../../format/load.ts';
import { formatLongClock, formatSeconds } from '../../format/quantities.ts';
import type { SetLog } from './entry.ts';
import { decimal } from './figures.ts';
import type { ExerciseSession } from './lastTime.ts';

const NO_BREAK = '\u00a0';

/** « La dernière fois : 3 × 10 à 22,5 kg, RPE 7, le 12 janvier ». */
export const formatLastTime = (session: ExerciseSession, today: LocalDate) =>
  `La dernière fois${NO_BREAK}: ${formatSession(session, today)}`;

/** « 3 × 10 à 22,5 kg, RPE 7, le 12 janvier ». */
export function formatSession({ sets, on }: ExerciseSession, today: LocalDate): string {
  const what = formatSets(sets);
  const day = on === today ? 'aujourd’hui' : `le ${formatDay(on, today)}`;
  return [what, day].filter(Boolean).join(', ');
}

/** Equal sets are one: « 3 × 10 à 22,5 kg, RPE 7 », « 10 à 20 kg, puis 2 × 8 à 22,5 kg »; empty when nothing was noted. */
export const formatSets = (sets: readonly SetLog[]): string => withRpe(formatWork(sets), sets);

/** Also of sets without a figure. */
export const formatAllSets = (sets: readonly SetLog[]): string =>
  withRpe(formatWork(sets) || `${sets.length}${NO_BREAK}série${sets.length > 1 ? 's' : ''}`, sets);

const withRpe = (work: string, sets: readonly SetLog[]) => [work, formatRpe(sets)].filter(Boolean).join(', ');

function formatWork(sets: readonly SetLog[]): string {
  const groups: { figures: string; count: number }[] = [];
  for (const set of sets) {
    const figures = formatFigures(set);
    const last = groups.at(-1);
    if (last?.figures === figures) last.count += 1;
    else groups.push({ figures, count: 1 });
  }
  return groups
    .filter(({ figures }) => figures !== '')
    .map(({ figures, count }) => (count > 1 ? `${count}${NO_BREAK}×${NO_BREAK}${figures}` : figures))
    .join(', puis ');
}

/** « 10 à 22,5 kg », « 40 s à 16 kg », « 400 m en 1:52 », « 10 répétitions » of a set without a load. */
export function formatFigures({ kg, reps, seconds, meters }: SetLog): string {
  const time =
    seconds === undefined ? undefined : meters === undefined ? formatSeconds(seconds) : formatLongClock(seconds);
  const distance = meters === undefined ? undefined : `${decimal(meters)}${NO_BREAK}m`;
  const work =
    reps !== undefined
      ? String(reps)
      : distance !== undefined
        ? [distance, time].filter(Boolean).join(' en ')
        : (time ?? '');
  const load = kg === undefined || kg === 0 ? '' : formatKg(kg);
  if (work && load) return `${work} à ${load}`;
  return work || load;
}

/** « RPE 7 », « RPE 7 à 9 ». */
function formatRpe(sets: readonly SetLog[]): string {
  const rpes = sets.flatMap(({ rpe }) => rpe ?? []);
  if (rpes.length === 0) return '';
  const [least, most] = [Math.min(...rpes), Math.max(...rpes)].map(decimal);
  return `RPE${NO_BREAK}${least === most ? least : `${least} à ${most}`}`;
}
