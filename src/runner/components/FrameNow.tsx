import type { ReactNode } from 'react';
import type { PublishedPage } from '../../../schema/programme.ts';
import { formatDuration } from '../../format/quantities.ts';
import styles from './SetNow.module.css';

interface FrameNowProps {
  frame: PublishedPage['warmUp'];
  /** Stands where the duration does while it counts down. */
  countdown?: ReactNode;
  /** Both ends of a range, to choose from. */
  ends?: ReactNode;
  /** What the coaches ask of this day. */
  ask?: string | undefined;
}

/** The warm-up or the cool-down. */
export function FrameNow({ frame, countdown, ends, ask }: FrameNowProps) {
  return (
    <>
      {countdown || (
        <p className={styles.dose} data-length="long">
          {formatDuration(frame.duration)}
        </p>
      )}
      {ends}
      <p className={styles.note}>{frame.text}</p>
      {ask && (
        <p className={styles.next}>
          Consigne du jour{'\u00a0'}: <strong>{ask}</strong>
        </p>
      )}
    </>
  );
}
