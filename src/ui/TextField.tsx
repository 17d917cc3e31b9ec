import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './TextField.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Stands inside the field, at its end. */
  action?: ReactNode;
}

export function TextField({ label, action, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input id={id} className={styles.input} {...input} />
        {action}
      </div>
    </div>
  );
}
