import * as v from 'valibot';

const times = v.pipe(v.number(), v.finite());

/** A workout under way: its ids, where it is, and times in epoch milliseconds. */
export const run = v.looseObject({
  route: v.string(),
  workout: v.string(),
  /** Id of the day that it was started from. */
  day: v.optional(v.string()),
  startedAt: times,
  touchedAt: times,
  /** Key of the step, and when it began; pauses move that on. */
  at: v.string(),
  since: times,
  /** When timed work began to count, or will. */
  goAt: v.optional(times),
  /** Of timed work for each side: the second one. */
  otherSide: v.optional(v.boolean()),
  /** The longer end of a range was chosen. */
  longRest: v.optional(v.boolean()),
  longWork: v.optional(v.boolean()),
  /** Seconds that the member added to this rest. */
  restShift: v.optional(times),
  /** The rest before this set ended by itself, when the set began. */
  restOver: v.optional(v.boolean()),
  pausedAt: v.optional(times),
  pausedMs: times,
  finishedAt: v.optional(times),
  ticks: v.record(v.string(), v.picklist(['done', 'skipped'])),
  /** By id of an exercise, which of its alternatives takes its place. */
  replaced: v.record(v.string(), v.number()),
  /** The steps before this one, to go back to. */
  trail: v.array(v.looseObject({ at: v.string(), since: times, restShift: v.optional(times) })),
});
