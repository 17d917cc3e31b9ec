import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Stack } from './layout.tsx';

/** Details on request: a line that opens what is below it. */
export function Disclosure({
  summary,
  onToggle,
  children,
}: Pick<ComponentProps<'details'>, 'onToggle'> & { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.disclosure} onToggle={onToggle}>
      <summary className={styles.summary}>{summary}</summary>
      <Stack gap={2} className={styles.content}>
        {children}
      </Stack>
    </details>
  );
}
