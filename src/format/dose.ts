import type { Prescription } from '../../schema/workout.ts';
import { plural } from './plural.ts';
import { formatDistance, formatDuration, formatReps } from './quantities.ts';

type Dose = Pick<Prescription, 'sets' | 'reps' | 'time' | 'distance' | 'perSide'>;

/** A dose in the parts that a screen sets apart: « 3 » sets, unless there is one, of « 10 », « par côté ». */
export function doseParts({ sets, reps, time, distance, perSide }: Dose): {
  sets: string;
  amount: string;
  unit: string;
} {
  const amount = time ? formatDuration(time) : distance ? formatDistance(distance) : reps ? formatReps(reps) : '';
  // « 3 × 10 » says by itself what is counted.
  const counted = !time && !distance && sets === 1 && plural(reps?.max ?? 2, 'répétition');
  const unit = [counted, perSide && 'par\u00a0côté'].filter(Boolean).join(' ');
  return { sets: sets > 1 ? `${sets}` : '', amount, unit };
}

/** « 3 × 8 par côté », « 12 répétitions », « 4 × 300 m ». */
export function formatDose(dose: Dose): string {
  const { sets, amount, unit } = doseParts(dose);
  return [sets ? `${sets}\u00a0×\u00a0${amount}` : amount, unit].filter(Boolean).join(' ');
}

/** The dose of one of its sets: « 10 répétitions par côté ». */
export const formatSetDose = (dose: Dose) => formatDose({ ...dose, sets: 1 });

/** What counts as much as `ratio` times a dose. */
export const scaleDose = ({ reps, time, distance }: Pick<Dose, 'reps' | 'time' | 'distance'>, ratio: number) => ({
  ...(reps && { reps: { min: scaledReps(reps.min, ratio), max: scaledReps(reps.max, ratio) } }),
  ...(time && {
    time: { minSeconds: scaledSeconds(time.minSeconds, ratio), maxSeconds: scaledSeconds(time.maxSeconds, ratio) },
  }),
  ...(distance && { distance: { ...distance, meters: distance.meters * ratio } }),
});

const scaledReps = (reps: number, ratio: number) => Math.max(1, Math.round(reps * ratio));

/** Rounded to 5 s, unless it is as written. */
const scaledSeconds = (seconds: number, ratio: number) =>
  ratio === 1 ? seconds : Math.max(5, 5 * Math.round((seconds * ratio) / 5));
