import { formatClock, formatLongClock, formatPace } from '../../format/quantities.ts';
import { Table } from '../../ui/Table.tsx';
import type { Split } from '../model/entry.ts';
import type { ComparedSplit } from '../model/raceComparison.ts';

const LOOKS = { run: 'section', station: 'accent', transition: 'muted' } as const;

interface SplitsTableProps {
  splits: readonly (Split | ComparedSplit)[];
  /** With the field's times. */
  isCompared: boolean;
}

/** Beside the plan and the field where there are such times; a phone has room for three. */
export function SplitsTable({ splits, isCompared }: SplitsTableProps) {
  const isPlanned = splits.some(({ targetSeconds }) => targetSeconds !== undefined);
  const columns = isCompared
    ? ['Toi', ...(isPlanned ? ['Plan', 'Autres'] : ['Autres', 'Écart'])]
    : ['Temps', ...(isPlanned ? ['Plan', 'Écart'] : [])];
  return (
    <Table
      of="numbers"
      wide
      label="Temps de passage"
      columns={['Étape', ...columns]}
      rows={splits.map((split, index) => {
        const others = isCompared && 'othersSeconds' in split ? split.othersSeconds : undefined;
        const plan = split.targetSeconds;
        return {
          key: `${index}`,
          look: LOOKS[split.kind],
          cells: [
            <SplitName key="name" split={split} />,
            clockOrDash(split.seconds),
            ...(isCompared && isPlanned ? [clockOrDash(plan), clockOrDash(others)] : []),
            ...(isCompared !== isPlanned ? comparedCells(split.seconds, isCompared ? others : plan) : []),
          ],
        };
      })}
    />
  );
}

function SplitName({ split: { kind, name, seconds, meters } }: { split: Split | ComparedSplit }) {
  if (kind !== 'run' || !meters || seconds === undefined) return name;
  return (
    <>
      {name}{' '}
      <span className="muted small nowrap">{formatPace({ secondsPerKm: Math.round((seconds * 1000) / meters) })}</span>
    </>
  );
}

const clockOrDash = (seconds: number | undefined) => (seconds === undefined ? '–' : formatLongClock(seconds));

const comparedCells = (seconds: number | undefined, other: number | undefined) => [
  clockOrDash(other),
  seconds === undefined || other === undefined ? '' : formatDifference(seconds - other),
];

/** « +0:12 », « −1:05 ». */
export function formatDifference(seconds: number): string {
  if (seconds === 0) return '0:00';
  return `${seconds > 0 ? '+' : '−'}${formatClock(Math.abs(seconds))}`;
}
