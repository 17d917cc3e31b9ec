import * as v from 'valibot';
import { localDate, seconds } from '../../storage/bounds.ts';
import { defineSlice } from '../../storage/slice.ts';
import type { FiveKmTime, PaceTest } from '../model/paceTest.ts';

const METERS_MAX = 100_000;

// Versions before kept the last results beside the journal.

export const paceTestSlice = defineSlice<PaceTest | undefined>({
  name: 'paceTest',
  schema: v.looseObject({ meters: v.pipe(v.number(), v.minValue(1), v.maxValue(METERS_MAX)), on: localDate }),
  initial: undefined,
});

export const fiveKmSlice = defineSlice<FiveKmTime | undefined>({
  name: 'fiveKm',
  schema: v.looseObject({ seconds: v.pipe(seconds, v.minValue(1)), on: localDate }),
  initial: undefined,
});
