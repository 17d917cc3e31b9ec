// biome-ignore-all lint/a11y/noRedundantRoles: narrow, its parts are no table boxes.
import type { ReactNode } from 'react';
import styles from './NumberTable.module.css';

interface NumberTableProps {
  /** Its name for screen readers. */
  label: string;
  columns: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Numbers side by side. WebKit takes parts that are laid out otherwise for no table unless they say their role. */
export function NumberTable({ label, columns, rows }: NumberTableProps) {
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
              <th key={index} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells: [name, ...others] }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
                <td key={index} role="cell">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
