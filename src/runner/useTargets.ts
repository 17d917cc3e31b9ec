import { useMemo } from 'react';
import { understanding } from '../generated/understanding.ts';
import { useRacePlan } from '../race/plan/useRacePlan.ts';
import type { Plan } from './model/plan.ts';
import { targetsOf } from './model/targets.ts';

/** Seconds to aim at by the key of a step, from the member's race plan; none without one. `entryId` is that of the run. */
export function useTargets(plan: Plan, entryId: string): ReadonlyMap<string, number> {
  const racePlan = useRacePlan(entryId);
  return useMemo(() => (racePlan ? targetsOf(plan, understanding, racePlan) : new Map()), [plan, racePlan]);
}
