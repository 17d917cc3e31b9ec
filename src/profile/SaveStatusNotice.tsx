import { TriangleAlert } from 'lucide';
import type { SaveStatus } from '../storage/store.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './SaveStatusNotice.module.css';
import { SAVE_STATUS_MESSAGES } from './storedDataMessages.ts';

/** Says so where a change would not last. */
export function SaveStatusNotice({ saveStatus }: { saveStatus: SaveStatus }) {
  if (saveStatus === 'saved') return null;
  return (
    <p className={styles.notice}>
      <Icon icon={TriangleAlert} className={styles.icon} />
      {SAVE_STATUS_MESSAGES[saveStatus]}
    </p>
  );
}
