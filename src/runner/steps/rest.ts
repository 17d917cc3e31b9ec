import { formatDuration, formatSeconds } from '../../format/quantities.ts';
import { thenInFull, upNext } from '../messages/workoutMessages.ts';
import type { RestStep } from '../model/plan.ts';
import { restEnd } from '../model/timing.ts';
import type { StepKind } from './stepKind.ts';

const HEADING = 'Repos';

export const rest: StepKind<RestStep> = {
  heading: () => HEADING,
  announcement: (run, plan, { duration }) => `${HEADING}, ${formatDuration(duration)}.${thenInFull(run, plan)}`,
  primary: () => ({ label: 'Passer le repos', type: 'done' }),
  spoken: (run, plan, step, now) => {
    const seconds = Math.max(0, Math.ceil((restEnd(run, step) - now) / 1000));
    return [`${HEADING}, ${formatSeconds(seconds)}`, `Ensuite, ${upNext(run, plan).name}`];
  },
};
