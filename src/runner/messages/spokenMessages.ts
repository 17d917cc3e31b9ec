import type { ActiveWorkout } from '../model/activeWorkout.ts';
import type { Plan, Step } from '../model/plan.ts';
import { spokenText } from '../model/spokenText.ts';
import { kindOf } from '../steps/stepKinds.ts';

export const HALFWAY = 'La moitié.';
export const TEN_SECONDS = 'Dix secondes.';

/** What a voice says of a step at `now`: « Goblet squat, 10 répétitions », « Repos, 90 secondes. Ensuite, Rowing haltère ». */
export const spokenStep = (run: ActiveWorkout, plan: Plan, step: Step, now: number): string =>
  kindOf(step)
    .spoken(run, plan, step, now)
    .map((sentence) => `${spokenText(sentence)}.`)
    .join(' ');
