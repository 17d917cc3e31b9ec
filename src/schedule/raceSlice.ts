import * as v from 'valibot';
import { RACE_ID_PATTERN, SEQUENCE_MAX } from '../calendar/revision.ts';
import { localDate, wholeNumber } from '../storage/bounds.ts';
import { defineSlice } from '../storage/slice.ts';
import type { Transaction } from '../storage/store.ts';
import type { RaceDateEntries } from './model/dateHistory.ts';
import type { RaceDateEntry } from './model/raceDateEntry.ts';

/** No programme has more weeks. */
const WEEKS_MAX = 1000;

const race = v.looseObject({
  date: localDate,
  startedOn: localDate,
  begun: v.optional(v.boolean()),
  setOn: v.optional(localDate),
  withdrawnOn: v.optional(localDate),
  id: v.optional(v.pipe(v.string(), v.regex(RACE_ID_PATTERN))),
  sequence: v.optional(wholeNumber(SEQUENCE_MAX)),
  passed: v.optional(v.array(wholeNumber(WEEKS_MAX))),
});

export const raceSlice = defineSlice<RaceDateEntry | undefined>({
  name: 'race',
  schema: race,
  initial: undefined,
});

/** Dates that the race had before; see `model/dateHistory.ts`. */
export const dateHistorySlice = defineSlice<readonly RaceDateEntry[]>({
  name: 'dateHistory',
  schema: v.array(race),
  initial: [],
});

export const raceDates = ({ get }: Transaction): RaceDateEntries => ({
  race: get(raceSlice),
  dateHistory: get(dateHistorySlice),
});

export function setRaceDates({ set }: Transaction, { race, dateHistory }: RaceDateEntries): void {
  set(raceSlice, race);
  set(dateHistorySlice, dateHistory);
}
