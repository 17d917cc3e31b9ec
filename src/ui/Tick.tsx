import type { ReactNode } from 'react';
import styles from './Tick.module.css';

interface TickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** Something to tick off; its words belong to the target. */
export function Tick({ checked, onChange, children }: TickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
