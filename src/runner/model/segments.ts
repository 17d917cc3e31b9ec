import type { PublishedWorkout } from '../../../schema/programme.ts';
import { doseValues } from '../../journal/model/doseValues.ts';
import type { Split } from '../../journal/model/entry.ts';
import type { RaceCourse } from '../../journal/model/raceCourse.ts';
import { isRace, isSet, type Plan, type SetStep, type Step, type TransitionStep } from './plan.ts';

/** A set that takes no station's place is running from this distance on: no carry is as long. */
const RUNNING_METERS_MIN = 200;

type TimedBySegment = Pick<PublishedWorkout, 'simulation' | 'splits' | 'intervals'>;

export const isTimedBySegment = ({ simulation, splits, intervals }: TimedBySegment) =>
  simulation || splits || intervals || false;

/** Whether a press ends the step, which notes its time where segments are timed; timed work ends by itself. */
export const endsByPress = (step: Step): step is SetStep | TransitionStep =>
  step.kind === 'transition' || (isSet(step) && !step.effectivePrescription.time);

export type RunSegment = Omit<Split, 'seconds' | 'targetSeconds'>;

/** The segments of a plan by the keys of its steps, named as those of the race that they are or rehearse. */
export function buildSegments(plan: Plan, { stations }: RaceCourse): ReadonlyMap<string, RunSegment> {
  const sets = plan.filter(isSet);
  const order = sets.flatMap(({ coachPrescription }) => coachPrescription.exercise.station ?? []);
  // A station that recurs is no single lap of the race.
  const isRaceOrder = new Set(order).size === order.length;
  const roundOf = (set: SetStep | undefined) =>
    isRaceOrder ? stations.findIndex(({ id }) => id === set?.coachPrescription.exercise.station) + 1 : 0;
  const segments = new Map<string, RunSegment>();
  for (const [index, set] of sets.entries()) {
    const before = sets[index - 1];
    const next = sets[index + 1];
    const segment = buildSegment(set, roundOf(next) || (roundOf(before) && roundOf(before) + 1));
    segments.set(set.key, segment);
    const from = before && segments.get(before.key);
    if (from) segments.set(`transition/${before.key}`, transition(from, segment, transitionName(plan)));
  }
  return segments;
}

function buildSegment(set: SetStep, lap: number): RunSegment {
  const { block, round, coachPrescription, effectivePrescription, alternative, name, label } = set;
  const { id, station } = coachPrescription.exercise;
  const { seconds: _, ...values } = doseValues(effectivePrescription);
  const dose = { ...values, ...(alternative && { isAlternative: true }) };
  if (!isRunningSet(set)) return { kind: 'station', id: station ?? id, name, ...dose };
  const inRow = coachPrescription.sets > 1 ? `Série ${set.set}` : undefined;
  const title = block.rounds > 1 ? `Tour ${round}` : (block.title ?? inRow);
  // « Tour 1 (2) » of a round that has two.
  return { kind: 'run', id: lap > 0 ? `lap-${lap}` : id, name: label.replace(name, () => title ?? name), ...dose };
}

export const isRunningSet = ({ coachPrescription: { exercise, pace, distance } }: Pick<SetStep, 'coachPrescription'>) =>
  exercise.station === undefined && (pace !== undefined || (distance?.meters ?? 0) >= RUNNING_METERS_MIN);

/** The RoxZone is the race's. */
export const transitionName = (plan: Plan) => (isRace(plan) ? 'RoxZone' : 'Transition');

function transition(from: RunSegment, to: RunSegment, name: string): RunSegment {
  const id = to.kind === 'station' ? `in-${to.id}` : from.kind === 'station' ? `out-${from.id}` : 'transition';
  return { kind: 'transition', id, name };
}
