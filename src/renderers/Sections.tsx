import type { Section } from '../../schema/section.ts';
import { Columns, Stack } from '../ui/layout.tsx';
import { Table } from '../ui/Table.tsx';
import { Points } from './Points.tsx';
import { Prose } from './Prose.tsx';
import styles from './Sections.module.css';

/** Short titled texts, side by side where there is room. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <Columns gap={5}>
      {sections.map((section) => (
        <Stack as="section" key={section.id} gap={2} className={styles.section}>
          <h3>{section.title}</h3>
          <SectionBody section={section} />
        </Stack>
      ))}
    </Columns>
  );
}

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
