import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Link } from 'react-router-dom';
import type { PublishedDay } from '../../schema/programme.ts';
import { formatDuration, formatRest } from '../format/quantities.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './DayRow.module.css';
import { DayTexts } from './DayTexts.tsx';
import { IntensityMark } from './IntensityMark.tsx';
import { PaceLine } from './PaceLine.tsx';
import { SessionIcon } from './SessionIcon.tsx';

/** What a screen adds to a day beside what the coaches wrote. */
export interface DayRowOptions {
  /** After its name: « 12 janvier ». */
  date?: string | undefined;
  isToday?: boolean;
  /** Where the day leads. */
  href?: To | undefined;
  /** What the member can do with it, at the end of its row. */
  control?: ReactNode;
  /** What the member can do with it now, above the text, however long that is. */
  actions?: ReactNode;
  /** Leaves out how it is done, once it is: description, paces and rest. */
  isBrief?: boolean;
}

interface DayRowProps extends DayRowOptions {
  day: PublishedDay;
}

/** An item of a list of days. */
export function DayRow({ day: entry, date, isToday = false, href, control, actions, isBrief = false }: DayRowProps) {
  const { day, activity, type, duration, intensity, paces, rest, suggested } = entry;
  return (
    <li className={styles.day} data-type={type} aria-current={isToday ? 'date' : undefined}>
      <p className={styles.name}>
        {day} {date && <span className={styles.date}>{date}</span>}{' '}
        {isToday && <strong className={styles.today}>Aujourd’hui</strong>}
      </p>
      <div className={styles.what}>
        <h3 className={styles.activity}>
          {type && <SessionIcon type={type} />}
          {href ? (
            <Link to={href} className={styles.link}>
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
        {suggested && (
          <p className={styles.detail}>
            <strong>Séance conseillée&nbsp;:</strong> {suggested.name}
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {!isBrief && (
        <div className={styles.how}>
          <DayTexts day={entry} className={styles.text} />
          {paces?.map((pace) => (
            <PaceLine key={pace.id} pace={pace} className={styles.detail} />
          ))}
          {rest && (
            <p className={styles.detail}>
              <strong>{type === 'fractionné' ? 'Récupération' : 'Repos'}&nbsp;:</strong> {formatRest(rest)}
            </p>
          )}
        </div>
      )}
      {control && <div className={styles.control}>{control}</div>}
      {href && <Icon icon={ChevronRight} className={styles.chevron} />}
    </li>
  );
}
