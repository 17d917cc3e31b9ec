import type { Alternative, Exercise } from '../../../schema/exercise.ts';
import type { PublishedPrescription } from '../../../schema/programme.ts';

/** By id of an exercise, the index of the alternative that takes its place. */
export type Replaced = Readonly<Record<string, number>>;

/** The alternative that the member does instead of an exercise, if any. */
export function replacementOf({ id, alternatives }: Exercise, replaced: Replaced): Alternative | undefined {
  return Object.hasOwn(replaced, id) ? alternatives[replaced[id] ?? -1] : undefined;
}

/** What the member does of a prescription, with the alternative that they chose. */
export function withReplacement(prescription: PublishedPrescription, replaced: Replaced): PublishedPrescription {
  const alternative = replacementOf(prescription.exercise, replaced);
  return alternative ? substituted(prescription, alternative) : prescription;
}

/** Whether an alternative is counted otherwise than what it replaces. */
const hasDose = ({ reps, time, distance }: Alternative) => Boolean(reps ?? time ?? distance);

/**
 * A prescription with the dose of an alternative. Its load and its note are about the exercise that is replaced: they go
 * with the dose. An alternative without a dose of its own keeps all of it, and so does one whose dose is per distance where the
 * exercise is not prescribed by distance.
 */
export function substituted(prescription: PublishedPrescription, alternative: Alternative): PublishedPrescription {
  const { exercise, sets, distance: replacedDistance } = prescription;
  const { reps, time, distance, per, perSide } = alternative;
  if (!hasDose(alternative) || (per && !replacedDistance)) return prescription;
  const ratio = per && replacedDistance ? replacedDistance.meters / per.meters : 1;
  return {
    exercise,
    sets,
    ...(reps && { reps: { min: repsTimes(reps.min, ratio), max: repsTimes(reps.max, ratio) } }),
    ...(time && {
      time: { minSeconds: secondsTimes(time.minSeconds, ratio), maxSeconds: secondsTimes(time.maxSeconds, ratio) },
    }),
    ...(distance && { distance: { ...distance, meters: distance.meters * ratio } }),
    ...(perSide && { perSide }),
  };
}

const repsTimes = (reps: number, ratio: number) => Math.max(1, Math.round(reps * ratio));

/** To 5 s where it is scaled: nobody reads « 1 min 17 ». */
const secondsTimes = (seconds: number, ratio: number) =>
  ratio === 1 ? seconds : Math.max(5, 5 * Math.round((seconds * ratio) / 5));
