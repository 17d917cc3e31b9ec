import * as v from 'valibot';
import { isTooDeep, localDate, milliseconds } from '../../storage/bounds.ts';
import { quickCheck } from '../../storage/quickCheck.ts';
import { salvage } from '../../storage/salvage.ts';
import type { ShapeOf } from '../../storage/shapes.ts';
import type { DeletedEntry, JournalEntry, LoggedSession, LoggedSet, SetValues, Split } from '../model/entry.ts';

/** Up to a number that nobody reaches. */
const upTo = (max: number, min = 0) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));
const duration = upTo(864_000);
const seconds = v.optional(duration);
const meters = v.optional(upTo(1_000_000));
const reps = v.optional(upTo(10_000));
// The first versions of the form let members enter 0: read, it is left out.
const rpe = v.optional(upTo(10, 1));
const note = v.optional(v.string());

/** What was done of a set. */
export const setLog = {
  kg: v.optional(upTo(2000)),
  reps,
  seconds,
  meters,
  rpe,
  note,
} satisfies ShapeOf<SetValues>;

export const loggedSet = v.looseObject({
  exercise: v.string(),
  name: v.string(),
  isAlternative: v.optional(v.boolean()),
  prescribedSets: v.optional(upTo(1000)),
  prescribedReps: reps,
  ...setLog,
} satisfies ShapeOf<LoggedSet>);

const split = v.looseObject({
  kind: v.picklist(['run', 'station', 'transition']),
  id: v.string(),
  name: v.string(),
  seconds: duration,
  meters,
  reps,
  targetSeconds: seconds,
  isAlternative: v.optional(v.boolean()),
} satisfies ShapeOf<Split>);

export const entryId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

// Loose objects: a newer version of the app may have added fields.
export const session = v.looseObject({
  id: entryId,
  changedAt: milliseconds,
  createdAt: v.optional(milliseconds),
  deleted: v.optional(v.undefined_()),
  kind: v.picklist(['workout', 'run', 'test', 'race']),
  on: localDate,
  name: v.string(),
  route: v.optional(v.string()),
  workout: v.optional(v.string()),
  day: v.optional(v.string()),
  partOf: v.optional(v.string()),
  seconds,
  meters,
  rpe,
  note,
  sets: v.optional(v.array(loggedSet)),
  splits: v.optional(v.array(split)),
} satisfies ShapeOf<LoggedSession>);

const deletedEntry = v.looseObject({
  id: entryId,
  changedAt: milliseconds,
  deleted: v.literal(true),
} satisfies ShapeOf<DeletedEntry>);

const isKnownSession = quickCheck(session);

/** An entry as far as it can be read: without fields and sets that don't fit; undefined where no date or id is left. */
export function readEntry(stored: unknown): { entry: JournalEntry | undefined; isWhole: boolean } {
  return isKnownSession(stored) ? { entry: stored as LoggedSession, isWhole: true } : readBySchema(stored);
}

function readBySchema(stored: unknown): { entry: JournalEntry | undefined; isWhole: boolean } {
  if (isTooDeep(stored)) return { entry: undefined, isWhole: false };
  const shape: v.GenericSchema<unknown, JournalEntry> = v.is(deletedEntry, stored) ? deletedEntry : session;
  const { value, isWhole } = salvage(shape, stored);
  return { entry: value, isWhole };
}

/** How many sessions can be read among entries of a file. */
export const countSessions = (records: readonly unknown[]) =>
  records.filter((record) => {
    const { entry } = readEntry(record);
    return entry !== undefined && !entry.deleted;
  }).length;
