import * as v from 'valibot';
import type { Run } from '../runner/model/run.ts';
import { milliseconds, type ShapesOf, seconds, wholeNumber } from './bounds.ts';

/** No exercise has more alternatives. */
const PLACE_MAX = 1000;

const passedStep = {
  at: v.string(),
  since: milliseconds,
  restShift: v.optional(seconds),
} satisfies ShapesOf<Run['trail'][number]>;

export const run: v.GenericSchema<unknown, Run> = v.looseObject({
  route: v.string(),
  workout: v.string(),
  day: v.optional(v.string()),
  startedAt: milliseconds,
  touchedAt: milliseconds,
  at: v.string(),
  since: milliseconds,
  goAt: v.optional(milliseconds),
  otherSide: v.optional(v.boolean()),
  longRest: v.optional(v.boolean()),
  longWork: v.optional(v.boolean()),
  restShift: v.optional(seconds),
  restOver: v.optional(v.boolean()),
  pausedAt: v.optional(milliseconds),
  pausedMs: milliseconds,
  finishedAt: v.optional(milliseconds),
  ticks: v.record(v.string(), v.picklist(['done', 'skipped'])),
  replaced: v.record(v.string(), wholeNumber(PLACE_MAX)),
  trail: v.array(v.looseObject(passedStep)),
} satisfies ShapesOf<Run>);
