import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { IncrementalCheck } from './core.ts';
import type { Diagnostic, TextEdit } from './diagnostic.ts';
import type { ContentFile } from './parse/encoding.ts';
import { readFolder } from './read.ts';
import { changedLines, withEdit } from './text-edits.ts';

/** An error that was fixed, with its lines before and after. */
export interface Fix {
  diagnostic: Diagnostic;
  before: readonly string[];
  after: readonly string[];
}

/** Makes the edits that have one certain meaning in the files of a folder, and writes them; the rest stays. */
export async function fixFolder(folder: string): Promise<Fix[]> {
  const files = await readFolder(folder);
  const { fixed, fixes } = fixFiles(files);
  for (const [index, { path: file, text }] of fixed.entries()) {
    if (text !== files[index]?.text) await writeFile(path.join(folder, file), text);
  }
  return fixes;
}

/** The same without a file system. */
export function fixFiles(files: readonly ContentFile[], check = new IncrementalCheck()) {
  const fixes: Fix[] = [];
  const tried = new Set<string>();
  let fixed = files;
  let errors = errorsIn(check, fixed);
  for (let next = firstFixable(errors, tried); next; next = firstFixable(errors, tried)) {
    const { diagnostic, edit } = next;
    tried.add(identityOf(diagnostic));
    const file = fixed.find((candidate) => candidate.path === diagnostic.file);
    if (!file) continue;
    const edited = fixed.map((other) => (other === file ? { ...file, text: withEdit(file.text, edit) } : other));
    const left = errorsIn(check, edited);
    if (!isFixed(next, errors, left)) continue;
    fixes.push({ diagnostic, ...changedLines(file.text, edit) });
    fixed = edited;
    errors = left;
  }
  return { fixed, fixes };
}

interface Fixable {
  diagnostic: Diagnostic;
  edit: TextEdit;
}

function firstFixable(errors: readonly Diagnostic[], tried: ReadonlySet<string>): Fixable | undefined {
  const diagnostic = errors.find((error) => error.edit?.isCertain && !tried.has(identityOf(error)));
  return diagnostic?.edit && { diagnostic, edit: diagnostic.edit };
}

const errorsIn = (check: IncrementalCheck, files: readonly ContentFile[]) =>
  check.run(files).diagnostics.filter(({ severity }) => severity === 'error');

/** The stages in which a file is checked: each lets the errors of the next ones show. */
const STAGES = ['yaml', 'schema'];
const stageOf = ({ code }: Diagnostic) => (STAGES.includes(code) ? STAGES.indexOf(code) : STAGES.length);

/** The error is gone, and nothing else of its stage is wrong above it now. */
function isFixed({ diagnostic, edit }: Fixable, before: readonly Diagnostic[], after: readonly Diagnostic[]): boolean {
  const known = new Set(before.filter((error) => error !== diagnostic).map(identityOf));
  const added = after.filter((error) => error.file === diagnostic.file && !known.has(identityOf(error)));
  return added.every(
    (error) =>
      stageOf(error) > stageOf(diagnostic) ||
      (stageOf(error) === stageOf(diagnostic) &&
        error.range.line >= (error.message === diagnostic.message ? edit.endLine + 1 : edit.line)),
  );
}

const identityOf = ({ file, range, message }: Diagnostic) => `${file}:${range.line}:${range.column} ${message}`;
