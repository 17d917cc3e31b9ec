import { formatSetDose } from '../../format/dose.ts';
import { setInFull, setPosition } from '../messages/workoutMessages.ts';
import { isFirstSide } from '../model/cursor.ts';
import type { SetStep } from '../model/plan.ts';
import type { StepKind } from './stepKind.ts';

const OTHER_SIDE = 'Autre côté';

export const set: StepKind<SetStep> = {
  eyebrow: setPosition,
  heading: ({ name }) => name,
  announcement: (run, _, step) =>
    `${run.restOver ? 'Repos fini. ' : ''}${run.otherSide ? `${OTHER_SIDE}. ` : ''}${setInFull(step)}.`,
  primary: (run, step) => {
    const { time, sets } = step.effectivePrescription;
    if (time && run.timerStartsAt === undefined)
      return { label: run.otherSide ? OTHER_SIDE : 'Partir', type: 'start-timer' };
    if (isFirstSide(run, step)) return { label: 'Changer de côté', type: 'done' };
    return { label: sets > 1 ? 'Série faite' : 'Fait', type: 'done' };
  },
  spoken: (run, _, { name, effectivePrescription }) => [
    ...(run.otherSide ? [OTHER_SIDE] : []),
    [name, formatSetDose(effectivePrescription)].filter(Boolean).join(', '),
  ],
};
