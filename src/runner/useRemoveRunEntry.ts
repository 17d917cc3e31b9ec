import { useChangeJournal, useJournal } from '../journal/store/useJournal.ts';
import { useRemoveSession } from '../journal/useRemoveSession.ts';
import type { ActiveWorkout } from './model/activeWorkout.ts';
import { entryIdOf } from './model/runEntry.ts';

/** A run that is abandoned leaves no entry, nor the mark of its day, also when it had been finished once. */
export function useRemoveRunEntry(): (run: ActiveWorkout) => void {
  const { sessions } = useJournal();
  const removeSession = useRemoveSession();
  const { remove } = useChangeJournal();
  return (run) => {
    const id = entryIdOf(run);
    const entry = sessions.find((session) => session.id === id);
    void (entry ? removeSession(entry).saving : remove(id));
  };
}
