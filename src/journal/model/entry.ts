import type { LocalDate } from '../../calendar/localDate.ts';
import type { NumberField } from './numberFields.ts';

/**
 * What is noted of one set (setNumbers.ts). Each value is optional: members note what they care for. `kg` below zero is the
 * help of a machine or a band.
 */
export interface SetValues extends Partial<Record<NumberField, number | undefined>> {
  note?: string | undefined;
}

/** A set of a session in the journal. */
export interface LoggedSet extends SetValues {
  /** Id of the exercise in the catalogue. */
  exercise: string;
  /** What the exercise, or what was done in its place, was called then. */
  name: string;
  /** Another exercise was done in its place: the values are not of `exercise`. */
  isAlternative?: boolean | undefined;
  /** Which of the lines of the exercise in the workout it was of, from 1; missing where there was one alone. */
  occurrence?: number | undefined;
  /** How many sets of it the workout had, in all of its blocks. */
  prescribedSets?: number | undefined;
  /** Repetitions that were asked for, the least of a range. */
  prescribedReps?: number | undefined;
  /** Index of its split, in a session that is timed part by part. */
  split?: number | undefined;
}

/** A part of a simulation or a race, in order. */
export interface Split {
  /** Stored: `run` is what is covered on foot. */
  kind: 'run' | 'station' | 'transition';
  /** Of the segment of the race that it is or rehearses, `lap-3`, `skierg`, `in-skierg`; of the exercise where there is none. */
  id: string;
  name: string;
  seconds: number;
  /** What was prescribed. */
  meters?: number | undefined;
  reps?: number | undefined;
  /** By the member's race plan, as it was then. */
  targetSeconds?: number | undefined;
  /** Another exercise was done in its place: its time is compared with no other. */
  isAlternative?: boolean | undefined;
}

/** Something done, noted on this device. Stored in this form: an older version of the app keeps fields it doesn't know. */
export interface LoggedSession {
  id: string;
  /** Epoch milliseconds of the last change. Of two versions of an entry the later one counts. */
  changedAt: number;
  /** Of the first version: a correction does not make it the last one of its day. */
  createdAt?: number | undefined;
  deleted?: undefined;
  /** Stored: `run` is running that no page of workouts describes. */
  kind: 'workout' | 'run' | 'test' | 'race';
  /** The day it was done on. */
  on: LocalDate;
  /** What it was called then. */
  name: string;
  /** Page and id of the workout. */
  route?: string | undefined;
  workout?: string | undefined;
  /** Id of the programme's day that it was done for, `3-lundi`. */
  day?: string | undefined;
  /** Id of the day whose workout it is a small part of: that day is still to do. */
  partOf?: string | undefined;
  /** In all. */
  seconds?: number | undefined;
  meters?: number | undefined;
  /** Effort of the whole, 1 to 10; 0 in entries of earlier versions. */
  rpe?: number | undefined;
  note?: string | undefined;
  sets?: readonly LoggedSet[] | undefined;
  splits?: readonly Split[] | undefined;
  /** Its splits are those of the official result of a race: none has a way through the RoxZone in it. */
  isOfficial?: boolean | undefined;
}

/** What is left of a deleted entry, so that a file from before brings it back nowhere. */
export interface DeletedEntry {
  id: string;
  changedAt: number;
  deleted: true;
}

export type JournalEntry = LoggedSession | DeletedEntry;

export const isSession = (entry: JournalEntry): entry is LoggedSession => !entry.deleted;

export function newSession(fields: Omit<LoggedSession, 'id' | 'changedAt'>, now: number): LoggedSession {
  return { ...fields, id: crypto.randomUUID(), changedAt: now };
}

/** When an entry is changed now: after its last change, even on a clock that was set back. */
export const changeTime = (former: Pick<JournalEntry, 'changedAt'> | undefined, now: number) =>
  Math.max(now, (former?.changedAt ?? -1) + 1);
