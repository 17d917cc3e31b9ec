/** Content files by their path inside content/, such as `training/phase1/week-01.yaml`. */
export type Files = ReadonlyMap<string, string>;

export type Path = readonly (string | number)[];

/** What a coach has changed and not proposed yet. */
export interface Draft {
  id: string;
  name: string;
  /** Why, in a sentence. */
  reason: string;
  /** Texts by path; null for a file that is removed. */
  changes: Record<string, string | null>;
  /** The texts of those files when they were first changed; null for a new file. */
  base: Record<string, string | null>;
  /** In milliseconds since 1970. */
  changedAt: number;
}

/** The content with what a draft changes. */
export function withDraft(published: Files, { changes }: Draft): Files {
  const files = new Map(published);
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) files.delete(file);
    else files.set(file, text);
  }
  return files;
}

/** The draft after other files; a file that is as it was published is no change. */
export function changedTo(draft: Draft, published: Files, files: Files, now: number): Draft {
  const changes: Draft['changes'] = {};
  const base: Draft['base'] = {};
  for (const file of new Set([...published.keys(), ...files.keys()])) {
    const [before, after] = [published.get(file) ?? null, files.get(file) ?? null];
    const known = draft.base[file];
    if (before === after && (known === undefined || known === before)) continue;
    changes[file] = after;
    base[file] = known === undefined ? before : known;
  }
  return { ...draft, changes, base, changedAt: now };
}
