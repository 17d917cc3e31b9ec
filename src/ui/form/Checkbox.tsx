import { type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A line below the words that name it. */
  detail?: ReactNode;
  children: ReactNode;
}

/** Something to tick off; its words belong to the target. */
export function Checkbox({ checked, onChange, detail, children }: CheckboxProps) {
  const id = useId();
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={styles.box}
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
