import { useCallback, useEffect } from 'react';
import type { LoggedSession } from '../journal/model/entry.ts';
import { journalStore } from '../journal/store/useJournal.ts';
import type { SaveStatus } from '../storage/store.ts';
import type { Run } from './model/run.ts';
import { entryIdOf, isLostToDeletion, keptEntry, putBackEntry } from './model/runEntry.ts';

/** From the last press on a key of a note to saving it. */
const TYPING_MS = 600;

/** What this page has saved last: the base of the next merge. */
let lastSaved: LoggedSession | undefined;

/**
 * Keeps a finished run's entry in the journal, also in the page that is opened after a crash. Answers how to save it now,
 * and what came of it.
 */
export function useSavedEntry(
  fromRun: LoggedSession,
  savedBefore: LoggedSession | undefined,
): () => Promise<RunSaveStatus> {
  const save = useCallback(() => saveRunEntry(fromRun, savedBefore), [fromRun, savedBefore]);

  useEffect(() => {
    const timer = setTimeout(() => void save(), fromRun.note === undefined ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [fromRun, save]);

  return save;
}

/** A run that is abandoned leaves no entry, also when it had been finished once. */
export async function removeRunEntry(run: Pick<Run, 'entryId' | 'startedAt'>): Promise<void> {
  await journalStore.load();
  await journalStore.remove(entryIdOf(run));
}

/** `deleted`: in the journal, and the run has something since that is not there. */
export type RunSaveStatus = SaveStatus | 'deleted';

/**
 * What was corrected or deleted in the journal since stays; `savedBefore` is the entry as it was before the run was opened again.
 */
export async function saveRunEntry(
  fromRun: LoggedSession,
  savedBefore: LoggedSession | undefined,
): Promise<RunSaveStatus> {
  const isSavedHere = lastSaved?.id === fromRun.id;
  const base = isSavedHere ? lastSaved : savedBefore;
  lastSaved = fromRun;
  await journalStore.load();
  const toSave = { fromRun, base, isSavedHere };
  let isLost = false;
  const saveStatus = await journalStore.putMadeFrom(fromRun.id, (fromJournal) => {
    isLost = isLostToDeletion(fromJournal, toSave);
    return keptEntry(fromJournal, toSave, Date.now());
  });
  if (!isLost) return saveStatus;
  // Asked again, it is still not there.
  if (lastSaved === fromRun) lastSaved = isSavedHere ? base : undefined;
  return 'deleted';
}

/** Puts a run back that was deleted in the journal. */
export async function restoreRunEntry(fromRun: LoggedSession): Promise<SaveStatus> {
  const base = lastSaved?.id === fromRun.id ? lastSaved : undefined;
  lastSaved = fromRun;
  return journalStore.putMadeFrom(fromRun.id, (fromJournal) => putBackEntry(fromJournal, { fromRun, base }));
}
