import * as v from 'valibot';
import type { LocalDate } from '../calendar/localDate.ts';
import { RACE_ID, SEQUENCE_MAX } from '../calendar/revision.ts';
import { localDate, seconds, wholeNumber } from './bounds.ts';
import { holds } from './holds.ts';
import { run } from './runShape.ts';

/** Raised when a part takes another form; `migrations.ts` brings older records up. A new part needs no new version. */
export const VERSION = 2;

/** No programme has more. */
const WEEKS_MAX = 1000;

export const isLocalDate = (value: unknown): value is LocalDate => v.is(localDate, value);

const race = v.looseObject({
  date: localDate,
  startedOn: localDate,
  begun: ifReadable(v.boolean()),
  setOn: ifReadable(localDate),
  withdrawnOn: ifReadable(localDate),
  id: ifReadable(v.pipe(v.string(), v.regex(RACE_ID))),
  sequence: ifReadable(wholeNumber(SEQUENCE_MAX)),
  passed: ifReadable(v.pipe(v.array(wholeNumber(WEEKS_MAX)), v.readonly())),
});

/** What belongs to one race. Unknown keys stay: a newer version of the app may have written them. */
const PREPARATION = {
  /** The race that the member prepares; see `programme/race.ts`. */
  race: v.optional(race),
  /** Dates that it had before; see `programme/dateHistory.ts`. */
  dateHistory: v.optional(listOf(race), []),
  /** By the day's id: a session that is done, and when it was marked, where that is known. */
  done: v.optional(entriesOf(v.looseObject({ on: v.optional(localDate) })), {}),
  /** Ids of what is ticked, by the id of its checklist. Those of items that are gone stay: they may come back. */
  ticks: v.optional(entriesOf(listOf(v.string())), {}),
  /** What the member wants of race day: `09:20`; seconds in all; seconds more or less by the id of a segment. */
  racePlan: v.optional(
    v.looseObject({
      wave: ifReadable(v.pipe(v.string(), v.isoTime())),
      targetSeconds: ifReadable(v.pipe(seconds, v.integer())),
      adjustments: ifReadable(entriesOf(v.pipe(seconds, v.integer()))),
    }),
    {},
  ),
} as const;

const PARTS = {
  ...PREPARATION,
  /** Preparations of races before this one, by the race's id; see `preparation.ts`. */
  pastPreparations: v.optional(
    entriesOf(
      v.looseObject({
        ...eachIfReadable(PREPARATION),
        endedOn: ifReadable(localDate),
      }),
    ),
    {},
  ),
  /** When the member trains, by weekday: `18:30`. */
  times: v.optional(entriesOf(v.pipe(v.string(), v.isoTime())), {}),
  run: v.optional(run),
  /** How the runner tells that a time is over. */
  cues: v.optional(v.looseObject({ sound: wanted(), vibration: wanted(), flash: wanted() }), {
    sound: true,
    vibration: true,
    flash: true,
  }),
} as const;

export type SliceName = keyof typeof PARTS;
/** All that a device keeps for its member. */
export type StoredState = { readonly [P in SliceName]: v.InferOutput<(typeof PARTS)[P]> };

/** The hours of training and the signals of the runner are not among them: they belong to the member. */
export const PREPARATION_PARTS = Object.keys(PREPARATION) as (keyof typeof PREPARATION)[];

export const SLICES = Object.keys(PARTS) as SliceName[];

/** Parts whose entries stand for themselves: those of two records can be put together. */
export const PARTS_OF_ENTRIES = ['done', 'pastPreparations'] as const satisfies readonly SliceName[];

const PARTS_OF_ITEMS: readonly SliceName[] = ['dateHistory'];

interface ReadPart<P extends SliceName> {
  value: StoredState[P];
  /** False where something that is stored is not in the value. */
  whole: boolean;
}

/** A part as storage holds it, as far as it can be read. */
export function readPart<P extends SliceName>(part: P, stored: unknown): ReadPart<P> {
  // A list would pass for an object.
  const isOther = Array.isArray(stored) && !PARTS_OF_ITEMS.includes(part);
  const result = v.safeParse(PARTS[part], isOther ? null : stored);
  if (!result.success) return { value: v.parse(PARTS[part], undefined) as StoredState[P], whole: false };
  return { value: result.output as StoredState[P], whole: stored === undefined || holds(result.output, stored) };
}

/** Whether a part is other than on a device where nothing was ever set, marked or ticked. */
export function isSliceSet(part: SliceName, record: StoredState): boolean {
  return JSON.stringify(record[part]) !== JSON.stringify(readPart(part, undefined).value);
}

/** `next`, with the values of `former` where they say the same: who shows a part is drawn again when it changes. */
export function sharing(former: StoredState | undefined, next: StoredState): StoredState {
  if (!former) return next;
  const same = SLICES.filter((part) => JSON.stringify(former[part]) === JSON.stringify(next[part]));
  return { ...next, ...Object.fromEntries(same.map((part) => [part, former[part]])) };
}

/** A field that takes nothing else with it when it can't be read. */
function ifReadable<Field extends v.GenericSchema>(field: Field) {
  return v.fallback(v.optional(field), undefined);
}

type EachIfReadable<Fields extends Record<string, v.GenericSchema>> = {
  readonly [Name in keyof Fields]: v.SchemaWithFallback<Fields[Name], v.InferOutput<Fields[Name]>>;
};

/** Fields that are empty when they can't be read. */
function eachIfReadable<Fields extends Record<string, v.GenericSchema>>(fields: Fields): EachIfReadable<Fields> {
  const readable = Object.entries(fields).map(([name, field]) => [name, v.fallback(field, v.parse(field, undefined))]);
  return Object.fromEntries(readable);
}

function wanted() {
  return v.fallback(v.boolean(), true);
}

/** A list whose items are read one by one: one that can't be read takes no other with it. */
function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((stored): readonly v.InferOutput<Item>[] => {
      const read = stored.map((one) => v.safeParse(item, one));
      return read.filter(({ success }) => success).map(({ output }) => output as v.InferOutput<Item>);
    }),
  );
}

/** A map whose entries are read one by one: one that can't be read takes no other with it. */
function entriesOf<Entry extends v.GenericSchema>(entry: Entry) {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((stored): Readonly<Record<string, v.InferOutput<Entry>>> => {
      const read = Object.entries(stored).map(([id, value]) => ({ id, ...v.safeParse(entry, value) }));
      return Object.fromEntries(read.filter(({ success }) => success).map(({ id, output }) => [id, output]));
    }),
  );
}
