import type { ActiveWorkout } from '../model/activeWorkout.ts';
import type { Plan, Step } from '../model/plan.ts';
import { spokenText } from '../model/spokenText.ts';
import { rest } from './rest.tsx';
import { set } from './set.tsx';
import { start } from './start.tsx';
import type { StepKind } from './stepKind.ts';
import { transition } from './transition.ts';
import { coolDown, warmUp } from './warmUp.tsx';

type Kinds = { readonly [Kind in Step['kind']]: StepKind<Extract<Step, { kind: Kind }>> };

const KINDS: Kinds = { 'warm-up': warmUp, start, set, rest, transition, 'cool-down': coolDown };

/** TypeScript doesn't see that the kind that is found is that of the step. */
export const kindOf = (step: Step) => KINDS[step.kind] as StepKind<Step>;

/** « Repos, 90 secondes. Ensuite, Rowing haltère. » */
export const spokenStep = (run: ActiveWorkout, plan: Plan, step: Step, now: number): string =>
  kindOf(step)
    .spoken(run, plan, step, now)
    .map((sentence) => `${spokenText(sentence)}.`)
    .join(' ');
