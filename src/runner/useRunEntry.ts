import type { LoggedSession } from '../journal/model/entry.ts';
import { useJournal } from '../journal/store/useJournal.ts';
import type { ActiveWorkout } from './model/activeWorkout.ts';
import { entryIdOf } from './model/runEntry.ts';

/** The entry of a run that was finished once. */
export function useRunEntry(run: ActiveWorkout | undefined): LoggedSession | undefined {
  const { sessions } = useJournal();
  return run && sessions.find(({ id }) => id === entryIdOf(run));
}
