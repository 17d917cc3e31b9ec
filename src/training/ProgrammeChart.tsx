import type { CSSProperties } from 'react';
import type { PublishedPhase } from '../../schema/programme.ts';
import { weekMinutes } from '../format/minutes.ts';
import { formatSeconds } from '../format/quantities.ts';
import styles from './ProgrammeChart.module.css';

/** The whole programme as one row of bars: the time that each week asks for. */
export function ProgrammeChart({ caption, phases }: { caption: string; phases: readonly PublishedPhase[] }) {
  const all = phases.flatMap(({ weeks }) => weeks);
  const longest = Math.max(1, ...all.map(weekMinutes));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <ol className={styles.phases}>
        {phases.map((phase) => (
          <li
            key={phase.number}
            className={styles.phase}
            style={{ '--weeks': phase.weeks.length, '--share': phase.weeks.length / all.length } as CSSProperties}
          >
            <ol className={styles.weeks}>
              {phase.weeks.map((week) => (
                <li key={week.number} className={styles.week} data-kind={week.kind}>
                  <span className={styles.minutes}>{formatSeconds(weekMinutes(week) * 60)}</span>
                  <span className={styles.bar} style={{ '--share': weekMinutes(week) / longest } as CSSProperties} />
                  <span className={styles.number}>
                    <span className="visually-hidden">semaine </span>
                    {week.number}
                  </span>
                  {week.kind && <span className="visually-hidden">{week.kind}</span>}
                </li>
              ))}
            </ol>
            <span className={styles.name}>{phase.name}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
