import * as v from 'valibot';
import { entryId, setLog } from '../journal/store/journalShapes.ts';
import { milliseconds, seconds, wholeNumber } from '../storage/bounds.ts';
import { asRecord } from '../storage/record.ts';
import { defineSlice } from '../storage/slice.ts';
import type { ActiveWorkout } from './model/activeWorkout.ts';

/** No workout has more sets, no exercise more alternatives. */
const COUNT_MAX = 1000;

const FORMER_NAMES = new Map([
  ['at', 'stepKey'],
  ['since', 'stepStartedAt'],
  ['goAt', 'timerStartsAt'],
  ['trail', 'history'],
  ['touchedAt', 'lastInputAt'],
  ['ticks', 'setStatus'],
  ['replaced', 'substitutions'],
]);

/** Gives the fields of a run that version 2 stored their names of today. */
function withCurrentNames(stored: unknown): unknown {
  const fields = Object.entries(asRecord(stored) ?? {}).map(([name, value]) => [FORMER_NAMES.get(name) ?? name, value]);
  const { history, ...run } = Object.fromEntries(fields);
  return Array.isArray(history) ? { ...run, history: history.map(withCurrentNames) } : run;
}

const passedStep = v.looseObject({ stepKey: v.string(), stepStartedAt: milliseconds, restShift: v.optional(seconds) });

const activeWorkout = v.looseObject({
  route: v.string(),
  workout: v.string(),
  day: v.optional(v.string()),
  lighter: v.optional(v.looseObject({ fewerSets: wholeNumber(COUNT_MAX), maxRpe: wholeNumber(10) })),
  short: v.optional(v.literal(true)),
  startedAt: milliseconds,
  entryId: v.optional(entryId),
  lastInputAt: milliseconds,
  stepKey: v.string(),
  stepStartedAt: milliseconds,
  timerStartsAt: v.optional(milliseconds),
  otherSide: v.optional(v.boolean()),
  longRest: v.optional(v.boolean()),
  longWork: v.optional(v.boolean()),
  restShift: v.optional(seconds),
  restOver: v.optional(v.boolean()),
  restHeld: v.optional(v.boolean()),
  pausedAt: v.optional(milliseconds),
  pausedMs: milliseconds,
  finishedAt: v.optional(milliseconds),
  setStatus: v.record(v.string(), v.picklist(['done', 'skipped'])),
  logs: v.optional(v.record(v.string(), v.looseObject({ ...setLog, alternative: v.optional(v.string()) }))),
  rpe: setLog.rpe,
  note: setLog.note,
  transitions: v.optional(v.boolean()),
  substitutions: v.record(v.string(), wholeNumber(COUNT_MAX)),
  history: v.array(passedStep),
});

export const runSlice = defineSlice<ActiveWorkout | undefined>({
  name: 'run',
  schema: v.pipe(v.unknown(), v.transform(withCurrentNames), activeWorkout),
  initial: undefined,
});
