import type { Plan, Step } from '../model/plan.ts';
import type { Run } from '../model/run.ts';

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
  announcement: (run: Run, plan: Plan, step: Of) => string;
  primary: (run: Run, step: Of) => PrimaryPress;
  /** Sentences that a voice says of it at `now`, without their points. */
  spoken: (run: Run, plan: Plan, step: Of, now: number) => string[];
}
