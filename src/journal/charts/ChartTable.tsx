import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Table } from '../../ui/Table.tsx';

interface ChartTableProps {
  label: string;
  columns: readonly string[];
  /** Asked for once the table is opened. */
  rows: () => readonly { key: string; cells: readonly ReactNode[] }[];
}

export function ChartTable({ label, columns, rows }: ChartTableProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      summary={
        <>
          Le tableau<span className="visually-hidden">{`\u00a0: ${label}`}</span>
        </>
      }
      onToggle={() => setWasOpened(true)}
    >
      {wasOpened && <Table of="numbers" label={label} columns={columns} rows={rows()} />}
    </Disclosure>
  );
}
