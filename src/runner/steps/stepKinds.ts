import type { Step } from '../model/plan.ts';
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
