import * as v from 'valibot';
import { defineSlice } from '../storage/slice.ts';
import type { Cues } from './model/cues.ts';

export const cuesSlice = defineSlice<Cues>({
  name: 'cues',
  schema: v.looseObject({
    sound: v.optional(v.boolean(), true),
    vibration: v.optional(v.boolean(), true),
    flash: v.optional(v.boolean(), true),
    speech: v.optional(v.boolean()),
    ignoreSilentMode: v.optional(v.boolean()),
  }),
  initial: { sound: true, vibration: true, flash: true },
});
