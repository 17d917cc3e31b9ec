import type { ReactNode } from 'react';
import styles from './FigureTable.module.css';

interface FigureTableProps {
  /** Its name for screen readers. */
  label: string;
  columns: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Figures side by side. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
              <th key={index} scope="col">
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
    </div>
  );
}
