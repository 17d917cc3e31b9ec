import { useId } from 'react';
import { formatSpan } from '../../calendar/dateText.ts';
import { daysBetween } from '../../calendar/localDate.ts';
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
  const has = (kind: 'others' | 'moved' | 'missed' | 'away') => weeks.some((week) => week[kind] > 0);
  const kinds = [
    { kind: isPlanned ? 'done' : 'other', name: 'faite', isShown: true },
    { kind: 'moved', name: 'faite un autre jour', isShown: has('moved') },
    { kind: 'planned', name: 'prévue', isShown: isPlanned },
    { kind: 'missed', name: 'laissée', isShown: has('missed') },
    { kind: 'away', name: 'absence', isShown: has('away') },
    { kind: 'other', name: 'en plus', isShown: isPlanned && has('others') },
  ].filter(({ isShown }) => isShown);
  const columns = isPlanned ? COLUMNS.filter(({ of }) => of === 'done' || of === 'planned' || has(of)) : [WITHOUT_PLAN];
  const ended = weeks.find(({ to, planned }) => planned > 0 && to < today && daysBetween(to, today) <= DAYS_OF_WEEK);
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>Semaine par semaine</h2>
      <div className={`graphic ${styles.weeks}`} aria-hidden="true">
        {weeks.map((week) => (
          <WeekColumn key={week.from} week={week} isNow={week.from <= today && today <= week.to} />
        ))}
      </div>
      <Cluster as="ul" gap={5} className="graphic muted small" aria-hidden="true">
        {kinds.map(({ kind, name }) => (
          <Cluster as="li" key={name} gap={2} align="center">
            <span className={styles.square} data-kind={kind} /> {name}
          </Cluster>
        ))}
      </Cluster>
      {ended && <p>La semaine passée&nbsp;: {verdict(ended)}.</p>}
      <ChartTable
        label="Les séances de chaque semaine"
        columns={['Semaine', ...columns.map(({ name }) => name)]}
        rows={() =>
          weeks.map((week) => ({
            key: week.from,
            cells: [
              `${week.number ? `${week.number}, ` : ''}${formatSpan(week.from, week.to)}`,
              ...columns.map(({ of }) => week[of]),
            ],
          }))
        }
      />
    </Stack>
  );
}

const DAYS_OF_WEEK = 7;

const COLUMNS = [
  { of: 'done', name: 'Faites' },
  { of: 'planned', name: 'Prévues' },
  { of: 'moved', name: 'Un autre jour' },
  { of: 'missed', name: 'Laissées' },
  { of: 'away', name: 'Absence' },
  { of: 'others', name: 'En plus' },
] as const;
const WITHOUT_PLAN = { of: 'others', name: 'Faites' } as const;

/** « 4 sur 6, et c’est bien »: nobody is scolded. */
function verdict({ done, planned, away }: JournalWeek): string {
  const share = `${done} sur ${planned}`;
  if (away > 0) return `${share}, avec une absence`;
  if (done === planned) return `${share}, rien à ajouter`;
  return done * 2 >= planned ? `${share}, et c’est bien` : share;
}

function WeekColumn({ week, isNow }: { week: JournalWeek; isNow: boolean }) {
  const { number, from, done, moved, missed, away, planned, others } = week;
  const squares = [
    ...Array(others).fill('other'),
    ...Array(away).fill('away'),
    ...Array(missed).fill('missed'),
    ...Array(planned - done - missed - away).fill('planned'),
    ...Array(moved).fill('moved'),
    ...Array(done - moved).fill('done'),
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
