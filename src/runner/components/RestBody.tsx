import type { ReactNode } from 'react';
import { Countdown } from './Countdown.tsx';
import styles from './RestBody.module.css';

interface RestBodyProps {
  leftMs: number;
  /** Both ends of a range, to choose from. */
  ends?: ReactNode;
  /** Left out in a pause. */
  onShift?: ((seconds: number) => void) | undefined;
  next: { name: string; position: string; dose: string };
}

const SHIFT_SECONDS = 15;

/** A rest: what is left of it, and what comes after. */
export function RestBody({ leftMs, ends, onShift, next }: RestBodyProps) {
  return (
    <>
      <Countdown ms={leftMs} />
      {onShift && (
        <div className={styles.adjust}>
          {ends}
          <div className={styles.shifts}>
            <Shift sign="−" words="Raccourcir" onPress={() => onShift(-SHIFT_SECONDS)} />
            <Shift sign="+" words="Allonger" onPress={() => onShift(SHIFT_SECONDS)} />
          </div>
        </div>
      )}
      <div className={styles.next}>
        <p>Ensuite</p>
        <p className={styles.name}>{next.name}</p>
        <p>{[next.position, next.dose].filter(Boolean).join(' · ')}</p>
      </div>
    </>
  );
}

function Shift({ sign, words, onPress }: { sign: string; words: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.shift} onClick={onPress}>
      <span className="visually-hidden">{words} le repos de </span>
      <span aria-hidden="true">
        {sign}
        {'\u202f'}
      </span>
      {SHIFT_SECONDS}
      {'\u00a0'}s
    </button>
  );
}
