import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

/** More for those who ask: a line that opens what stands below it. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
