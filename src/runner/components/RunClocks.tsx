import { formatClock, formatCountdown, formatLongClock } from '../../format/quantities.ts';
import { useClock } from '../clock/useClock.ts';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import { elapsedMs, workMs } from '../model/timing.ts';
import { Numeral } from './Numeral.tsx';
import styles from './RunClocks.module.css';

/** Before timed work, it shows the seconds to get into position. Not read aloud, like all that changes each second. */
export function Countdown({ run, end }: { run: ActiveWorkout; end: number }) {
  const text = useClock(run, (now) => formatCountdown(end - now));
  const countIn = useClock(run, (now) => Math.ceil(((run.timerStartsAt ?? now) - now) / 1000));
  if (countIn > 0) {
    return (
      <Numeral accent aria-hidden="true">
        {String(countIn)}
      </Numeral>
    );
  }
  return (
    <Numeral role="timer" aria-live="off">
      {text}
    </Numeral>
  );
}

export function RestOver({ run }: { run: ActiveWorkout }) {
  const text = useClock(run, (now) => formatClock(Math.max(0, Math.floor((now - run.stepStartedAt) / 1000))));
  return <p className={`callout tabular ${styles.over}`}>Repos fini depuis {text}</p>;
}

/** Since the step began. */
export function StepClock({ run, targetSeconds }: { run: ActiveWorkout; targetSeconds?: number | undefined }) {
  const seconds = useClock(run, (now) => Math.max(0, Math.floor((now - run.stepStartedAt) / 1000)));
  return (
    <Numeral size="split" accent={targetSeconds !== undefined && seconds > targetSeconds} role="timer" aria-live="off">
      {formatLongClock(seconds)}
    </Numeral>
  );
}

/** Since the start; with a name for the work, without the warm-up and the cool-down. */
export function ElapsedTime({ run, workName }: { run: ActiveWorkout; workName: string | undefined }) {
  const elapsed = workName ? workMs : elapsedMs;
  const text = useClock(run, (now) => formatLongClock(Math.floor(elapsed(run, now) / 1000)));
  return (
    <p className={`${styles.elapsed} tabular ${workName ? '' : 'muted'}`} data-large={workName !== undefined}>
      {workName ? (
        <span className={styles.name}>{workName} </span>
      ) : (
        <span className="visually-hidden">Depuis le début&nbsp;: </span>
      )}
      {text}
    </p>
  );
}
