import * as v from 'valibot';
import type { Lighter } from '../../schema/week.ts';
import { RACE_ID_PATTERN, SEQUENCE_MAX } from '../calendar/revision.ts';
import { entryId, setLog } from '../journal/store/journalShapes.ts';
import type { RaceDayChoices } from '../race/model/raceDayChoices.ts';
import type { Cues } from '../runner/model/cues.ts';
import type { Run, RunSetLog } from '../runner/model/run.ts';
import type { DoneMark } from '../schedule/model/done.ts';
import type { FiveKmTime, PaceTest } from '../schedule/model/paceTest.ts';
import type { RaceDateEntry } from '../schedule/model/raceDateEntry.ts';
import { localDate, milliseconds, seconds, wallTime, wholeNumber } from './bounds.ts';
import type { PastPreparation, Preparation, StoredState } from './state.ts';

/** A schema for each field of a model's type: the compiler finds one that is missing or differs. */
export type ShapeOf<Model> = { readonly [Field in keyof Model]-?: v.GenericSchema<unknown, Model[Field]> };

/** No programme has more weeks, no exercise more alternatives. */
const COUNT_MAX = 1000;

// Loose objects: a newer version of the app may have added fields.
const race = v.looseObject({
  date: localDate,
  startedOn: localDate,
  begun: v.optional(v.boolean()),
  setOn: v.optional(localDate),
  withdrawnOn: v.optional(localDate),
  id: v.optional(v.pipe(v.string(), v.regex(RACE_ID_PATTERN))),
  sequence: v.optional(wholeNumber(SEQUENCE_MAX)),
  passed: v.optional(v.array(wholeNumber(COUNT_MAX))),
} satisfies ShapeOf<RaceDateEntry>);

const mark = v.looseObject({ on: v.optional(localDate) } satisfies ShapeOf<DoneMark>);

const racePlan = v.looseObject({
  wave: v.optional(wallTime),
  targetSeconds: v.optional(v.pipe(seconds, v.integer())),
  adjustments: v.optional(v.record(v.string(), v.pipe(seconds, v.integer()))),
  basis: v.optional(v.string()),
  proportions: v.optional(v.literal('own')),
} satisfies ShapeOf<RaceDayChoices>);

const preparation = {
  race: v.optional(race),
  dateHistory: v.array(race),
  done: v.record(v.string(), mark),
  ticks: v.record(v.string(), v.array(v.string())),
  racePlan,
} satisfies ShapeOf<Preparation>;

const pastPreparation = v.looseObject({
  race: v.optional(race, () => undefined),
  dateHistory: v.optional(preparation.dateHistory, []),
  done: v.optional(preparation.done, {}),
  ticks: v.optional(preparation.ticks, {}),
  racePlan: v.optional(preparation.racePlan, {}),
  endedOn: v.optional(localDate),
} satisfies ShapeOf<PastPreparation>);

const lighter = v.looseObject({
  fewerSets: wholeNumber(COUNT_MAX),
  maxRpe: wholeNumber(10),
} satisfies ShapeOf<Lighter>);

const run = v.looseObject({
  route: v.string(),
  workout: v.string(),
  day: v.optional(v.string()),
  lighter: v.optional(lighter),
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
  logs: v.optional(
    v.record(
      v.string(),
      v.looseObject({ ...setLog, alternative: v.optional(v.string()) } satisfies ShapeOf<RunSetLog>),
    ),
  ),
  rpe: setLog.rpe,
  note: setLog.note,
  transitions: v.optional(v.boolean()),
  replaced: v.record(v.string(), wholeNumber(COUNT_MAX)),
  trail: v.array(
    v.looseObject({
      at: v.string(),
      since: milliseconds,
      restShift: v.optional(seconds),
    } satisfies ShapeOf<Run['trail'][number]>),
  ),
} satisfies ShapeOf<Run>);

const cues = v.looseObject({
  sound: v.optional(v.boolean(), true),
  vibration: v.optional(v.boolean(), true),
  flash: v.optional(v.boolean(), true),
  speech: v.optional(v.boolean()),
  ignoreSilentMode: v.optional(v.boolean()),
} satisfies ShapeOf<Cues>);

const METERS_MAX = 100_000;
const paceTest = v.looseObject({
  meters: v.pipe(v.number(), v.minValue(1), v.maxValue(METERS_MAX)),
  on: localDate,
} satisfies ShapeOf<PaceTest>);

const fiveKm = v.looseObject({
  seconds: v.pipe(seconds, v.minValue(1)),
  on: localDate,
} satisfies ShapeOf<FiveKmTime>);

/** What a slice must be to be read. */
export const SHAPES: ShapeOf<StoredState> = {
  ...preparation,
  pastPreparations: v.record(v.string(), pastPreparation),
  times: v.record(v.string(), wallTime),
  run: v.optional(run),
  cues,
  division: v.optional(v.string()),
  paceTest: v.optional(paceTest),
  fiveKm: v.optional(fiveKm),
};
