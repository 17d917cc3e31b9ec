import { KINDS, kindOf } from '../../../scripts/content/kinds.ts';
import type { Schema } from '../../../scripts/content/schema-tree.ts';
import type { Draft, Files } from './draft.ts';
import { type Clash, mergeFile, resolve } from './threeWay.ts';

/** What a draft and the published content both changed since the draft began. */
export interface FileClash {
  file: string;
  clash: Clash;
}

export type Choice = 'theirs' | 'mine';

interface Rebased {
  draft: Draft;
  /** Still as they are published in the draft. */
  clashes: FileClash[];
}

const schemaOf = (file: string): Schema => KINDS[kindOf(file) ?? 'app'].schema;

/** The draft on what is published now, with the fields that both changed as they are published. */
export function rebase(draft: Draft, published: Files): Rebased {
  const changes: Draft['changes'] = {};
  const base: Draft['base'] = {};
  const clashes: FileClash[] = [];
  for (const [file, mine] of Object.entries(draft.changes)) {
    const theirs = published.get(file) ?? null;
    const merged = mergeFile(draft.base[file] ?? null, theirs, mine, schemaOf(file));
    clashes.push(...merged.clashes.map((clash) => ({ file, clash })));
    if (merged.text === theirs && merged.clashes.length === 0) continue;
    changes[file] = merged.text;
    base[file] = theirs;
  }
  return { draft: { ...draft, changes, base }, clashes };
}

/** The same with a choice for each clash; a later one may follow from an earlier. */
export function withChoices({ draft, clashes }: Rebased, choices: readonly Choice[]): Draft {
  const changes = { ...draft.changes };
  for (const [index, { file, clash }] of clashes.entries()) {
    const text = changes[file];
    if (text !== undefined) changes[file] = resolve(text, clash, choices[index] ?? 'mine', schemaOf(file));
  }
  return { ...draft, changes };
}
