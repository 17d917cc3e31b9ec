import { type ReactNode, useId } from 'react';
import styles from './RadioGroup.module.css';

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  value: Value;
  options: readonly { value: Value; name: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One of two or three, all in sight. */
export function RadioGroup<Value extends string>({ legend, value, options, onChange }: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
