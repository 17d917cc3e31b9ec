import { useCallback, useEffect } from 'react';
import type { LoggedSession } from '../journal/model/entry.ts';
import type { SaveStatus } from '../storage/store.ts';
import { journalStore } from '../storage/useJournal.ts';
import type { Run } from './model/run.ts';
import { entryIdOf, isWorthKeeping, mergedRun, withRunChanges } from './model/runEntry.ts';

/** From the last press on a key of a note to saving it. */
const TYPING_MS = 600;

/** What this page has saved last, to tell what a run says otherwise since. */
let lastSaved: LoggedSession | undefined;

/**
 * Keeps a finished run's entry in the journal, also in the page that is opened after a crash. Answers how to save it now,
 * and what came of it.
 */
export function useSavedEntry(entry: LoggedSession, before: LoggedSession | undefined): () => Promise<SaveStatus> {
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

/** What was corrected in the journal since stays; `before` is what was saved before the run was opened again. */
export async function saveRunEntry(entry: LoggedSession, before: LoggedSession | undefined): Promise<SaveStatus> {
  const isSavedHere = lastSaved?.id === entry.id;
  const base = isSavedHere ? lastSaved : before;
  lastSaved = entry;
  await journalStore.load();
  const former = journalStore.journal().sessions.find(({ id }) => id === entry.id);
  if (!former) return isWorthKeeping(entry) ? journalStore.keep(entry) : 'saved';
  // The page that was there before has saved it; a correction came after that.
  if (!isSavedHere && former.changedAt >= entry.changedAt) return journalStore.keep(entry);
  const join = (stored: LoggedSession) => (base ? withRunChanges(stored, base, entry) : mergedRun(stored, entry));
  const merged = join(former);
  if (isWorthKeeping(merged) || merged.changedAt <= former.changedAt) return journalStore.keep(merged, join);
  // All that it had was taken back.
  return (await journalStore.remove(entry.id)).saveStatus;
}
