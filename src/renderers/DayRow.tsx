import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';

import { Link, type To } from 'react-router-dom';
import type { PublishedDay } from '../../schema/programme.ts';
import type { RichText } from '../../schema/rich-text.ts';
import { formatDuration, formatRest } from '../format/quantities.ts';
import { Icon } from '../ui/Icon.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
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
  /** The coaches have changed it, and the member has not read so yet. */
  isChanged?: boolean;
  /** Where the day leads. */
  href?: To | undefined;
  /** What is particular about it for this member: « Déplacé de mercredi ». */
  notes?: readonly ReactNode[];
  /** What the coaches say of other sessions, as far as that holds. */
  dependent?: readonly RichText[];
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
export function DayRow({
  day: entry,
  date,
  isToday = false,
  isChanged = false,
  href,
  notes = [],
  dependent,
  control,
  actions,
  isBrief = false,
}: DayRowProps) {
  const { day, activity, type, duration, intensity, paces, rest, suggested } = entry;
  return (
    <Stack
      as="li"
      gap={1}
      className={`${styles.day} row-target`}
      data-type={type}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className={`${styles.name} small muted medium capitalized`}>
        {day} {date && <span className={styles.date}>{date}</span>}{' '}
        {isToday && <strong className={styles.today}>Aujourd’hui</strong>}{' '}
        {isChanged && <span className={`${styles.changed} screen-only`}>Changé</span>}
      </p>
      <Stack className={styles.head}>
        <Stack gap={1} className={styles.what}>
          <h3 className={`${styles.activity} heading`}>
            {type && <SessionIcon type={type} />}
            {href ? (
              <Link to={href} className="row-link">
                {activity}
              </Link>
            ) : (
              activity
            )}
          </h3>
          {(duration || intensity) && (
            <Cluster as="p" gap={4}>
              {duration && <strong className="large tabular">{formatDuration(duration)}</strong>}
              {intensity && <IntensityMark intensity={intensity} />}
            </Cluster>
          )}
          {suggested && <Detail name="Séance conseillée">{suggested.name}</Detail>}
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes never move.
            <p key={index} className={`${styles.note} small`}>
              {note}
            </p>
          ))}
        </Stack>
        {actions && <div className={`${styles.actions} above-link`}>{actions}</div>}
      </Stack>
      {!isBrief && (
        <Stack gap={1} className={styles.how}>
          <DayTexts day={entry} dependent={dependent} className="muted" />
          {paces?.map((pace) => (
            <PaceLine key={pace.id} pace={pace} />
          ))}
          {rest && <Detail name={type === 'fractionné' ? 'Récupération' : 'Repos'}>{formatRest(rest)}</Detail>}
        </Stack>
      )}
      {control && <div className={`${styles.control} above-link`}>{control}</div>}
      {href && <Icon icon={ChevronRight} className={styles.chevron} />}
    </Stack>
  );
}

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <p>
    <strong className="medium">{name}&nbsp;:</strong> {children}
  </p>
);
