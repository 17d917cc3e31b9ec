import { type RaceCourse, shareOfRace } from '../../journal/model/raceCourse.ts';
import { isRace, isSet, type Plan, type SetStep } from '../../runner/model/plan.ts';
import { buildSegments } from '../../runner/model/segments.ts';
import type { AdjustedPlan } from './adjustedPlan.ts';

/**
 * Seconds by the key of a step: what the race plan gives to the segment that it is or rehearses, by its share of the
 * race's distance or repetitions. Nothing for an alternative, nor for the transitions of a gym, which are no RoxZone; in a
 * race whose transitions are not timed, they belong to the segment that they lead to.
 */
export function stepTargets(plan: Plan, course: RaceCourse, racePlan: AdjustedPlan): ReadonlyMap<string, number> {
  const planned = new Map(racePlan.segments.map(({ id, seconds }) => [id, seconds]));
  const segments = buildSegments(plan, course);
  const isTimed = plan.some(({ kind }) => kind === 'transition');
  const targets = new Map<string, number>();
  for (const step of plan) {
    const segment = segments.get(step.key);
    const seconds = planned.get(segment?.id ?? '');
    if (!segment || seconds === undefined) continue;
    if (step.kind === 'transition' && isRace(plan)) targets.set(step.key, seconds);
    if (!isSet(step)) continue;
    const share = shareOfSegment(step, course);
    const transitionSeconds = isRace(plan) && !isTimed ? transitionBefore(segment.id, racePlan) : 0;
    if (share !== undefined) targets.set(step.key, Math.round(seconds * share) + transitionSeconds);
  }
  return targets;
}

/** Which part of its segment of the race a set is. */
function shareOfSegment(
  { coachPrescription, effectivePrescription, alternative }: SetStep,
  course: RaceCourse,
): number | undefined {
  const { station } = coachPrescription.exercise;
  const { distance, reps } = effectivePrescription;
  if (alternative) return undefined;
  return shareOfRace(station, { meters: distance?.meters, reps: reps?.min }, course);
}

/** The transition before a segment of the race. */
function transitionBefore(id: string, { segments }: AdjustedPlan): number {
  const before = segments[segments.findIndex((segment) => segment.id === id) - 1];
  return before?.kind === 'transition' ? before.seconds : 0;
}
