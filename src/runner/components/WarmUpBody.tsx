import type { ReactNode } from 'react';
import type { PublishedPage } from '../../../schema/programme.ts';
import { formatDuration } from '../../format/quantities.ts';
import styles from './SetBody.module.css';

interface WarmUpBodyProps {
  content: PublishedPage['warmUp'];
  /** Stands where the duration does while it counts down. */
  countdown?: ReactNode;
  /** Both ends of a range, to choose from. */
  ends?: ReactNode;
  /** What the coaches ask of this day. */
  instruction?: string | undefined;
}

/** The warm-up or the cool-down. */
export function WarmUpBody({ content, countdown, ends, instruction }: WarmUpBodyProps) {
  return (
    <>
      {countdown || (
        <p className={styles.dose} data-length="long">
          {formatDuration(content.duration)}
        </p>
      )}
      {ends}
      <p className={styles.note}>{content.text}</p>
      {instruction && (
        <p className={styles.next}>
          Consigne du jour{'\u00a0'}: <strong>{instruction}</strong>
        </p>
      )}
    </>
  );
}
