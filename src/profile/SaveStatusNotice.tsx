import { TriangleAlert } from 'lucide-react';
import type { SaveStatus } from '../storage/store.ts';
import styles from './SaveStatusNotice.module.css';
import { SAVE_STATUS_MESSAGES } from './storedDataMessages.ts';

/** Says so where a change would not last. */
export function SaveStatusNotice({ saveStatus }: { saveStatus: SaveStatus }) {
  if (saveStatus === 'saved') return null;
  return (
    <p className={styles.notice}>
      <TriangleAlert aria-hidden className={styles.icon} />
      {SAVE_STATUS_MESSAGES[saveStatus]}
    </p>
  );
}
