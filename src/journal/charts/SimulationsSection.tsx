import { Link } from 'react-router-dom';
import { formatDay, formatShortDate } from '../../calendar/dateText.ts';
import { formatClock, formatLongClock } from '../../format/quantities.ts';
import { loggedSessionAddress } from '../../memberRoutes.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Table } from '../../ui/Table.tsx';
import { JournalSection, type SectionProps } from '../JournalSection.tsx';
import type { LoggedSession } from '../model/entry.ts';
import { shownSeconds } from '../model/sessionValues.ts';
import { comparableSessions, splitRows, splitSeconds } from '../model/splits.ts';
import { ChartTable } from './ChartTable.tsx';
import styles from './SimulationsSection.module.css';

const SIDE_BY_SIDE = 3;

/** As the list of sessions says it; without a time of its own, what its splits make. */
const formatTotal = (session: LoggedSession) =>
  formatLongClock(Math.round(shownSeconds(session) ?? splitSeconds(session)));

/** The latest simulations and races side by side, to one scale of time. */
export function SimulationsSection({ sessions, today }: SectionProps) {
  const simulations = sessions
    .filter(({ kind, splits = [] }) => kind !== 'run' && kind !== 'test' && splits.length > 0)
    .slice(0, SIDE_BY_SIDE)
    .toReversed();
  const longest = Math.max(...simulations.map(splitSeconds));
  const compared = comparableSessions(simulations);
  const table = {
    label: 'Les temps de passage, côte à côte',
    columns: ['Étape', ...compared.map(({ on }) => formatShortDate(on))],
  };
  const rows = () => [
    ...splitRows(compared).map(({ key, name, seconds }) => ({
      key,
      cells: [name, ...seconds.map((each) => (each === undefined ? '–' : formatClock(Math.round(each))))],
    })),
    {
      key: 'total',
      cells: ['Total', ...compared.map(formatTotal)],
    },
  ];
  return (
    <JournalSection title="Les simulations">
      {simulations.length === 0 ? (
        <p>Après une simulation, tes temps de passage s’afficheront ici, côte à côte.</p>
      ) : (
        <Stack as="ol" gap={4}>
          {simulations.map((session) => (
            <li key={session.id}>
              <Cluster between>
                <Link to={loggedSessionAddress(session.id)}>
                  {session.name}, {formatDay(session.on, today)}
                </Link>
                <strong className="large tabular">{formatTotal(session)}</strong>
              </Cluster>
              <SplitsBar session={session} longest={longest} />
            </li>
          ))}
        </Stack>
      )}
      {simulations.length > 1 && compared.length === 0 && (
        <p>Ces séances n’ont aucune étape en commun&nbsp;: leurs temps ne se comparent pas.</p>
      )}
      {compared.length > 1 && <Table of="numbers" {...table} rows={rows()} />}
      {/* Its own page tells it as well. */}
      {simulations.length === 1 && <ChartTable {...table} rows={rows} />}
    </JournalSection>
  );
}

const WIDTH = 1000;

function SplitsBar({ session, longest }: { session: LoggedSession; longest: number }) {
  let start = 0;
  return (
    <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" className={`graphic ${styles.bar}`} aria-hidden="true">
      {session.splits?.map(({ kind, seconds }, index) => {
        const [x, width] = [(WIDTH * start) / longest, (WIDTH * seconds) / longest];
        start += seconds;
        const height = kind === 'station' ? 10 : kind === 'run' ? 6 : 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: splits never move.
          <rect key={index} x={x} y={10 - height} width={width} height={height} data-kind={kind} />
        );
      })}
    </svg>
  );
}
