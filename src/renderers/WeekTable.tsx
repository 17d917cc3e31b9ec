import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PublishedDay, PublishedWeek } from '../../schema/programme.ts';
import { dayIdOf } from '../programme/day.ts';
import type { DoneMarks } from '../programme/done.ts';
import { progressOf } from '../programme/progress.ts';
import { formatDuration, formatRest, formatSeconds } from './format.ts';
import { IntensityMark } from './IntensityMark.tsx';
import { weekMinutes } from './minutes.ts';
import { ProgressMarks } from './ProgressMarks.tsx';
import { SessionIcon } from './SessionIcon.tsx';
import styles from './WeekTable.module.css';
import { weekAnchor } from './weekAnchor.ts';

/** What stands on a day beside what the coaches wrote. */
export interface DayExtras {
  /** After its name: « 12 janvier ». */
  date?: string | undefined;
  isToday?: boolean;
  /** What the member can do with it, at the end of its row. */
  control?: ReactNode;
}

interface WeekTableProps {
  week: PublishedWeek;
  /** « 12–18 janvier », or why it has no dates. */
  when?: string | undefined;
  /** The member's marks: a week that was begun says how far it is. */
  done?: DoneMarks;
  /** Below the week's focus. */
  children?: ReactNode;
  extrasOf?: (day: PublishedDay) => DayExtras;
}

/** A week, day by day; days with workouts lead to them. */
export function WeekTable({ week, when, done = {}, children, extrasOf }: WeekTableProps) {
  const id = weekAnchor(week);
  const progress = progressOf([week], done);
  return (
    <section className={styles.week} aria-labelledby={id} data-printable>
      <header className={styles.header}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          Semaine {week.number}
        </h2>
        {week.kind && <span className={styles.kind}>{week.kind}</span>}
        {when && <span className={styles.when}>{when}</span>}
        <span className={styles.total}>{formatSeconds(weekMinutes(week) * 60)}</span>
        {progress && (
          <>
            <span className={styles.progress}>
              {progress.filter(Boolean).length} sur {progress.length}
              <span className="visually-hidden"> séances faites</span>
            </span>
            <ProgressMarks sessions={progress} />
          </>
        )}
      </header>
      <p className={styles.focus}>{week.focus}</p>
      {children}
      <ol className={styles.days}>
        {week.days.map((day) => (
          <DayRow key={dayIdOf(week, day)} week={week} day={day} {...extrasOf?.(day)} />
        ))}
      </ol>
    </section>
  );
}

interface DayRowProps extends DayExtras {
  week: PublishedWeek;
  day: PublishedDay;
}

/** An item of a list of days. */
export function DayRow({ week, day: entry, date, isToday = false, control }: DayRowProps) {
  const { day, activity, type, duration, intensity, description, rest, link, suggested } = entry;
  const search = suggested && new URLSearchParams({ suggested: suggested.id, day: dayIdOf(week, entry) }).toString();
  return (
    <li className={styles.day} data-type={type} aria-current={isToday ? 'date' : undefined}>
      <p className={styles.name}>
        {day} {date && <span className={styles.date}>{date}</span>}{' '}
        {isToday && <strong className={styles.today}>Aujourd’hui</strong>}
      </p>
      <div className={styles.what}>
        <h3 className={styles.activity}>
          {type && <SessionIcon type={type} />}
          {link ? (
            <Link to={{ pathname: link, search: search ?? '' }} className={styles.link}>
              {activity}
            </Link>
          ) : (
            activity
          )}
        </h3>
        {(duration || intensity) && (
          <p className={styles.dose}>
            {duration && <strong className={styles.duration}>{formatDuration(duration)}</strong>}
            {intensity && <IntensityMark intensity={intensity} />}
          </p>
        )}
      </div>
      <div className={styles.how}>
        {suggested && (
          <p className={styles.detail}>
            <strong>Séance conseillée{'\u00a0'}:</strong> {suggested.name}
          </p>
        )}
        {description && <p className={styles.description}>{description}</p>}
        {rest && (
          <p className={styles.detail}>
            <strong>
              {type === 'fractionné' ? 'Récupération' : 'Repos'}
              {'\u00a0'}:
            </strong>{' '}
            {formatRest(rest)}
          </p>
        )}
      </div>
      {control && <div className={styles.control}>{control}</div>}
      {link && <ChevronRight aria-hidden className={styles.chevron} />}
    </li>
  );
}
