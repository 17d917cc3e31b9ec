import type { ReactNode } from 'react';
import styles from './ErrorMessage.module.css';

/** What is wrong with what was just asked. It stays when it is empty: screen readers announce only changes to a live region. */
export function ErrorMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.fault}>
      {children}
    </p>
  );
}
