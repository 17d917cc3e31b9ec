import * as v from 'valibot';
import type { LocalDate } from '../calendar/localDate.ts';
import { localDate } from '../storage/bounds.ts';
import { defineSlice, isSame, readSlice, type Slice, type StoredRecord } from '../storage/slice.ts';
import type { Transaction } from '../storage/store.ts';
import { doneSlice } from './doneSlice.ts';
import { NO_CHANGES } from './model/changes.ts';
import type { DoneMarks } from './model/done.ts';
import { latestRace, type RaceSlices } from './model/race.ts';
import { dateHistorySlice, raceSlice, raceSlices } from './raceSlice.ts';

/** What is shown of the preparation of an earlier race. */
export interface PastPreparation extends RaceSlices {
  done: DoneMarks;
  endedOn?: LocalDate | undefined;
}

const pastPreparation = v.looseObject({
  race: v.optional(v.fallback(raceSlice.schema, undefined), () => undefined),
  dateHistory: v.fallback(v.optional(dateHistorySlice.schema, []), []),
  done: v.fallback(v.optional(doneSlice.schema, {}), {}),
  endedOn: v.fallback(v.optional(localDate), undefined),
});

/** By the id of the race. */
export const pastPreparationsSlice = defineSlice<Readonly<Record<string, PastPreparation>>>({
  name: 'pastPreparations',
  schema: v.record(v.string(), v.fallback(pastPreparation, { race: undefined, dateHistory: [], done: {} })),
  initial: {},
});

/** A slice that is moved as it is, whatever is in it. */
const asStored = (name: string, initial: unknown): Slice<unknown> => ({ name, schema: v.unknown(), initial });

const PREPARATION = [
  asStored('race', undefined),
  asStored('dateHistory', []),
  asStored('done', {}),
  asStored('ticks', {}),
  asStored('racePlan', {}),
  asStored('changes', NO_CHANGES),
];
const record = v.record(v.string(), v.unknown());
const pastAsStored = defineSlice<Readonly<Record<string, StoredRecord>>>({
  name: 'pastPreparations',
  schema: v.record(v.string(), v.fallback(record, {})),
  initial: {},
});
const runAsStored = defineSlice<StoredRecord | undefined>({ name: 'run', schema: record, initial: undefined });

interface Ending {
  today: LocalDate;
  /** For a preparation without a race. */
  newId: string;
}

/** Begins another preparation: the one under way becomes a past one. `marksSince` count for the new one. */
export function beginPreparation(
  transaction: Transaction,
  { marksSince, ...ending }: Ending & { marksSince: DoneMarks },
) {
  const { get, set } = transaction;
  const done = Object.entries(get(doneSlice)).filter(([id]) => !Object.hasOwn(marksSince, id));
  if (Object.keys(marksSince).length > 0) set(doneSlice, Object.fromEntries(done));
  endPreparation(transaction, ending);
  set(doneSlice, marksSince);
}

/** The preparation under way becomes a past one; an empty one is dropped. */
function endPreparation(transaction: Transaction, { today, newId }: Ending): void {
  const { get, set } = transaction;
  const slices = PREPARATION.filter((slice) => !isSame(get(slice), slice.initial));
  if (slices.length > 0) {
    const id = latestRace(raceSlices(transaction))?.id ?? newId;
    const preparation = Object.fromEntries(slices.map((slice) => [slice.name, get(slice)]));
    set(pastAsStored, { ...get(pastAsStored), [id]: { ...preparation, endedOn: today } });
  }
  for (const slice of PREPARATION) set(slice, slice.initial);
  // A workout under way counts for no day: its day is one of another preparation.
  const run = get(runAsStored);
  set(runAsStored, run && { ...run, day: undefined });
}

/** Takes the beginning of a preparation back; marks made since then stay. */
export function restorePreparation({ get, set }: Transaction, former: StoredRecord): void {
  const [run, formerRun] = [get(runAsStored), readSlice(runAsStored, former)];
  const done = { ...readSlice(doneSlice, former), ...get(doneSlice) };
  for (const slice of [...PREPARATION, pastAsStored]) set<unknown>(slice, readSlice<unknown>(slice, former));
  set(doneSlice, done);
  if (run && run.startedAt === formerRun?.startedAt) set(runAsStored, { ...run, day: formerRun?.day });
}

/** Goes back to a past preparation; the one under way takes its place among them. */
export function resumePreparation(transaction: Transaction, id: string, ending: Ending): void {
  const { get, set } = transaction;
  if (!Object.hasOwn(get(pastAsStored), id)) return;
  endPreparation(transaction, ending);
  const { [id]: past = {}, ...others } = get(pastAsStored);
  set(pastAsStored, others);
  for (const slice of PREPARATION) set(slice, readSlice(slice, past));
}

export function deletePreparation({ get, set }: Transaction, id: string): void {
  const { [id]: _, ...others } = get(pastAsStored);
  set(pastAsStored, others);
}
