import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './TextField.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Stands inside the field, at its end. */
  action?: ReactNode;
  /** Marks the field as wrong: the id of the text that says why. */
  errorId?: string | undefined;
  /** That text, when it stands below this field. No live region: whoever marks the field announces it. */
  error?: string | undefined;
}

export function TextField({ label, action, errorId, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          {...(errorId && { 'aria-invalid': true, 'aria-describedby': errorId })}
          {...input}
        />
        {action}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
