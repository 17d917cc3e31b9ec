import * as v from 'valibot';
import { localDate, milliseconds } from '../../storage/bounds.ts';
import type { ShapeOf } from '../../storage/slice.ts';
import {
  type DeletedEntry,
  isSession,
  type JournalEntry,
  type LoggedSession,
  type LoggedSet,
  type SetValues,
  type Split,
} from '../model/entry.ts';
import type { StoredEntry } from './journalDatabase.ts';

const upTo = (max: number, min = 0) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));
const duration = upTo(864_000);
const note = v.optional(v.string());

// Wider than what a form takes, whose limits may change: what is stored stays readable.
const numbers = {
  kg: v.optional(upTo(2000, -2000)),
  reps: v.optional(upTo(10_000)),
  seconds: v.optional(duration),
  meters: v.optional(upTo(1_000_000)),
  // The form of the first versions took 0.
  rpe: v.fallback(v.optional(upTo(10, 1)), undefined),
} satisfies ShapeOf<Omit<SetValues, 'note'>>;
const { reps, seconds, meters, rpe } = numbers;

/** What was done of a set. */
export const setLog = { ...numbers, note } satisfies ShapeOf<SetValues>;

export const loggedSet = v.looseObject({
  exercise: v.string(),
  name: v.string(),
  isAlternative: v.optional(v.boolean()),
  occurrence: v.optional(upTo(1000)),
  prescribedSets: v.optional(upTo(1000)),
  prescribedReps: reps,
  split: v.optional(upTo(10_000)),
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
  isOfficial: v.optional(v.boolean()),
} satisfies ShapeOf<LoggedSession>);

const deletedEntry = v.looseObject({
  id: entryId,
  changedAt: milliseconds,
  deleted: v.literal(true),
} satisfies ShapeOf<DeletedEntry>);

const journalEntry: v.GenericSchema<unknown, JournalEntry> = v.union([session, deletedEntry]);

/** Entries that were read; none is changed in its place. */
const known = new WeakMap<object, JournalEntry | undefined>();

/** Undefined for an entry that is damaged, or of a newer version of the app. */
export function readEntry(stored: unknown): JournalEntry | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!known.has(stored)) {
    const read = v.safeParse(journalEntry, stored);
    known.set(stored, read.success ? read.output : undefined);
  }
  return known.get(stored);
}

/** Whether the database takes it, also one that can't be read. */
export const isStorable = (record: unknown): record is StoredEntry => v.is(v.object({ id: entryId }), record);

/** How many sessions can be read among entries of a file. */
export const countSessions = (records: readonly unknown[]) =>
  records.flatMap((record) => readEntry(record) ?? []).filter(isSession).length;
