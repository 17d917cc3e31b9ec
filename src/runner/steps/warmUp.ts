import { formatDuration } from '../../format/quantities.ts';
import { COOL_DOWN } from '../messages/workoutMessages.ts';
import type { CoolDownStep, WarmUpStep } from '../model/plan.ts';
import type { StepKind } from './stepKind.ts';

/** The button that ends the warm-up, and starts the clock of a workout that is timed by segment. */
export const WARM_UP_DONE = 'Échauffement fait';

const timed = (heading: string, done: string): StepKind<WarmUpStep | CoolDownStep> => ({
  heading: () => heading,
  announcement: (_run, _plan, { duration }) => `${heading}, ${formatDuration(duration)}.`,
  primary: ({ timerStartsAt }) =>
    timerStartsAt === undefined ? { label: 'Partir', type: 'start-timer' } : { label: done, type: 'done' },
  spoken: (_run, _plan, { duration }) => [`${heading}, ${formatDuration(duration)}`],
});

export const warmUp = timed('Échauffement', WARM_UP_DONE);
export const coolDown = timed(COOL_DOWN, 'Terminer la séance');
