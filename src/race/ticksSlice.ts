import * as v from 'valibot';
import { defineSlice } from '../storage/slice.ts';

/** Of checklists: ids of ticked items by the id of their list. Those of items that are gone stay: they may come back. */
export const ticksSlice = defineSlice<Readonly<Record<string, readonly string[]>>>({
  name: 'ticks',
  schema: v.record(v.string(), v.array(v.string())),
  initial: {},
});
