import { formatSetDose } from '../../format/dose.ts';
import { formatDuration, formatSeconds } from '../../format/quantities.ts';
import type { Plan, Step } from '../model/plan.ts';
import type { Run } from '../model/run.ts';
import { spokenText } from '../model/spokenText.ts';
import { restEnd } from '../model/timing.ts';
import { stepMessages, upNext } from './runMessages.ts';

export const HALFWAY = 'La moitié.';
export const TEN_SECONDS = 'Dix secondes.';

/** What a voice says of a step at `now`: « Goblet squat, 10 répétitions », « Repos, 90 secondes. Ensuite, Rowing haltère ». */
export function spokenStep(run: Run, plan: Plan, step: Step, now: number): string {
  const { heading } = stepMessages(run, plan, step);
  if (step.kind === 'rest') {
    const seconds = Math.max(0, Math.ceil((restEnd(run, step) - now) / 1000));
    return sentences(`${heading}, ${formatSeconds(seconds)}`, `Ensuite, ${upNext(run, plan).name}`);
  }
  const dose =
    step.kind === 'set'
      ? formatSetDose(step.effectivePrescription)
      : 'duration' in step && formatDuration(step.duration);
  return sentences(...(run.otherSide ? ['Autre côté'] : []), [heading, dose].filter(Boolean).join(', '));
}

const sentences = (...parts: string[]) => parts.map((part) => `${spokenText(part)}.`).join(' ');
