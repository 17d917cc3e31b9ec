import type { Section } from '../../schema/section.ts';
import { Points } from './Points.tsx';
import { Prose } from './Prose.tsx';
import { Table } from './Table.tsx';

/** What a section says below its title. */
export function SectionBody({ section: { title, text, points, table } }: { section: Section }) {
  return (
    <>
      {text && (
        <p>
          <Prose text={text} />
        </p>
      )}
      {points && <Points points={points} />}
      {table && (
        <Table
          label={title}
          columns={table.columns}
          rows={table.rows.map((row) => ({ key: row.label, cells: [row.label, <Prose key="text" text={row.text} />] }))}
        />
      )}
    </>
  );
}
