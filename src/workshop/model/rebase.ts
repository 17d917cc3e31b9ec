import { KINDS, kindOf } from '../../../scripts/content/kinds.ts';
import type { Draft, Files } from './draft.ts';
import { type Choice, type Conflict, mergeFile } from './threeWay.ts';

export type FileConflict = Conflict & { file: string };

/** The draft on what is published now, and what both changed, which is as it was chosen in their order, or as published. */
export function rebase(draft: Draft, published: Files, choices?: readonly Choice[]) {
  const changes: Draft['changes'] = {};
  const base: Draft['base'] = {};
  const conflicts: FileConflict[] = [];
  for (const [file, mine] of Object.entries(draft.changes)) {
    const theirs = published.get(file) ?? null;
    const { schema } = KINDS[kindOf(file) ?? 'app'];
    const merged = mergeFile(draft.base[file] ?? null, theirs, mine, schema, choices?.slice(conflicts.length));
    conflicts.push(...merged.conflicts.map((conflict) => ({ file, ...conflict })));
    if (merged.text === theirs) continue;
    changes[file] = merged.text;
    base[file] = theirs;
  }
  return { draft: { ...draft, changes, base }, conflicts };
}
