import type { ActiveWorkout } from '../model/activeWorkout.ts';
import type { Plan, Step } from '../model/plan.ts';

/** The one button of a step. */
interface PrimaryPress {
  label: string;
  type: 'done' | 'start-timer';
}

/** What is said of one kind of step. What it shows: {@link StepBody}; what ends it: `model/timing.ts`. */
export interface StepKind<Of extends Step> {
  /** Where it stands among its like. */
  eyebrow?: (step: Of) => string;
  heading: (step: Of, plan: Plan) => string;
  /** What a screen reader says when the step begins. */
  announcement: (run: ActiveWorkout, plan: Plan, step: Of) => string;
  primary: (run: ActiveWorkout, step: Of) => PrimaryPress;
  /** Sentences that a voice says of it at `now`, without their points. */
  spoken: (run: ActiveWorkout, plan: Plan, step: Of, now: number) => string[];
}
