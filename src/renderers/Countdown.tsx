import { formatDate, formatDaysAhead } from '../calendar/dateText.ts';
import { daysBetween, type LocalDate } from '../calendar/localDate.ts';
import styles from './Countdown.module.css';

/** How far the race is; for a race to come. */
export function Countdown({ raceDate, today }: { raceDate: LocalDate; today: LocalDate }) {
  const days = daysBetween(today, raceDate);
  return (
    <h2 className={styles.countdown}>
      <span className={styles.figure} aria-hidden="true">
        J−{days}
      </span>
      <span className={styles.words}>
        <span>Course le {formatDate(raceDate, today)},</span> <span>{formatDaysAhead(days)}</span>
      </span>
    </h2>
  );
}
