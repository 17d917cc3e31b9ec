import { useId } from 'react';
import styles from './NoteField.module.css';

interface NoteFieldProps {
  label: string;
  value: string | undefined;
  onChange: (note: string | undefined) => void;
}

const LENGTH_MAX = 500;

export function NoteField({ label, value = '', onChange }: NoteFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={2}
        maxLength={LENGTH_MAX}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    </div>
  );
}
