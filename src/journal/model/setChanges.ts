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

/** One of the sets of a session, as they were when it was read. */
export interface SetPlace {
  sets: readonly LoggedSet[];
  index: number;
}

/** Where it is now among `sets`, which another tab may have changed; -1 when it is gone. */
export function indexOfSet({ sets: former, index }: SetPlace, sets: readonly LoggedSet[] = []): number {
  const set = former[index];
  const sameIndex = sets[index];
  if (!set) return -1;
  if (sets.length === former.length && sameIndex && isSameExercise(sameIndex, set)) return index;
  // Sets were added or taken away.
  const text = JSON.stringify(set);
  return sets.findIndex((other) => JSON.stringify(other) === text);
}

/** A session with some values of one set changed, and with them its split; the same object when the set is gone. */
export function withSetChanges(session: LoggedSession, place: SetPlace, changed: SetValues): LoggedSession {
  const index = indexOfSet(place, session.sets);
  if (index === -1) return session;
  const sets = session.sets?.map((set, at) => (at === index ? { ...set, ...changed } : set));
  return { ...session, ...splitChanges(session, { sets }), sets };
}
