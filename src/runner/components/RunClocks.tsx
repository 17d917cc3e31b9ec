import { formatClock, formatCountdown, formatLongClock } from '../../format/quantities.ts';
import { useClock } from '../clock/useClock.ts';
import type { Run } from '../model/run.ts';
import { elapsedMs, workMs } from '../model/timing.ts';
import countdownStyles from './Countdown.module.css';
import layoutStyles from './RunnerLayout.module.css';
import setStyles from './SetBody.module.css';
import splitStyles from './SplitBody.module.css';

/**
 * What is left until `end`, in numerals as large as the screen; before timed work, the seconds to get into position. Not
 * read aloud, like all that changes each second.
 */
export function Countdown({ run, end }: { run: Run; end: number }) {
  const text = useClock(run, (now) => formatCountdown(end - now));
  const countIn = useClock(run, (now) => Math.ceil(((run.goAt ?? now) - now) / 1000));
  if (countIn > 0) {
    return (
      <p className={countdownStyles.countIn} aria-hidden="true">
        {countIn}
      </p>
    );
  }
  return (
    <p
      className={countdownStyles.countdown}
      data-length={text.length > 4 ? 'long' : 'short'}
      role="timer"
      aria-live="off"
    >
      {text}
    </p>
  );
}

/** How long ago a rest ended by itself. */
export function RestOver({ run }: { run: Run }) {
  const text = useClock(run, (now) => formatClock(Math.max(0, Math.floor((now - run.since) / 1000))));
  return <p className={setStyles.over}>Repos fini depuis {text}</p>;
}

/** How long a segment has taken, in numerals to be read at arm's length; not read aloud. */
export function SegmentClock({ run, targetSeconds }: { run: Run; targetSeconds: number | undefined }) {
  const seconds = useClock(run, (now) => Math.max(0, Math.floor((now - run.since) / 1000)));
  const text = formatLongClock(seconds);
  return (
    <p
      className={splitStyles.clock}
      data-length={text.length > 4 ? 'long' : 'short'}
      data-over={targetSeconds !== undefined && seconds > targetSeconds}
      role="timer"
      aria-live="off"
    >
      {text}
    </p>
  );
}

/** Since the start; with a name for the work, without the warm-up and the cool-down. */
export function ElapsedTime({ run, workName }: { run: Run; workName: string | undefined }) {
  const elapsed = workName ? workMs : elapsedMs;
  const text = useClock(run, (now) => formatLongClock(Math.floor(elapsed(run, now) / 1000)));
  return (
    <p className={workName ? layoutStyles.work : layoutStyles.elapsed}>
      {workName ? (
        <span className={layoutStyles.detail}>{workName} </span>
      ) : (
        <span className="visually-hidden">Depuis le début&nbsp;: </span>
      )}
      {text}
    </p>
  );
}
