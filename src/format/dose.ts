import type { Measure } from '../../schema/dose.ts';
import type { Prescription } from '../../schema/workout.ts';
import { plural } from './plural.ts';
import { formatDistance, formatDuration, formatReps } from './quantities.ts';

export type MeasuredDose = Pick<Prescription, Measure>;
type Dose = MeasuredDose & Pick<Prescription, 'sets' | 'perSide'>;

interface MeasureFormat<Amount> {
  format: (amount: Amount) => string;
  /** Of a single set: « 3 × 10 » says by itself what is counted. */
  noun?: (amount: Amount) => string;
  /** What counts as much as `ratio` times the amount. */
  scale: (amount: Amount, ratio: number) => Amount;
}

const FORMATS: { readonly [M in Measure]: MeasureFormat<NonNullable<Prescription[M]>> } = {
  time: {
    format: formatDuration,
    scale: ({ minSeconds, maxSeconds }, ratio) => ({
      minSeconds: scaledSeconds(minSeconds, ratio),
      maxSeconds: scaledSeconds(maxSeconds, ratio),
    }),
  },
  distance: {
    format: formatDistance,
    scale: (distance, ratio) => ({ ...distance, meters: distance.meters * ratio }),
  },
  reps: {
    format: formatReps,
    noun: ({ max }) => plural(max, 'répétition'),
    scale: ({ min, max }, ratio) => ({ min: scaledReps(min, ratio), max: scaledReps(max, ratio) }),
  },
};

/** What `use` makes of the amount of a dose; undefined without one. A `reps: 0` is none: it may be beside a time. */
export function withAmount<Result>(
  dose: MeasuredDose,
  use: <M extends Measure>(measure: M, amount: NonNullable<Prescription[M]>) => Result,
): Result | undefined {
  const measures = Object.keys(FORMATS) as Measure[];
  const measure = measures.find((name) => (name === 'reps' ? dose.reps?.max : dose[name]));
  const amount = measure && dose[measure];
  return amount && use(measure, amount as never);
}

/** A dose in the parts that a screen sets apart: « 3 » sets, unless there is one, of « 10 », « par côté ». */
export function doseParts({ sets, perSide, ...dose }: Dose): { sets: string; amount: string; unit: string } {
  const amount = withAmount(dose, (measure, value) => FORMATS[measure].format(value)) ?? '';
  const noun = sets === 1 && withAmount(dose, (measure, value) => FORMATS[measure].noun?.(value));
  const unit = [noun, perSide && 'par\u00a0côté'].filter(Boolean).join(' ');
  return { sets: sets > 1 ? `${sets}` : '', amount, unit };
}

/** « 3 × 8 par côté », « 12 répétitions », « 4 × 300 m ». */
export function formatDose(dose: Dose): string {
  const { sets, amount, unit } = doseParts(dose);
  return [sets ? `${sets}\u00a0×\u00a0${amount}` : amount, unit].filter(Boolean).join(' ');
}

/** The dose of one of its sets: « 10 répétitions par côté ». */
export const formatSetDose = (dose: Dose) => formatDose({ ...dose, sets: 1 });

/** Empty without a dose. */
export const scaleDose = (dose: MeasuredDose, ratio: number): MeasuredDose =>
  withAmount(dose, (measure, value) => ({ [measure]: FORMATS[measure].scale(value, ratio) })) ?? {};

const scaledReps = (reps: number, ratio: number) => Math.max(1, Math.round(reps * ratio));

/** Rounded to 5 s, unless it is as written. */
const scaledSeconds = (seconds: number, ratio: number) =>
  ratio === 1 ? seconds : Math.max(5, 5 * Math.round((seconds * ratio) / 5));
