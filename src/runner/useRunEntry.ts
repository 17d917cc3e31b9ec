import type { LoggedSession } from '../journal/model/entry.ts';
import { useJournal } from '../journal/store/useJournal.ts';
import type { Run } from './model/run.ts';
import { entryIdOf } from './model/runEntry.ts';

/** The entry of a run that was finished once. */
export function useRunEntry(run: Run | undefined): LoggedSession | undefined {
  const { sessions } = useJournal();
  return run && sessions.find(({ id }) => id === entryIdOf(run));
}
