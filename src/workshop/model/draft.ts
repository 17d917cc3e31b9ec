/** Content files by their path inside content/, such as `training/phase1/week-01.yaml`. */
export type Files = ReadonlyMap<string, string>;

/** Texts that differ, by path; null for a file that is not there. */
export type ChangedFiles = ReadonlyMap<string, string | null>;

export type Path = readonly (string | number)[];

/** A text that a member reads, which names a week by a number that may be another one now. */
export interface CitingText {
  file: string;
  path: Path;
  text: string;
}

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
  /** After a week was inserted. */
  reread?: readonly CitingText[];
  /** What GitHub has instead of the text `over` of this build, read when the draft was proposed. */
  upstream?: Record<string, { over: string | null; text: string | null }>;
  /** In milliseconds since 1970. */
  changedAt: number;
}

export function withFiles(files: Files, changed: Iterable<readonly [string, string | null]>): Files {
  const all = new Map(files);
  for (const [file, text] of changed) {
    if (text === null) all.delete(file);
    else all.set(file, text);
  }
  return all;
}

/** The published content as far as a draft knows it: a build that is newer than what was read from GitHub counts. */
export const knownBase = (published: Files, { upstream = {} }: Draft): Files =>
  withFiles(
    published,
    Object.entries(upstream)
      .filter(([file, { over }]) => (published.get(file) ?? null) === over)
      .map(([file, { text }]) => [file, text]),
  );

export const withDraft = (base: Files, { changes }: Draft): Files => withFiles(base, Object.entries(changes));

/** The draft after other files; a file that is as it was published is no change. */
export function changedTo(draft: Draft, published: Files, files: Files): Draft {
  const changes: Draft['changes'] = {};
  const base: Draft['base'] = {};
  for (const file of new Set([...published.keys(), ...files.keys()])) {
    const [before, after] = [published.get(file) ?? null, files.get(file) ?? null];
    const known = draft.base[file] === undefined ? before : draft.base[file];
    if (before === after && known === before) continue;
    changes[file] = after;
    base[file] = known;
  }
  return { ...draft, changes, base };
}
