import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CheckResult, IncrementalCheck } from '../../scripts/content/core.ts';
import type { Diagnostic } from '../../scripts/content/diagnostic.ts';
import { readFolder } from '../../scripts/content/read.ts';

export const FIXTURE = fileURLToPath(new URL('../fixtures/content', import.meta.url));

/** Texts by their paths in the content folder. */
export type Files = Map<string, string>;

/** One thing done to a copy of the fixture. */
export type Edit = (files: Files) => unknown;

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
  return (files) => {
    const pieces = (files.get(file) ?? '').split(part);
    if (pieces.length !== 2) throw new Error(`${file} holds ${JSON.stringify(part)} ${pieces.length - 1} times`);
    files.set(file, pieces.join(by));
  };
}

export const remove =
  (file: string): Edit =>
  (files) =>
    files.delete(file);

export const append =
  (file: string, text: string): Edit =>
  (files) =>
    files.set(file, `${files.get(file) ?? ''}${text}`);

/** Adds a file that is not there yet. */
export function add(file: string, source: string): Edit {
  return (files) => {
    if (files.has(file)) throw new Error(`${file} is there already`);
    files.set(file, source);
  };
}

async function filesAfter(edits: readonly Edit[], source: string): Promise<Files> {
  const files: Files = new Map((await readFolder(source)).map(({ path: file, text }) => [file, text]));
  for (const edit of edits) edit(files);
  return files;
}

/** Of each folder one: what a copy has as it stands is parsed once. */
const checks = new Map<string, IncrementalCheck>();

/** What the check makes of a copy that the edits have gone through. */
export async function checkCopy(edits: readonly Edit[], source = FIXTURE): Promise<CheckResult> {
  const files = [...(await filesAfter(edits, source))].map(([file, text]) => ({ path: file, text }));
  const check = checks.get(source) ?? new IncrementalCheck();
  checks.set(source, check);
  return check.run(files.toSorted((one, other) => (one.path < other.path ? -1 : 1)));
}

/** `hardDays` as `hard-days`: the name of a rule. */
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What files export by the names of rules; no two export the same one. */
export function byRule<Cases>(modules: readonly Readonly<Record<string, Cases>>[]): Readonly<Record<string, Cases>> {
  const exports = modules.flatMap((module) => Object.entries(module));
  const names = exports.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`${twice} is exported by two files`);
  return Object.fromEntries(exports.map(([name, cases]) => [kebabCase(name), cases]));
}

/** Every diagnostic of a copy, as a line. */
export const diagnosticsOf = async (edits: readonly Edit[], source?: string): Promise<string[]> =>
  linesOf((await checkCopy(edits, source)).diagnostics);

/** `file:line:column message`, a warning so called, with the suggestion. */
export const linesOf = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map(({ file, range, severity, message, suggestion }) => {
    const meant = suggestion === undefined ? '' : ` (voulais-tu dire « ${suggestion} » ?)`;
    return `${file}:${range.line}:${range.column} ${severity === 'warning' ? 'avertissement, ' : ''}${message}${meant}`;
  });

/** Makes edits in a folder. */
export async function editFolder(folder: string, ...edits: readonly Edit[]): Promise<void> {
  const [before, after] = [await filesAfter([], folder), await filesAfter(edits, folder)];
  for (const file of before.keys()) if (!after.has(file)) await rm(path.join(folder, file));
  for (const [file, text] of after) if (before.get(file) !== text) await write(folder, file, text);
}

async function write(folder: string, file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

/** Runs `use` on a folder with a copy, where a file system is needed; it is gone afterwards. */
export async function withCopy<T>(
  edits: readonly Edit[],
  use: (folder: string) => Promise<T>,
  source = FIXTURE,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-content-'));
  try {
    for (const [file, text] of await filesAfter(edits, source)) await write(folder, file, text);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
