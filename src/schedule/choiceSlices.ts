import * as v from 'valibot';
import type { WallTime } from '../calendar/wallTime.ts';
import { wallTime } from '../storage/bounds.ts';
import { defineSlice } from '../storage/slice.ts';

/** The id of the division that the member races in. */
export const divisionSlice = defineSlice<string | undefined>({
  name: 'division',
  schema: v.string(),
  initial: undefined,
});

/** The member has no date yet, and said so: the question is not asked again. */
export const hasNoDateSlice = defineSlice<boolean>({
  name: 'hasNoDate',
  schema: v.boolean(),
  initial: false,
});

/** When the member trains, by weekday. */
export const timesSlice = defineSlice<Readonly<Record<string, WallTime>>>({
  name: 'times',
  schema: v.record(v.string(), wallTime),
  initial: {},
});
