import { type ReactNode, useId } from 'react';
import styles from './SelectField.module.css';

interface SelectFieldProps {
  label: ReactNode;
  /** Empty for none. */
  value: string;
  options: readonly { value: string; name: string }[];
  /** Named first, with an empty value; without it one of the options is always chosen. */
  none?: string;
  onChange: (value: string) => void;
}

/** One of a few names. */
export function SelectField({ label, value, options, none, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} className={styles.select} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
