import type { CalendarWeek } from '../schedule/model/day.ts';
import type { DoneMarks } from '../schedule/model/done.ts';
import { progressOf } from '../schedule/model/progress.ts';
import { Cluster, Columns } from '../ui/layout.tsx';
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
    <Columns as="ul" of="lines">
      {weeks.map((week) => {
        const sessions = progressOf([week], done);
        return (
          <Cluster as="li" key={week.number} gap={2} className={styles.week}>
            <span>
              Semaine <strong>{week.number}</strong>
            </span>
            <span className="small muted">{whenOf(week)}</span>
            <span className={`${styles.count} small muted tabular`}>
              {sessions ? `${sessions.filter(Boolean).length} sur ${sessions.length}` : 'rien de coché'}
            </span>
            {sessions && <ProgressMarks sessions={sessions} />}
          </Cluster>
        );
      })}
    </Columns>
  );
}
