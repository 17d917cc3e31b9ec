import type { LoggedSession, LoggedSet, SetValues } from './entry.ts';
import { isSameExercise } from './lastTime.ts';
import { SET_NUMBER_FIELDS } from './setNumbers.ts';
import { splitChanges } from './splits.ts';

const VALUES = [...SET_NUMBER_FIELDS, 'note'] as const;

/** What was done of a set, without what it was of. */
export const setValues = (set: SetValues): SetValues =>
  Object.fromEntries(VALUES.filter((name) => set[name] !== undefined).map((name) => [name, set[name]]));

/** The values of a set that differ from those `before`; undefined where one was taken away. */
export const changedValues = (before: SetValues, after: SetValues): SetValues =>
  Object.fromEntries(VALUES.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));

/** A set of a session, as it was when it was read. */
export interface ReadSet {
  set: LoggedSet;
  index: number;
}

/** Whether one of the same exercise is still there: another tab may have changed the session. */
export function isStillThere({ set, index }: ReadSet, sets: readonly LoggedSet[] = []): boolean {
  const now = sets[index];
  return now !== undefined && isSameExercise(now, set);
}

/** A session with some values of one set changed, and with them its split; the same object when the set is gone. */
export function withSetChanges(session: LoggedSession, read: ReadSet, changed: SetValues): LoggedSession {
  if (!isStillThere(read, session.sets)) return session;
  const { index } = read;
  const sets = session.sets?.map((set, at) => (at === index ? { ...set, ...changed } : set));
  return { ...session, ...splitChanges(session, { sets }), sets };
}
