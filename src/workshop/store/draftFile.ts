import * as v from 'valibot';
import { kindOf } from '../../../scripts/content/kinds.ts';
import type { Draft } from '../model/draft.ts';

const path = v.pipe(
  v.string(),
  v.check((file) => kindOf(file) !== undefined),
);
const texts = v.record(path, v.nullable(v.string()));
const draft = v.object({
  id: v.pipe(v.string(), v.regex(/^[\da-f]{8}$/)),
  name: v.string(),
  reason: v.string(),
  changes: texts,
  base: texts,
  upstream: v.optional(v.record(path, v.object({ over: v.nullable(v.string()), text: v.nullable(v.string()) }))),
  changedAt: v.number(),
});

/** Of a file that a workshop has exported; undefined for another one. */
export function parseDraft(text: string): Draft | undefined {
  try {
    return v.parse(draft, JSON.parse(text));
  } catch {
    return undefined;
  }
}
