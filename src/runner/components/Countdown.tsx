import { formatCountdown } from '../../format/quantities.ts';
import styles from './Countdown.module.css';

/** The last seconds before timed work counts. Not read aloud. */
export function CountIn({ ms }: { ms: number }) {
  return (
    <p className={styles.countIn} aria-hidden="true">
      {Math.max(1, Math.ceil(ms / 1000))}
    </p>
  );
}

/** What is left, in numerals as large as the screen; `ms` may be below zero. Not read aloud: it changes each second. */
export function Countdown({ ms }: { ms: number }) {
  const text = formatCountdown(ms);
  return (
    <p className={styles.countdown} data-length={text.length > 4 ? 'long' : 'short'} role="timer" aria-live="off">
      {text}
    </p>
  );
}
