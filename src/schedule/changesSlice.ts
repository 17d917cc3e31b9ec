import * as v from 'valibot';
import { localDate } from '../storage/bounds.ts';
import { defineSlice } from '../storage/slice.ts';
import { type Changes, NO_CHANGES } from './model/changes.ts';

const absence = v.looseObject({ kind: v.string(), to: v.fallback(v.optional(localDate), undefined) });

export const changesSlice = defineSlice<Changes>({
  name: 'changes',
  // Each on its own: one that can't be read costs no other.
  schema: v.looseObject({
    places: v.fallback(v.record(v.string(), v.string()), {}),
    letGo: v.fallback(v.record(v.string(), v.literal(true)), {}),
    shortWeeks: v.fallback(v.record(v.string(), v.number()), {}),
    absences: v.fallback(v.record(v.string(), absence), {}),
    askedUntil: v.fallback(v.optional(localDate), undefined),
  }),
  initial: NO_CHANGES,
});
