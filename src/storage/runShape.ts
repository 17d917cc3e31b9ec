import * as v from 'valibot';
import { milliseconds, seconds, wholeNumber } from './bounds.ts';

/** No exercise has more alternatives. */
const PLACE_MAX = 1000;

/** A workout under way: its ids, where it is, and times in epoch milliseconds. */
export const run = v.looseObject({
  route: v.string(),
  workout: v.string(),
  /** Id of the day that it was started from. */
  day: v.optional(v.string()),
  startedAt: milliseconds,
  touchedAt: milliseconds,
  /** Key of the step, and when it began; pauses move that on. */
  at: v.string(),
  since: milliseconds,
  /** When timed work began to count, or will. */
  goAt: v.optional(milliseconds),
  /** Of timed work for each side: the second one. */
  otherSide: v.optional(v.boolean()),
  /** The longer end of a range was chosen. */
  longRest: v.optional(v.boolean()),
  longWork: v.optional(v.boolean()),
  /** Seconds that the member added to this rest. */
  restShift: v.optional(seconds),
  /** The rest before this set ended by itself, when the set began. */
  restOver: v.optional(v.boolean()),
  pausedAt: v.optional(milliseconds),
  pausedMs: milliseconds,
  finishedAt: v.optional(milliseconds),
  ticks: v.record(v.string(), v.picklist(['done', 'skipped'])),
  /** By id of an exercise, which of its alternatives takes its place. */
  replaced: v.record(v.string(), wholeNumber(PLACE_MAX)),
  /** The steps before this one, to go back to. */
  trail: v.array(v.looseObject({ at: v.string(), since: milliseconds, restShift: v.optional(seconds) })),
});
