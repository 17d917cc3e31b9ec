import type { Training } from '../../schema/training.ts';
import { Prose } from '../renderers/Prose.tsx';
import { Stack } from '../ui/layout.tsx';
import { Table } from '../ui/Table.tsx';

interface ReserveTableProps {
  reserve: NonNullable<Training['reserve']>;
}

/** In strength, the repetitions that each effort leaves in reserve. */
export function ReserveTable({ reserve: { title, text, scale } }: ReserveTableProps) {
  return (
    <Stack gap={2}>
      <h3>{title}</h3>
      <p>
        <Prose text={text} />
      </p>
      <Table
        label={title}
        columns={['RPE', 'En réserve', 'Ce que tu sens']}
        rows={scale.map(({ rpe, reserve, feeling }) => ({ key: `${rpe}`, cells: [rpe, reserve, feeling] }))}
      />
    </Stack>
  );
}
