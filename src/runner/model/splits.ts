import type { Split } from '../../journal/model/entry.ts';
import type { RaceCourse } from '../../journal/model/raceCourse.ts';
import type { ActiveWorkout } from './activeWorkout.ts';
import type { Plan } from './plan.ts';
import { buildSegments, type RunSegment } from './segments.ts';
import { isBeforeWork } from './timing.ts';

export interface StepSplit {
  key: string;
  split: Split;
}

/** What a run took, segment by segment, from the starts of its steps: undone presses and pauses leave no trace. */
export function measureSplits(
  run: ActiveWorkout,
  plan: Plan,
  course: RaceCourse,
  targets: ReadonlyMap<string, number> = new Map(),
): StepSplit[] {
  const segments = buildSegments(plan, course);
  let [ms, total] = [0, 0];
  return [...timesByStep(run)].flatMap(([key, own]) => {
    const segment = segmentAt(key, run, segments);
    const targetSeconds = segment === segments.get(key) ? targets.get(key) : undefined;
    ms += own;
    // Rounded so that the splits make the whole.
    const seconds = Math.floor(ms / 1000) - total;
    total += seconds;
    if (seconds === 0 && segment.kind === 'transition') return [];
    return [{ key, split: { ...segment, seconds, ...(targetSeconds !== undefined && { targetSeconds }) } }];
  });
}

/** The splits of the segments that are over: all but the one under way. */
export const measureFinishedSplits = (...[run, ...rest]: Parameters<typeof measureSplits>): Split[] =>
  // The step before the work has no time of its own.
  measureSplits({ ...run, stepKey: 'start' }, ...rest).map(({ split }) => split);

/** Milliseconds at each step between warm-up and cool-down, in the order in which they were left for good. */
function timesByStep(run: ActiveWorkout): Map<string, number> {
  const steps = [...run.history, { stepKey: run.stepKey, stepStartedAt: run.stepStartedAt }];
  const end = run.finishedAt ?? run.pausedAt ?? run.lastInputAt;
  const times = new Map<string, number>();
  for (const [index, { stepKey, stepStartedAt }] of steps.entries()) {
    if (isBeforeWork(stepKey) || stepKey === 'cool-down') continue;
    // Less than nothing on a clock that was set back.
    const ms = (times.get(stepKey) ?? 0) + Math.max(0, (steps[index + 1]?.stepStartedAt ?? end) - stepStartedAt);
    // A step that was left open takes its place when it is done.
    times.delete(stepKey);
    times.set(stepKey, ms);
  }
  return times;
}

/** What was not done to its end is compared with nothing: its time is part of a transition. */
function segmentAt(key: string, run: ActiveWorkout, segments: ReadonlyMap<string, RunSegment>): RunSegment {
  const segment = segments.get(key);
  if (key.startsWith('rest/')) return { kind: 'transition', id: 'rest', name: 'Repos' };
  if (!segment) return { kind: 'transition', id: 'transition', name: 'Transition' };
  if (segment.kind === 'transition' || run.setStatus[key] === 'done') return segment;
  return { kind: 'transition', id: segment.id, name: `${segment.name}, inachevé` };
}
