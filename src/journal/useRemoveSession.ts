import { doneSlice } from '../schedule/doneSlice.ts';
import type { DayId } from '../schedule/model/day.ts';
import { markIn, withMark } from '../schedule/model/done.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import type { LoggedSession } from './model/entry.ts';
import { withoutSession } from './model/sessionMarks.ts';
import { useChangeJournal, useJournal } from './store/useJournal.ts';

export interface RemovedSession {
  saving: Promise<void>;
  /** The day that is not done without it. */
  undoneDay: DayId | undefined;
  restore: () => Promise<void>;
}

/** Deletes a session with the mark that it made. */
export function useRemoveSession(): (session: LoggedSession) => RemovedSession {
  const { sessions } = useJournal();
  const { put, remove } = useChangeJournal();
  const [, changeDone] = useStoredState(doneSlice);
  return (session) => {
    const day = session.day as DayId | undefined;
    let [isMarkChanged, isUndone] = [false, false];
    changeDone((done) => {
      const next = withoutSession(done, session, sessions);
      isMarkChanged = next !== done;
      isUndone = isMarkChanged && day !== undefined && markIn(next, day) === undefined;
      return next;
    });
    return {
      saving: remove(session.id),
      undoneDay: isUndone ? day : undefined,
      restore() {
        if (isMarkChanged && day !== undefined) changeDone((done) => withMark(done, day, session.on));
        return put(session);
      },
    };
  };
}
