import { TransitionChoice } from '../components/TransitionChoice.tsx';
import { upNext } from '../messages/workoutMessages.ts';
import type { StartStep } from '../model/plan.ts';
import type { StepKind } from './stepKind.ts';

const HEADING = 'Au départ';
const START = 'C’est parti';

export const start: StepKind<StartStep> = {
  heading: () => HEADING,
  announcement: () => `${HEADING}.`,
  primary: () => ({ label: START, type: 'done' }),
  leadsTo: (run, plan) => upNext(run, plan).name,
  spoken: () => [HEADING],
  Body: ({ run, plan, dispatch }) => <TransitionChoice run={run} plan={plan} startLabel={START} dispatch={dispatch} />,
};
