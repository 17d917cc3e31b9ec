import * as v from 'valibot';
import { defineSlice } from '../storage/slice.ts';

/**
 * The digest of each day as the member last saw it. Of the programme, not of a preparation; the app writes it by itself, so
 * it says nothing of what a member has set.
 */
export const seenDaysSlice = defineSlice<Readonly<Record<string, string>>>({
  name: 'seenDays',
  schema: v.record(v.string(), v.fallback(v.string(), '')),
  initial: {},
});
