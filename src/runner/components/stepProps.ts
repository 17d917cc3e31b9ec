import type { Step } from '../model/plan.ts';
import type { Action } from '../model/reducer.ts';
import type { Run } from '../model/run.ts';

/** A step that a run is at, and how to act on it. */
export interface StepProps<Of extends Step = Step> {
  run: Run;
  step: Of;
  dispatch: (action: Action) => void;
}
