import type { ReactNode } from 'react';
import type { PublishedPrescription } from '../../../schema/programme.ts';
import { doseParts } from '../../format/dose.ts';
import styles from './SetBody.module.css';

interface SetBodyProps {
  prescription: PublishedPrescription;
  /** The name that an alternative takes the place of. */
  insteadOf?: string | undefined;
  /** That the rest before it is over. */
  over?: ReactNode;
  /** Both ends of a range, to choose from. */
  ends?: ReactNode;
  /** Stands where the dose does while it counts down. */
  countdown?: ReactNode;
  /** The sets, to tick. */
  marks?: ReactNode;
  /** What comes after it. */
  next: string;
  /** What helps, while there is something to do. */
  help?: ReactNode;
}

/** A set: what to do, how much of it, and what helps. */
export function SetBody(props: SetBodyProps) {
  const { prescription, insteadOf, over, countdown, ends, marks, next, help } = props;
  const { load, note } = prescription;
  const { amount, unit } = doseParts({ ...prescription, sets: 1 });
  return (
    <>
      {insteadOf && <p className={styles.instead}>À la place de {insteadOf}</p>}
      {over}
      {countdown || (
        <p className={styles.dose} data-length={amount.length > 4 ? 'long' : 'short'}>
          {amount} {unit && <span className={styles.unit}>{unit}</span>}
        </p>
      )}
      {ends}
      {(load ?? note) && <p className={styles.note}>{[load, note].filter(Boolean).join(' · ')}</p>}
      {marks}
      <p className={styles.next}>
        Ensuite{'\u00a0'}: <strong>{next}</strong>
      </p>
      {help}
    </>
  );
}
