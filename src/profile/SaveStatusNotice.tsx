import { TriangleAlert } from 'lucide';
import type { SaveStatus } from '../storage/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { SAVE_STATUS_MESSAGES } from './storedDataMessages.ts';

/** Says so where a change would not last. */
export function SaveStatusNotice({ saveStatus }: { saveStatus: SaveStatus }) {
  if (saveStatus === 'saved') return null;
  return (
    <p className="callout">
      <Icon icon={TriangleAlert} /> {SAVE_STATUS_MESSAGES[saveStatus]}
    </p>
  );
}
