import { Link } from 'react-router-dom';
import { exerciseAddress } from '../memberRoutes.ts';
import { Columns, Stack } from '../ui/layout.tsx';
import { Table } from '../ui/Table.tsx';
import type { LoggedSet } from './model/entry.ts';
import { exerciseGroups } from './model/exerciseGroups.ts';
import { formatAllSets } from './model/lastTimeText.ts';
import type { NumberField } from './model/numberFields.ts';
import { SET_NUMBER_FIELDS, SET_NUMBERS } from './model/setNumbers.ts';

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
  const fields = SET_NUMBER_FIELDS.filter((field) => sets.some((set) => set[field] !== undefined));
  const hasNotes = sets.some(({ note }) => note !== undefined);
  if (fields.length === 0 && !hasNotes) return <p>{formatAllSets(sets)}</p>;
  return (
    <Table
      of="numbers"
      label={name}
      columns={['Série', ...fields.map((field) => SET_NUMBERS[field].column), ...(hasNotes ? ['Note'] : [])]}
      rows={sets.map((set, index) => ({
        key: `${index}`,
        cells: [index + 1, ...fields.map((field) => numberText(set, field)), ...(hasNotes ? [set.note ?? '–'] : [])],
      }))}
    />
  );
}

function numberText(set: LoggedSet, field: NumberField): string {
  const value = set[field];
  return value === undefined ? '–' : SET_NUMBERS[field].format(value);
}
