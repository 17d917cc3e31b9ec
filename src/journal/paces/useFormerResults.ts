import { useEffect } from 'react';
import { store, useStoredRecord } from '../../storage/useStoredState.ts';
import type { LoggedSession } from '../model/entry.ts';
import { journalStore } from '../store/useJournal.ts';
import { formerResults } from './formerResults.ts';
import { sameTest, type TestSession } from './testSession.ts';

/** Puts results that an earlier version kept beside the journal into it. */
export function useFormerResults(): void {
  const record = useStoredRecord();
  useEffect(() => {
    for (const { slice, session } of formerResults(record)) {
      void moveIntoJournal(session).then((isMoved) => isMoved && store.change(slice, () => undefined));
    }
  }, [record]);
}

async function moveIntoJournal(session: LoggedSession & TestSession): Promise<boolean> {
  await journalStore.load();
  const { sessions, canSave } = journalStore.journal();
  return sameTest(sessions, session) ? canSave : journalStore.put(session);
}
