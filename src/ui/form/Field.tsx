import type { ReactNode } from 'react';
import { Stack } from '../layout.tsx';
import styles from './Field.module.css';

interface FieldProps {
  label: ReactNode;
  /** Of the control. */
  id: string;
  /** What is wrong, and its id. */
  error?: { id: string | undefined; text: string } | undefined;
  /** The control, and what is at its end. */
  children: ReactNode;
}

/** A control in its box, below its label. */
export const Field = ({ label, id, error, children }: FieldProps) => (
  <Stack gap={2}>
    <label htmlFor={id} className="strong">
      {label}
    </label>
    <div className={styles.box}>{children}</div>
    {error && (
      <p id={error.id} className="strong accent">
        {error.text}
      </p>
    )}
  </Stack>
);
