import { formatDuration, formatSeconds } from '../../format/quantities.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { RangeEnds } from '../components/RangeEnds.tsx';
import { Countdown } from '../components/RunClocks.tsx';
import { DoneSets } from '../log/DoneSets.tsx';
import { thenInFull, upNext } from '../messages/workoutMessages.ts';
import type { RestStep } from '../model/plan.ts';
import { restEnd } from '../model/timing.ts';
import styles from './rest.module.css';
import type { StepBodyProps, StepKind } from './stepKind.ts';

const HEADING = 'Repos';
const SHIFT_SECONDS = 15;

export const rest: StepKind<RestStep> = {
  isRest: true,
  heading: () => HEADING,
  announcement: (run, plan, { duration }) => `${HEADING}, ${formatDuration(duration)}.${thenInFull(run, plan)}`,
  primary: () => ({ label: 'Passer le repos', type: 'done' }),
  spoken: (run, plan, step, now) => {
    const seconds = Math.max(0, Math.ceil((restEnd(run, step) - now) / 1000));
    return [`${HEADING}, ${formatSeconds(seconds)}`, `Ensuite, ${upNext(run, plan).name}`];
  },
  Body: RestBody,
};

function RestBody(props: StepBodyProps<RestStep>) {
  const { run, plan, step, dispatch } = props;
  const next = upNext(run, plan);
  const shift = (seconds: number) => dispatch({ type: 'shift-rest', seconds });
  return (
    <>
      <Cluster align="end" className={styles.clock}>
        <Countdown run={run} end={restEnd(run, step)} />
        {run.pausedAt === undefined && (
          <>
            <RangeEnds run={run} step={step} dispatch={dispatch} />
            <div className={styles.shifts}>
              <Shift sign="−" label="Raccourcir" onPress={() => shift(-SHIFT_SECONDS)} />
              <Shift sign="+" label="Allonger" onPress={() => shift(SHIFT_SECONDS)} />
            </div>
          </>
        )}
      </Cluster>
      {/* On a low screen, what is to be noted is in sight, and what is to be read below. */}
      <DoneSets {...props} />
      <Stack gap={1} className={`ruled ${styles.next}`}>
        <p>{['Ensuite', next.position, next.dose].filter(Boolean).join(' · ')}</p>
        <p className="heading strong">{next.name}</p>
      </Stack>
    </>
  );
}

function Shift({ sign, label, onPress }: { sign: string; label: string; onPress: () => void }) {
  return (
    <button type="button" className={`key ${styles.shift}`} onClick={onPress}>
      <span className="visually-hidden">{label} le repos de </span>
      <span aria-hidden="true">
        {sign}
        &#8239;
      </span>
      {SHIFT_SECONDS}
      &nbsp;s
    </button>
  );
}
