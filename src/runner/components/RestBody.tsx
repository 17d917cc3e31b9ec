import type { ReactNode } from 'react';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { upNext } from '../messages/workoutMessages.ts';
import type { Plan, RestStep } from '../model/plan.ts';
import { restEnd } from '../model/timing.ts';
import { RangeEnds } from './RangeEnds.tsx';
import styles from './RestBody.module.css';
import { Countdown } from './RunClocks.tsx';
import type { StepProps } from './stepProps.ts';

const SHIFT_SECONDS = 15;

/** A rest: what is left of it, and what comes after. */
export function RestBody({
  run,
  plan,
  step,
  dispatch,
  children,
}: StepProps<RestStep> & {
  plan: Plan;
  /** What was noted of the sets before it. */
  children: ReactNode;
}) {
  const next = upNext(run, plan);
  const shift = (seconds: number) => dispatch({ type: 'shift-rest', seconds });
  return (
    <>
      <Cluster align="end" className={styles.clock}>
        <Countdown run={run} end={restEnd(run, step)} />
        {run.pausedAt === undefined && (
          <>
            <RangeEnds run={run} step={step} dispatch={dispatch} />
            <Stack gap={2}>
              <Shift sign="−" label="Raccourcir" onPress={() => shift(-SHIFT_SECONDS)} />
              <Shift sign="+" label="Allonger" onPress={() => shift(SHIFT_SECONDS)} />
            </Stack>
          </>
        )}
      </Cluster>
      <Stack gap={1} className={`ruled ${styles.next}`}>
        <p>{['Ensuite', next.position, next.dose].filter(Boolean).join(' · ')}</p>
        <p className="heading strong">{next.name}</p>
      </Stack>
      {children}
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
