import type { LocalDate } from '../calendar/localDate.ts';
import { exportFileText } from '../storage/exportFile.ts';
import { store } from '../storage/useStoredState.ts';
import { exportedOnSlice } from './dataSlices.ts';
import { journalStore } from './store/useJournal.ts';

const JOURNAL_UNREAD =
  'Le fichier est exporté, mais ton journal n’a pas pu être lu\u00a0: il n’y est pas, ou pas en entier.';

/**
 * Makes a file with all that this account has on the device. `send` answers what to say once it has left, undefined when it
 * did not.
 */
export async function exportAll(
  today: LocalDate,
  send: (text: string) => Promise<string | undefined>,
): Promise<{ done: string } | { error: string } | undefined> {
  const journal = await journalStore.records();
  const isWhole = journalStore.journal().status === 'read';
  const done = await send(exportFileText({ record: store.record(), journal, backup: store.backup() }, today));
  if (done === undefined) return undefined;
  if (!isWhole) return { error: JOURNAL_UNREAD };
  store.change(exportedOnSlice, () => today);
  return { done };
}
