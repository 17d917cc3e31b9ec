import type { CalendarWeek } from '../schedule/model/day.ts';
import type { DoneMarks } from '../schedule/model/done.ts';
import { progressOf } from '../schedule/model/progress.ts';
import { ProgressMarks } from './ProgressMarks.tsx';
import styles from './WeekMarks.module.css';

interface WeekMarksProps {
  weeks: readonly CalendarWeek[];
  /** « 12–18 janvier » */
  whenOf: (week: CalendarWeek) => string | undefined;
  done: DoneMarks;
}

/** Weeks line by line: when they were, how many sessions were done, and a mark per session. */
export function WeekMarks({ weeks, whenOf, done }: WeekMarksProps) {
  return (
    <ul className={styles.weeks}>
      {weeks.map((week) => {
        const sessions = progressOf([week], done);
        return (
          <li key={week.number} className={styles.week}>
            <span>
              Semaine <strong>{week.number}</strong>
            </span>
            <span className={styles.when}>{whenOf(week)}</span>
            <span className={styles.count}>
              {sessions ? `${sessions.filter(Boolean).length} sur ${sessions.length}` : 'rien de coché'}
            </span>
            {sessions && <ProgressMarks sessions={sessions} />}
          </li>
        );
      })}
    </ul>
  );
}
