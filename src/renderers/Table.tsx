import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  /** Its name for screen readers. */
  label: string;
  columns: readonly string[];
  /** A key that stays, and a cell for each column; the first one names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Short facts side by side: the first column names what the others say. */
export function Table({ label, columns, rows }: TableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...others] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {others.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
