import { useId } from 'react';
import { formatSpan } from '../../calendar/dateText.ts';
import { doneSlice } from '../../schedule/doneSlice.ts';
import { useSchedule } from '../../schedule/useProgrammeCalendar.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import type { SectionProps } from '../JournalSection.tsx';
import { type JournalWeek, journalWeeks } from '../model/journalWeeks.ts';
import { ChartTable } from './ChartTable.tsx';
import styles from './WeeksSection.module.css';

export function WeeksSection({ sessions, today }: SectionProps) {
  const id = useId();
  const schedule = useSchedule();
  const [done] = useStoredState(doneSlice);
  const weeks = journalWeeks(schedule, done, sessions, today);
  const isPlanned = weeks.some(({ planned }) => planned > 0);
  const hasOthers = weeks.some(({ others }) => others > 0);
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>Semaine par semaine</h2>
      <div className={`graphic ${styles.weeks}`} aria-hidden="true">
        {weeks.map((week) => (
          <WeekColumn key={week.from} week={week} isNow={week.from <= today && today <= week.to} />
        ))}
      </div>
      <Cluster as="ul" gap={5} className="graphic muted small" aria-hidden="true">
        <Cluster as="li" gap={2} align="center">
          <span className={styles.square} data-kind={isPlanned ? 'done' : 'other'} /> faite
        </Cluster>
        {isPlanned && (
          <Cluster as="li" gap={2} align="center">
            <span className={styles.square} data-kind="planned" /> prévue
          </Cluster>
        )}
        {isPlanned && hasOthers && (
          <Cluster as="li" gap={2} align="center">
            <span className={styles.square} data-kind="other" /> en plus
          </Cluster>
        )}
      </Cluster>
      <ChartTable
        label="Les séances de chaque semaine"
        columns={isPlanned ? ['Semaine', 'Faites', 'Prévues', 'En plus'] : ['Semaine', 'Faites']}
        rows={() =>
          weeks.map(({ from, to, number, planned, others, ...week }) => ({
            key: from,
            cells: [
              `${number ? `${number}, ` : ''}${formatSpan(from, to)}`,
              ...(isPlanned ? [week.done, planned, others] : [others]),
            ],
          }))
        }
      />
    </Stack>
  );
}

function WeekColumn({ week: { number, from, done, planned, others }, isNow }: { week: JournalWeek; isNow: boolean }) {
  const squares = [
    ...Array(others).fill('other'),
    ...Array(planned - done).fill('planned'),
    ...Array(done).fill('done'),
  ] as const;
  return (
    <div className={styles.week} data-now={isNow}>
      {squares.map((kind, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares are alike.
        <span key={index} className={styles.square} data-kind={kind} />
      ))}
      <span className={styles.number} data-date={number === undefined}>
        {number ?? `${Number(from.slice(8))}/${Number(from.slice(5, 7))}`}
      </span>
    </div>
  );
}
