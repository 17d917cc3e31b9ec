import { useCallback } from 'react';
import type { PublishedWorkout } from '../../schema/programme.ts';
import { understanding } from '../generated/understanding.ts';
import type { Plan, RunPage } from '../runner/model/plan.ts';
import { entryIdOf } from '../runner/model/runEntry.ts';
import { RunnerPage } from '../runner/RunnerPage.tsx';
import { runSlice } from '../runner/runSlice.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { stepTargets } from './model/stepTargets.ts';
import { useRacePlan } from './plan/useRacePlan.ts';

export interface PlannedRunProps {
  page: RunPage;
  workout: PublishedWorkout;
}

/** A workout under way, with the times that the member's race plan gives to its segments. */
export default function PlannedRun({ page, workout }: PlannedRunProps) {
  const [run] = useStoredState(runSlice);
  const racePlan = useRacePlan(run && entryIdOf(run));
  const targetsOf = useCallback(
    (plan: Plan) => (racePlan ? stepTargets(plan, understanding, racePlan) : new Map<string, number>()),
    [racePlan],
  );
  return <RunnerPage page={page} workout={workout} targetsOf={targetsOf} />;
}
