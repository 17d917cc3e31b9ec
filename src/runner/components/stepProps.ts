import type { ActiveWorkout } from '../model/activeWorkout.ts';
import type { Step } from '../model/plan.ts';
import type { Action } from '../model/reducer.ts';

/** A step that a run is at, and how to act on it. */
export interface StepProps<Of extends Step = Step> {
  run: ActiveWorkout;
  step: Of;
  dispatch: (action: Action) => void;
}
