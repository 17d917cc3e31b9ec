import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Stepper.module.css';

interface StepperProps {
  /** What the number is of, for the names of the buttons. */
  name: string;
  /** One step in words: « 5 s ». */
  step: string;
  canTakeLess: boolean;
  canTakeMore: boolean;
  onStep: (direction: 1 | -1) => void;
  /** The number. */
  children: ReactNode;
}

/** A number between a button for less and one for more. */
export function Stepper({ name, step, canTakeLess, canTakeMore, onStep, children }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.button}
        aria-label={`${name}\u00a0: ${step} de moins`}
        // Not `disabled`, which would throw the keyboard's focus away.
        aria-disabled={!canTakeLess}
        onClick={() => canTakeLess && onStep(-1)}
      >
        <Icon icon={Minus} />
      </button>
      <strong className={`${styles.value} large tabular`}>{children}</strong>
      <button
        type="button"
        className={styles.button}
        aria-label={`${name}\u00a0: ${step} de plus`}
        aria-disabled={!canTakeMore}
        onClick={() => canTakeMore && onStep(1)}
      >
        <Icon icon={Plus} />
      </button>
    </div>
  );
}
