import { formatDate, formatDaysAhead } from '../calendar/dateText.ts';
import { daysBetween, type LocalDate } from '../calendar/localDate.ts';
import styles from './DaysToRace.module.css';

/** How far the race is; for a race to come. */
export function DaysToRace({ raceDate, today }: { raceDate: LocalDate; today: LocalDate }) {
  const left = daysBetween(today, raceDate);
  return (
    <h2 className={styles.days}>
      <span className={styles.figure} aria-hidden="true">
        J−{left}
      </span>
      <span className={styles.words}>
        <span>Course le {formatDate(raceDate, today)},</span> <span>{formatDaysAhead(left)}</span>
      </span>
    </h2>
  );
}
