import { useCallback, useEffect } from 'react';
import type { LoggedSession } from '../journal/model/entry.ts';
import type { SaveStatus } from '../storage/store.ts';
import { journalStore } from '../storage/useJournal.ts';
import type { Run } from './model/run.ts';
import { entryIdOf, isLostToDeletion, keptEntry, putBackEntry } from './model/runEntry.ts';

/** From the last press on a key of a note to saving it. */
const TYPING_MS = 600;

/** What this page has saved last, to tell what a run says otherwise since. */
let lastSaved: LoggedSession | undefined;

/**
 * Keeps a finished run's entry in the journal, also in the page that is opened after a crash. Answers how to save it now,
 * and what came of it.
 */
export function useSavedEntry(entry: LoggedSession, before: LoggedSession | undefined): () => Promise<RunSaveStatus> {
  const save = useCallback(() => saveRunEntry(entry, before), [entry, before]);

  useEffect(() => {
    const timer = setTimeout(() => void save(), entry.note === undefined ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [entry, save]);

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
 * What was corrected or deleted in the journal since stays; `before` is what was saved before the run was opened again.
 */
export async function saveRunEntry(entry: LoggedSession, before: LoggedSession | undefined): Promise<RunSaveStatus> {
  const isSavedHere = lastSaved?.id === entry.id;
  const base = isSavedHere ? lastSaved : before;
  lastSaved = entry;
  await journalStore.load();
  const run = { entry, base, isSavedHere };
  let isLost = false;
  const saveStatus = await journalStore.keep(entry.id, (stored) => {
    isLost = isLostToDeletion(stored, run);
    return keptEntry(stored, run, Date.now());
  });
  if (!isLost) return saveStatus;
  // Asked again, it is still not there.
  if (lastSaved === entry) lastSaved = isSavedHere ? base : undefined;
  return 'deleted';
}

/** Puts a run back that was deleted in the journal. */
export async function restoreRunEntry(entry: LoggedSession): Promise<SaveStatus> {
  const base = lastSaved?.id === entry.id ? lastSaved : undefined;
  lastSaved = entry;
  return journalStore.keep(entry.id, (stored) => putBackEntry(stored, { entry, base }));
}
