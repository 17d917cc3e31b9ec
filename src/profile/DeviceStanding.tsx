import { TriangleAlert } from 'lucide-react';
import type { Outcome } from '../storage/store.ts';
import styles from './DeviceStanding.module.css';
import { STANDING_FAULTS } from './deviceWords.ts';

/** Says so where a change would not last. */
export function DeviceStanding({ standing }: { standing: Outcome }) {
  if (standing === 'kept') return null;
  return (
    <p className={styles.notice}>
      <TriangleAlert aria-hidden className={styles.icon} />
      {STANDING_FAULTS[standing]}
    </p>
  );
}
