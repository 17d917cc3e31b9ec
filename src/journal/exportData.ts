import type { LocalDate } from '../calendar/localDate.ts';
import { exportFileText } from '../storage/exportFile.ts';
import { store } from '../storage/useStoredState.ts';
import { exportedOnSlice } from './dataSlices.ts';
import { journalStore } from './store/useJournal.ts';

/** The text of a file with all that this account has on the device; `isWhole` unless the journal could not be read. */
export async function exportText(today: LocalDate): Promise<{ text: string; isWhole: boolean }> {
  const journal = await journalStore.records();
  const text = exportFileText({ record: store.record(), journal, backup: store.backup() }, today);
  return { text, isWhole: journalStore.journal().status === 'read' };
}

export const noteExport = (today: LocalDate) => store.change(exportedOnSlice, () => today);
