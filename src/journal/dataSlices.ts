import * as v from 'valibot';
import type { LocalDate } from '../calendar/localDate.ts';
import { localDate } from '../storage/bounds.ts';
import { defineSlice } from '../storage/slice.ts';

/** That the journal had sessions: tells a journal that the browser has deleted from one that never began. */
export const hasSessionsSlice = defineSlice<true | undefined>({
  name: 'hasSessions',
  schema: v.literal(true),
  initial: undefined,
});

/** The day of the last file with all data. */
export const exportedOnSlice = defineSlice<LocalDate | undefined>({
  name: 'exportedOn',
  schema: localDate,
  initial: undefined,
});
