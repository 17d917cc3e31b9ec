// biome-ignore-all lint/a11y/noRedundantRoles: WebKit exposes no table when its parts are laid out otherwise, unless they say their role.
import { Fragment, type ReactNode } from 'react';
import styles from './Table.module.css';

export interface TableRow {
  /** Stays when rows are added. */
  key: string;
  /** One for each column; the first names the row. */
  cells: readonly ReactNode[];
  look?: 'section' | 'accent' | 'muted' | undefined;
  /** Below it, across all columns. */
  detail?: ReactNode;
}

interface TableProps {
  /** Its name for screen readers. */
  label: string;
  columns: readonly ReactNode[];
  rows: readonly TableRow[];
  /** Of numbers, or of short texts. */
  of?: 'numbers' | 'texts';
  /** As wide as the page; numbers are as wide as they need otherwise. */
  wide?: boolean;
}

/** Short facts side by side: the first column names what the others say. */
export function Table({ label, columns, rows, of = 'texts', wide = of === 'texts' }: TableProps) {
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table} aria-label={label} data-of={of} data-wide={wide}>
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
          {rows.map(({ key, cells: [name, ...others], look, detail }) => (
            <Fragment key={key}>
              <tr role="row" data-look={look}>
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
              {detail && (
                <tr role="row" className={styles.detail}>
                  <td role="cell" colSpan={columns.length}>
                    {detail}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
