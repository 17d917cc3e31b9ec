import { formatClock, formatLongClock, formatPace } from '../../format/quantities.ts';
import { Table } from '../../ui/Table.tsx';
import type { Split } from '../model/entry.ts';

const LOOKS = { run: 'section', station: 'accent', transition: 'muted' } as const;

export function SplitsTable({ splits }: { splits: readonly Split[] }) {
  const isPlanned = splits.some(({ targetSeconds }) => targetSeconds !== undefined);
  return (
    <Table
      of="numbers"
      wide
      label="Temps de passage"
      columns={['Étape', 'Temps', ...(isPlanned ? ['Plan', 'Écart'] : [])]}
      rows={splits.map((split, index) => ({
        key: `${index}`,
        look: LOOKS[split.kind],
        cells: [
          <SplitName key="name" split={split} />,
          formatLongClock(split.seconds),
          ...(isPlanned ? plannedCells(split) : []),
        ],
      }))}
    />
  );
}

function SplitName({ split: { kind, name, seconds, meters } }: { split: Split }) {
  if (kind !== 'run' || !meters) return name;
  return (
    <>
      {name}{' '}
      <span className="muted small nowrap">{formatPace({ secondsPerKm: Math.round((seconds * 1000) / meters) })}</span>
    </>
  );
}

const plannedCells = ({ seconds, targetSeconds }: Split) =>
  targetSeconds === undefined ? ['–', ''] : [formatLongClock(targetSeconds), formatDifference(seconds - targetSeconds)];

/** « +0:12 », « −1:05 ». */
export function formatDifference(seconds: number): string {
  if (seconds === 0) return '0:00';
  return `${seconds > 0 ? '+' : '−'}${formatClock(Math.abs(seconds))}`;
}
