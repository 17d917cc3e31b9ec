import { formatDate, formatDaysAhead } from '../calendar/dateText.ts';
import { daysBetween, type LocalDate } from '../calendar/localDate.ts';
import styles from './DaysToRace.module.css';

interface DaysToRaceProps {
  raceDate: LocalDate;
  /** « 9 h 20 », where it is known. */
  wave?: string | undefined;
  today: LocalDate;
}

/** How far the race is; for a race to come. */
export function DaysToRace({ raceDate, wave, today }: DaysToRaceProps) {
  const left = daysBetween(today, raceDate);
  return (
    <h2 className={styles.days}>
      <span className={styles.count} aria-hidden="true">
        J−{left}
      </span>
      <span className={styles.words}>
        <span>
          Course le {formatDate(raceDate, today)}
          {wave && ` à ${wave}`}
          <span className="visually-hidden">,</span>
        </span>{' '}
        <span>{formatDaysAhead(left)}</span>
      </span>
    </h2>
  );
}
