import type { CSSProperties } from 'react';
import type { PublishedPhase } from '../../schema/programme.ts';
import { weekMinutes } from '../format/minutes.ts';
import { formatSeconds } from '../format/quantities.ts';
import { Stack } from '../ui/layout.tsx';
import styles from './ProgrammeChart.module.css';

interface ProgrammeChartProps {
  caption: string;
  phases: readonly PublishedPhase[];
  /** Those that a late start leaves out. */
  skipped: readonly { number: number }[];
}

/** The whole programme as one row of bars: the time that each week asks for. */
export function ProgrammeChart({ caption, phases, skipped }: ProgrammeChartProps) {
  const isSkipped = (week: { number: number }) => skipped.some(({ number }) => number === week.number);
  const all = phases.flatMap(({ weeks }) => weeks);
  const longest = Math.max(1, ...all.map(weekMinutes));
  return (
    <Stack as="figure" gap={4}>
      <figcaption className="heading strong">{caption}</figcaption>
      <ol className={`graphic ${styles.phases}`}>
        {phases.map((phase) => (
          <li
            key={phase.number}
            className={styles.phase}
            style={{ '--weeks': phase.weeks.length, '--share': phase.weeks.length / all.length } as CSSProperties}
          >
            <ol className={styles.weeks}>
              {phase.weeks.map((week) => (
                <li key={week.number} className={styles.week} data-kind={week.kind} data-skipped={isSkipped(week)}>
                  <span className={styles.minutes}>{formatSeconds(weekMinutes(week) * 60)}</span>
                  <span className={styles.bar} style={{ '--share': weekMinutes(week) / longest } as CSSProperties} />
                  <span className={styles.number}>
                    <span className="visually-hidden">semaine </span>
                    {week.number}
                  </span>
                  {week.kind && <span className="visually-hidden">{week.kind}</span>}
                  {isSkipped(week) && <span className="visually-hidden">sautée</span>}
                </li>
              ))}
            </ol>
            <span className={styles.name}>{phase.name}</span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
