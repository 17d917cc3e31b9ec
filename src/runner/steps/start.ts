import type { StartStep } from '../model/plan.ts';
import type { StepKind } from './stepKind.ts';

const HEADING = 'Au départ';

export const start: StepKind<StartStep> = {
  heading: () => HEADING,
  announcement: () => `${HEADING}.`,
  primary: () => ({ label: 'C’est parti', type: 'done' }),
  spoken: () => [HEADING],
};
