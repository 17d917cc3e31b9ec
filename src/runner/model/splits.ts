import type { Split } from '../../journal/model/entry.ts';
import type { Plan } from './plan.ts';
import type { Run } from './run.ts';
import { type RaceCourse, type RunSegment, segmentsOf } from './segments.ts';
import { isBeforeWork } from './timing.ts';

/** The split of a step, by the key of the step. */
export interface StepSplit {
  key: string;
  split: Split;
}

/** What a run took, segment by segment, from the starts of its steps: undone presses and pauses leave no trace. */
export function splitsOf(
  run: Run,
  plan: Plan,
  course: RaceCourse,
  targets: ReadonlyMap<string, number> = new Map(),
): StepSplit[] {
  const segments = segmentsOf(plan, course);
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
export const finishedSplitsOf = (...[run, ...rest]: Parameters<typeof splitsOf>): Split[] =>
  // The step before the work has no time of its own.
  splitsOf({ ...run, at: 'start' }, ...rest).map(({ split }) => split);

/** Milliseconds at each step between warm-up and cool-down, in the order in which they were left for good. */
function timesByStep(run: Run): Map<string, number> {
  const steps = [...run.trail, { at: run.at, since: run.since }];
  const end = run.finishedAt ?? run.pausedAt ?? run.touchedAt;
  const times = new Map<string, number>();
  for (const [index, { at, since }] of steps.entries()) {
    if (isBeforeWork(at) || at === 'cool-down') continue;
    // Less than nothing on a clock that was set back.
    const ms = (times.get(at) ?? 0) + Math.max(0, (steps[index + 1]?.since ?? end) - since);
    // One that was left open and done later stands where it was done.
    times.delete(at);
    times.set(at, ms);
  }
  return times;
}

/** What was not done to its end is compared with nothing: its time is part of a transition. */
function segmentAt(key: string, run: Run, segments: ReadonlyMap<string, RunSegment>): RunSegment {
  const segment = segments.get(key);
  if (key.startsWith('rest/')) return { kind: 'transition', id: 'rest', name: 'Repos' };
  if (!segment) return { kind: 'transition', id: 'transition', name: 'Transition' };
  if (segment.kind === 'transition' || run.ticks[key] === 'done') return segment;
  return { kind: 'transition', id: segment.id, name: `${segment.name}, inachevé` };
}
