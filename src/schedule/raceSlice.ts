import * as v from 'valibot';
import { RACE_ID_PATTERN, SEQUENCE_MAX } from '../calendar/revision.ts';
import { localDate, wholeNumber } from '../storage/bounds.ts';
import { defineSlice } from '../storage/slice.ts';
import type { Transaction } from '../storage/store.ts';
import type { Race, RaceSlices } from './model/race.ts';

/** No programme has more weeks. */
const WEEKS_MAX = 1000;

const race = v.looseObject({
  date: localDate,
  startedOn: localDate,
  id: v.optional(v.pipe(v.string(), v.regex(RACE_ID_PATTERN))),
  sequence: v.optional(wholeNumber(SEQUENCE_MAX)),
  passed: v.optional(v.array(wholeNumber(WEEKS_MAX))),
});

export const raceSlice = defineSlice<Race | undefined>({
  name: 'race',
  schema: race,
  initial: undefined,
});

/** The race whose date was withdrawn, until it has another one. */
export const dateHistorySlice = defineSlice<readonly Race[]>({
  name: 'dateHistory',
  schema: v.array(race),
  initial: [],
});

export const raceSlices = ({ get }: Transaction): RaceSlices => ({
  race: get(raceSlice),
  dateHistory: get(dateHistorySlice),
});

export function setRaceSlices({ set }: Transaction, { race, dateHistory }: RaceSlices): void {
  set(raceSlice, race);
  set(dateHistorySlice, dateHistory);
}
