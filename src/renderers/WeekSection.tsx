import type { ReactNode } from 'react';
import { weekMinutes } from '../format/minutes.ts';
import { formatSeconds } from '../format/quantities.ts';
import type { CalendarDay, CalendarWeek } from '../schedule/model/day.ts';
import type { DoneMarks } from '../schedule/model/done.ts';
import { progressOf } from '../schedule/model/progress.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Cluster } from '../ui/layout.tsx';
import { DayRow, type DayRowOptions } from './DayRow.tsx';
import { ProgressMarks } from './ProgressMarks.tsx';
import styles from './WeekSection.module.css';

interface WeekSectionProps {
  week: CalendarWeek;
  /** The id of its heading, for links to it. */
  id: string;
  /** « 12–18 janvier », or why it has no dates. */
  when?: string | undefined;
  /** A late start leaves it out: its days are there for those who ask. */
  isSkipped?: boolean;
  /** The member's marks: a week that was begun says how far it is. */
  done?: DoneMarks;
  /** Below the week's focus. */
  children?: ReactNode;
  rowPropsOf?: (day: CalendarDay) => DayRowOptions;
}

/** A week, day by day; days with workouts lead to them. */
export function WeekSection({ week, id, when, isSkipped = false, done = {}, children, rowPropsOf }: WeekSectionProps) {
  const progress = progressOf([week], done);
  const days = (
    <>
      {children}
      <ol>
        {week.days.map((day) => (
          <DayRow key={day.id} day={day} {...rowPropsOf?.(day)} />
        ))}
      </ol>
    </>
  );
  return (
    <section className={styles.week} data-skipped={isSkipped} aria-labelledby={id} data-printable>
      <header className={styles.header}>
        <Cluster>
          <h2 id={id} tabIndex={-1} className={styles.title}>
            Semaine {week.number}
          </h2>
          {week.kind && <span className="accent strong">{week.kind}</span>}
        </Cluster>
        <span className={`${styles.total} strong tabular`}>{formatSeconds(weekMinutes(week) * 60)}</span>
        {when && <span className="small muted">{when}</span>}
        {progress && (
          <>
            <span className={`${styles.progress} small muted tabular`}>
              {progress.filter(Boolean).length} sur {progress.length}
              <span className="visually-hidden"> séances faites</span>
            </span>
            <ProgressMarks sessions={progress} />
          </>
        )}
      </header>
      <p className={`${styles.focus} muted`}>{week.focus}</p>
      {isSkipped ? <Disclosure summary="Voir quand même">{days}</Disclosure> : days}
    </section>
  );
}
