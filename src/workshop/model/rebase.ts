import { KINDS, kindOf } from '../../../scripts/content/kinds.ts';
import type { Schema } from '../../../scripts/content/schema-tree.ts';
import type { Draft, Files } from './draft.ts';
import { type Conflict, mergeFile, resolve } from './threeWay.ts';

/** What a draft and the published content both changed since the draft began. */
export interface FileConflict {
  file: string;
  conflict: Conflict;
}

export type Choice = 'theirs' | 'mine';

interface Rebased {
  draft: Draft;
  /** Still as they are published in the draft. */
  conflicts: FileConflict[];
}

const schemaOf = (file: string): Schema => KINDS[kindOf(file) ?? 'app'].schema;

/** The draft on what is published now, with the fields that both changed as they are published. */
export function rebase(draft: Draft, published: Files): Rebased {
  const changes: Draft['changes'] = {};
  const base: Draft['base'] = {};
  const conflicts: FileConflict[] = [];
  for (const [file, mine] of Object.entries(draft.changes)) {
    const theirs = published.get(file) ?? null;
    const merged = mergeFile(draft.base[file] ?? null, theirs, mine, schemaOf(file));
    conflicts.push(...merged.conflicts.map((conflict) => ({ file, conflict })));
    if (merged.text === theirs && merged.conflicts.length === 0) continue;
    changes[file] = merged.text;
    base[file] = theirs;
  }
  return { draft: { ...draft, changes, base }, conflicts };
}

/** The same with a choice for each conflict; a later one may follow from an earlier. */
export function withChoices({ draft, conflicts }: Rebased, choices: readonly Choice[]): Draft {
  const changes = { ...draft.changes };
  for (const [index, { file, conflict }] of conflicts.entries()) {
    const text = changes[file];
    if (text !== undefined) changes[file] = resolve(text, conflict, choices[index] ?? 'mine', schemaOf(file));
  }
  return { ...draft, changes };
}
