import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PublishedDay, PublishedWeek } from '../../schema/programme.ts';
import { formatDuration, formatRest, formatSeconds } from './format.ts';
import { IntensityMark } from './IntensityMark.tsx';
import { weekMinutes } from './minutes.ts';
import { SessionIcon } from './SessionIcon.tsx';
import styles from './WeekTable.module.css';
import { weekAnchor } from './weekAnchor.ts';

/** A week, day by day; days with workouts lead to them. */
export function WeekTable({ week }: { week: PublishedWeek }) {
  const id = weekAnchor(week);
  return (
    <section className={styles.week} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          Semaine {week.number}
        </h2>
        {week.kind && <span className={styles.kind}>{week.kind}</span>}
        <span className={styles.total}>{formatSeconds(weekMinutes(week) * 60)}</span>
      </header>
      <p className={styles.focus}>{week.focus}</p>
      <ol className={styles.days}>
        {week.days.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ol>
    </section>
  );
}

function Day({
  day: { day, activity, type, duration, intensity, description, rest, link, suggested },
}: {
  day: PublishedDay;
}) {
  return (
    <li className={styles.day} data-type={type}>
      <p className={styles.name}>{day}</p>
      <div className={styles.what}>
        <h3 className={styles.activity}>
          {type && <SessionIcon type={type} />}
          {link ? (
            <Link
              to={{ pathname: link, search: suggested ? `?suggested=${suggested.id}` : '' }}
              className={styles.link}
            >
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
      {link && <ChevronRight aria-hidden className={styles.chevron} />}
    </li>
  );
}
