import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import type { Diagnostic } from '../../scripts/content/diagnostic.ts';

export const FIXTURE = fileURLToPath(new URL('../fixtures/content', import.meta.url));

/** One thing done to a copy of the fixture. */
export type Edit = (folder: string) => Promise<void>;

/** A copy of the fixture, most often with faults, and everything the check must say of it. */
export interface BrokenCopy {
  what: string;
  edits: readonly Edit[];
  /** `file:line:column message`, in order; none of a copy that a rule just allows. */
  diagnostics: readonly string[];
}

/** A broken copy: what is done to it, and everything the check must say. */
export const broken = (what: string, edits: Edit | readonly Edit[], ...diagnostics: readonly string[]): BrokenCopy => ({
  what,
  edits: typeof edits === 'function' ? [edits] : edits,
  diagnostics,
});

/** Replaces `part`, which must stand in the file exactly once: an edit that misses its place proves nothing. */
export function replace(file: string, part: string, by: string): Edit {
  return async (folder) => {
    const target = path.join(folder, file);
    const pieces = (await readFile(target, 'utf8')).split(part);
    if (pieces.length !== 2) throw new Error(`${file} holds ${JSON.stringify(part)} ${pieces.length - 1} times`);
    await writeFile(target, pieces.join(by));
  };
}

export function remove(file: string): Edit {
  return (folder) => rm(path.join(folder, file));
}

/** Adds a file that is not there yet. */
export function add(file: string, source: string): Edit {
  return async (folder) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, source, { flag: 'wx' });
  };
}

/** Runs `use` on a copy of the fixture that the edits have gone through; the copy is gone afterwards. */
export async function withCopy<T>(
  edits: readonly Edit[],
  use: (folder: string) => Promise<T>,
  source = FIXTURE,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-content-'));
  try {
    await cp(source, folder, { recursive: true });
    for (const edit of edits) await edit(folder);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every diagnostic of a folder, as a line. */
export const diagnosticsIn = async (folder: string): Promise<string[]> =>
  linesOf((await checkFolder(folder)).diagnostics);

/** `file:line:column message`, a warning so called, with the suggestion. */
export const linesOf = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map(({ file, range, severity, message, suggestion }) => {
    const meant = suggestion === undefined ? '' : ` (voulais-tu dire « ${suggestion} » ?)`;
    return `${file}:${range.line}:${range.column} ${severity === 'warning' ? 'avertissement, ' : ''}${message}${meant}`;
  });
