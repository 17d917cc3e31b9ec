import * as v from 'valibot';
import { entryId, setLog } from '../journal/store/journalShapes.ts';
import { milliseconds, seconds, wholeNumber } from '../storage/bounds.ts';
import { defineSlice } from '../storage/slice.ts';
import type { Run } from './model/run.ts';

/** No workout has more sets, no exercise more alternatives. */
const COUNT_MAX = 1000;

const passedStep = v.looseObject({ at: v.string(), since: milliseconds, restShift: v.optional(seconds) });

/** The workout under way. */
export const runSlice = defineSlice<Run | undefined>({
  name: 'run',
  schema: v.looseObject({
    route: v.string(),
    workout: v.string(),
    day: v.optional(v.string()),
    lighter: v.optional(v.looseObject({ fewerSets: wholeNumber(COUNT_MAX), maxRpe: wholeNumber(10) })),
    startedAt: milliseconds,
    entryId: v.optional(entryId),
    touchedAt: milliseconds,
    at: v.string(),
    since: milliseconds,
    goAt: v.optional(milliseconds),
    otherSide: v.optional(v.boolean()),
    longRest: v.optional(v.boolean()),
    longWork: v.optional(v.boolean()),
    restShift: v.optional(seconds),
    restOver: v.optional(v.boolean()),
    restHeld: v.optional(v.boolean()),
    pausedAt: v.optional(milliseconds),
    pausedMs: milliseconds,
    finishedAt: v.optional(milliseconds),
    ticks: v.record(v.string(), v.picklist(['done', 'skipped'])),
    logs: v.optional(v.record(v.string(), v.looseObject({ ...setLog, alternative: v.optional(v.string()) }))),
    rpe: setLog.rpe,
    note: setLog.note,
    transitions: v.optional(v.boolean()),
    replaced: v.record(v.string(), wholeNumber(COUNT_MAX)),
    trail: v.array(passedStep),
  }),
  initial: undefined,
});
