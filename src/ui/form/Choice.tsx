import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  /** Of the group that a radio button belongs to. */
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A line below the words that name it. */
  detail?: ReactNode;
  children: ReactNode;
}

/** A box to tick or a radio button; its words belong to the target. */
export function Choice({ type, name, checked, onChange, detail, children }: ChoiceProps) {
  const id = useId();
  return (
    <label className={styles.choice}>
      <input
        type={type}
        name={name}
        className={styles.input}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...(detail && { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-detail` })}
      />
      <span id={`${id}-name`}>{children}</span>
      {detail && (
        <span id={`${id}-detail`} className={styles.detail}>
          {detail}
        </span>
      )}
    </label>
  );
}
