import { Link } from 'react-router-dom';
import { decimal } from '../format/decimal.ts';
import { formatKg } from '../format/load.ts';
import { exerciseAddress } from '../memberRoutes.ts';
import { Columns, Stack } from '../ui/layout.tsx';
import { Table } from '../ui/Table.tsx';
import type { LoggedSet } from './model/entry.ts';
import { exerciseGroups } from './model/exerciseGroups.ts';
import { formatAllSets } from './model/lastTimeText.ts';
import { formatMeters, formatTime } from './model/sessionValues.ts';

interface Column {
  name: string;
  of: (set: LoggedSet) => string | number | undefined;
}

const optional = <Value,>(value: Value | undefined, format: (value: Value) => string) =>
  value === undefined ? undefined : format(value);

const COLUMNS: readonly Column[] = [
  { name: 'Charge', of: ({ kg }) => optional(kg, formatKg) },
  { name: 'Rép.', of: ({ reps }) => reps },
  { name: 'Distance', of: ({ meters }) => optional(meters, formatMeters) },
  { name: 'Temps', of: ({ seconds }) => optional(seconds, formatTime) },
  { name: 'RPE', of: ({ rpe }) => optional(rpe, decimal) },
  { name: 'Note', of: ({ note }) => note },
];

export function LoggedSets({ sets }: { sets: readonly LoggedSet[] }) {
  return (
    <Columns gap={5}>
      {exerciseGroups(sets).map(({ exercise, name, isAlternative, sets: ofExercise }) => (
        <Stack as="section" key={`${exercise} ${name}`} gap={2}>
          <h3>
            <Link to={exerciseAddress(exercise)}>{name}</Link>
            {isAlternative && <span className="muted regular"> (remplaçant)</span>}
          </h3>
          <SetTable name={name} sets={ofExercise} />
        </Stack>
      ))}
    </Columns>
  );
}

function SetTable({ name, sets }: { name: string; sets: readonly LoggedSet[] }) {
  const columns = COLUMNS.filter(({ of }) => sets.some((set) => of(set) !== undefined));
  if (columns.length === 0) return <p>{formatAllSets(sets)}</p>;
  return (
    <Table
      of="numbers"
      label={name}
      columns={['Série', ...columns.map((column) => column.name)]}
      rows={sets.map((set, index) => ({
        key: `${index}`,
        cells: [index + 1, ...columns.map(({ of }) => of(set) ?? '–')],
      }))}
    />
  );
}
