import type { ComponentType } from 'react';
import type { PublishedWorkout } from '../../../schema/programme.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import type { DoseReduction } from '../../format/lighter.ts';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import type { Plan, Step } from '../model/plan.ts';
import type { Action } from '../model/reducer.ts';
import type { OpenDialog } from './StepDialog.tsx';
import type { SetPrefills } from './useSetPrefills.ts';

export interface StepProps<Of extends Step = Step> {
  run: ActiveWorkout;
  step: Of;
  dispatch: (action: Action) => void;
}

export interface StepBodyProps<Of extends Step = Step> extends StepProps<Of> {
  workout: PublishedWorkout;
  plan: Plan;
  /** What the coaches ask of the day that the workout is done for. */
  instruction: RichText | undefined;
  /** In a light week: « une série de moins par exercice, RPE 6 au plus ». */
  reductions: readonly DoseReduction[];
  prefills: SetPrefills;
  onOpen: (dialog: OpenDialog) => void;
}

/** What the runner says and shows of one kind of step; `model/timing.ts` has what ends it. */
export interface StepKind<Of extends Step> {
  /** A rest fills the screen with a colour of its own, and its button skips it. */
  isRest?: boolean;
  /** Its position: « Série 2 sur 3 ». */
  eyebrow?: (step: Of) => string;
  heading: (step: Of, plan: Plan) => string;
  /** For screen readers, when the step begins. */
  announcement: (run: ActiveWorkout, plan: Plan, step: Of) => string;
  primary: (run: ActiveWorkout, step: Of) => { label: string; type: 'done' | 'start-timer' };
  /** Where segments are timed, what its button leads to; undefined of what ends by itself. */
  leadsTo?: (run: ActiveWorkout, plan: Plan, step: Of) => string | undefined;
  /** Sentences for the voice, without their points. */
  spoken: (run: ActiveWorkout, plan: Plan, step: Of, now: number) => string[];
  /** Between its heading and its buttons. */
  Body?: ComponentType<StepBodyProps<Of>>;
}
