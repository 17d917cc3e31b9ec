import { formatDuration } from '../../format/quantities.ts';
import { Prose } from '../../renderers/Prose.tsx';
import { Numeral } from '../components/Numeral.tsx';
import { RangeEnds } from '../components/RangeEnds.tsx';
import { Countdown } from '../components/RunClocks.tsx';
import { TransitionChoice } from '../components/TransitionChoice.tsx';
import { DoneSets } from '../log/DoneSets.tsx';
import { COOL_DOWN } from '../messages/workoutMessages.ts';
import type { CoolDownStep, WarmUpStep } from '../model/plan.ts';
import { isTimedBySegment } from '../model/segments.ts';
import { countdownEnd } from '../model/timing.ts';
import type { StepBodyProps, StepKind, StepProps } from './stepKind.ts';

/** Also starts the clock of a workout that is timed by segment. */
const WARM_UP_DONE = 'Échauffement fait';

const timed = (heading: string, done: string): StepKind<WarmUpStep | CoolDownStep> => ({
  heading: () => heading,
  announcement: (_run, _plan, { duration }) => `${heading}, ${formatDuration(duration)}.`,
  primary: ({ timerStartsAt }) =>
    timerStartsAt === undefined ? { label: 'Partir', type: 'start-timer' } : { label: done, type: 'done' },
  spoken: (_run, _plan, { duration }) => [`${heading}, ${formatDuration(duration)}`],
});

export const warmUp: StepKind<WarmUpStep> = { ...timed('Échauffement', WARM_UP_DONE), Body: WarmUpBody };
export const coolDown: StepKind<CoolDownStep> = { ...timed(COOL_DOWN, 'Terminer la séance'), Body: CoolDownBody };

function WarmUpBody(props: StepBodyProps<WarmUpStep>) {
  const { workout, run, plan, reductions, instruction, dispatch } = props;
  return (
    <>
      <TimedText {...props} />
      {reductions.map(({ name, text }) => (
        <p key={name} className="apart">
          {name}&nbsp;: <strong>{text}</strong>
        </p>
      ))}
      {instruction && (
        <p className="apart">
          Consigne du jour&nbsp;:{' '}
          <strong>
            <Prose text={instruction} withLinks={false} />
          </strong>
        </p>
      )}
      {isTimedBySegment(workout) && !workout.intervals && (
        <TransitionChoice run={run} plan={plan} startLabel={WARM_UP_DONE} dispatch={dispatch} />
      )}
    </>
  );
}

function CoolDownBody(props: StepBodyProps<CoolDownStep>) {
  return (
    <>
      <TimedText {...props} />
      {(!isTimedBySegment(props.workout) || props.workout.intervals) && <DoneSets {...props} />}
    </>
  );
}

function TimedText({ run, step, dispatch }: StepProps<WarmUpStep | CoolDownStep>) {
  const end = countdownEnd(run, step);
  return (
    <>
      {end === undefined ? (
        <Numeral size="dose">{formatDuration(step.duration)}</Numeral>
      ) : (
        <Countdown run={run} end={end} />
      )}
      <RangeEnds run={run} step={step} dispatch={dispatch} />
      <p className="lead">
        <Prose text={step.text} withLinks={false} />
      </p>
    </>
  );
}
