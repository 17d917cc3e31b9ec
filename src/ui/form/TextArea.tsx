import { type ComponentProps, useId } from 'react';
import styles from './TextField.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
}

/** A field for more than a line. */
export function TextArea({ label, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea id={id} className={styles.input} rows={3} {...rest} />
      </div>
    </div>
  );
}
