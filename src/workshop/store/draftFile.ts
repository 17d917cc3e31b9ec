import * as v from 'valibot';
import { kindOf } from '../../../scripts/content/kinds.ts';
import type { Draft } from '../model/draft.ts';

export const newDraftId = () => crypto.randomUUID().slice(0, 8);

const path = v.pipe(
  v.string(),
  v.check((file) => kindOf(file) !== undefined),
);
const texts = v.record(path, v.nullable(v.string()));
const draft = v.object({
  name: v.string(),
  reason: v.string(),
  changes: texts,
  base: texts,
  changedAt: v.number(),
  upstream: v.optional(v.record(path, v.object({ over: v.nullable(v.string()), text: v.nullable(v.string()) }))),
  reread: v.optional(
    v.array(v.object({ file: path, path: v.array(v.union([v.string(), v.number()])), text: v.string() })),
  ),
});

/** Of a file that a workshop has exported, under an id of its own here; undefined for another file. */
export function parseDraft(text: string): Draft | undefined {
  try {
    return { ...v.parse(draft, JSON.parse(text)), id: newDraftId() };
  } catch {
    return undefined;
  }
}
