import { thenInFull, upNext } from '../messages/workoutMessages.ts';
import type { TransitionStep } from '../model/plan.ts';
import { transitionName } from '../model/segments.ts';
import type { StepKind } from './stepKind.ts';

export const transition: StepKind<TransitionStep> = {
  heading: (_, plan) => transitionName(plan),
  announcement: (run, plan) => `${transitionName(plan)}.${thenInFull(run, plan)}`,
  primary: () => ({ label: 'C’est parti', type: 'done' }),
  leadsTo: (run, plan) => upNext(run, plan).name,
  spoken: (_, plan) => [transitionName(plan)],
};
