import type { PublishedOption } from '../../../schema/programme.ts';
import type { Split } from '../../journal/model/entry.ts';
import type { RaceCourse } from '../../race/model/ownPlan.ts';
import type { Plan, SetStep, Step, TransitionStep } from './plan.ts';

/** A set that takes no station's place is a run from this distance on: no carry is as long. */
const RUN_METERS_MIN = 200;

/** Whether a workout is timed segment by segment. */
export const isTimedBySegment = ({ simulation, splits }: Pick<PublishedOption, 'simulation' | 'splits'>) =>
  simulation || splits || false;

/** Whether a press ends the step and notes its time; timed work ends by itself. */
export const isSegment = (step: Step): step is SetStep | TransitionStep =>
  step.kind === 'transition' || (step.kind === 'set' && !step.prescription.time);

/** A part of a run that is timed by itself. */
export type Segment = Omit<Split, 'seconds' | 'targetSeconds'>;

/** The segments of a plan by the keys of its steps, named as those of the race that they are or rehearse. */
export function segmentsOf(plan: Plan, { stations }: RaceCourse): ReadonlyMap<string, Segment> {
  const sets = plan.filter((step): step is SetStep => step.kind === 'set');
  const order = sets.flatMap(({ prescribed }) => prescribed.exercise.station ?? []);
  // What comes back several times stands for no one lap of the race.
  const isRaceOrder = new Set(order).size === order.length;
  const roundOf = (set: SetStep | undefined) =>
    isRaceOrder ? stations.findIndex(({ id }) => id === set?.prescribed.exercise.station) + 1 : 0;
  const segments = new Map<string, Segment>();
  for (const [index, set] of sets.entries()) {
    const before = sets[index - 1];
    const next = sets[index + 1];
    const segment = segmentOf(set, roundOf(next) || (roundOf(before) && roundOf(before) + 1));
    segments.set(set.key, segment);
    const from = before && segments.get(before.key);
    if (from) segments.set(`transition/${before.key}`, transition(from, segment, transitionName(plan)));
  }
  return segments;
}

function segmentOf(set: SetStep, lap: number): Segment {
  const { block, round, prescribed, prescription, alternative, name } = set;
  const { id, station } = prescribed.exercise;
  const { distance, reps } = prescription;
  const dose = {
    ...(distance && { meters: distance.meters }),
    ...(reps && { reps: reps.min }),
    ...(alternative && { isAlternative: true }),
  };
  if (!isRun(set)) return { kind: 'station', id: station ?? id, name, ...dose };
  const title = block.rounds > 1 ? `Tour ${round}` : block.title;
  return { kind: 'run', id: lap > 0 ? `lap-${lap}` : id, name: title ?? name, ...dose };
}

export const isRun = ({ prescribed: { exercise, pace, distance } }: Pick<SetStep, 'prescribed'>) =>
  exercise.station === undefined && (pace !== undefined || (distance?.meters ?? 0) >= RUN_METERS_MIN);

/** The RoxZone is the race's. */
export const transitionName = ([first]: Plan) => (first.kind === 'start' ? 'RoxZone' : 'Transition');

function transition(from: Segment, to: Segment, name: string): Segment {
  const id = to.kind === 'station' ? `in-${to.id}` : from.kind === 'station' ? `out-${from.id}` : 'transition';
  return { kind: 'transition', id, name };
}
