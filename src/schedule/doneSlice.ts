import * as v from 'valibot';
import { localDate } from '../storage/bounds.ts';
import { defineSlice } from '../storage/slice.ts';
import type { DoneMarks } from './model/done.ts';

/** Version 1 had a list of ids, without the days on which they were marked. */
const idList = v.pipe(
  v.array(v.unknown()),
  v.transform((ids): DoneMarks => Object.fromEntries(ids.filter((id) => typeof id === 'string').map((id) => [id, {}]))),
);

export const doneSlice = defineSlice<DoneMarks>({
  name: 'done',
  schema: v.union([idList, v.record(v.string(), v.fallback(v.looseObject({ on: v.optional(localDate) }), {}))]),
  initial: {},
});
