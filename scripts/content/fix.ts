import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { IncrementalCheck } from './core.ts';
import type { Diagnostic, TextEdit } from './diagnostic.ts';
import { type ContentFile, isCheckedAsWritten, oddityOf } from './parse/encoding.ts';
import { readFolder } from './read.ts';
import { changedLines, withEdits } from './text-edits.ts';

/** An error that was fixed, with its lines before and after. */
export interface Fix {
  diagnostic: Diagnostic;
  before: readonly string[];
  after: readonly string[];
}

/** A file with certain edits that were not made, as their columns are not those of its text. */
export interface UnfixedFile {
  file: string;
  count: number;
  /** Why, in French. */
  oddity: string;
}

/** Makes the edits that have one certain meaning in the files of a folder, and writes them; the rest stays. */
export async function fixFolder(folder: string): Promise<{ fixes: Fix[]; unfixed: UnfixedFile[] }> {
  const files = await readFolder(folder);
  const { fixed, fixes, unfixed } = fixFiles(files);
  for (const [index, { path: file, text }] of fixed.entries()) {
    if (text !== files[index]?.text) await writeFile(path.join(folder, file), text);
  }
  return { fixes, unfixed };
}

/** The same without a file system: an edit is kept when its error is gone and it adds none elsewhere. */
export function fixFiles(
  files: readonly ContentFile[],
  check = new IncrementalCheck(),
): { fixed: readonly ContentFile[]; fixes: Fix[]; unfixed: UnfixedFile[] } {
  const fixes: Fix[] = [];
  const refused = new Set<string>();
  let fixed = files;
  let errors = errorsIn(check, fixed);
  for (let next = nextEdit(errors, fixed, refused); next; next = nextEdit(errors, fixed, refused)) {
    const { diagnostic, edit, file } = next;
    const text = withEdits(file.text, [edit]);
    const edited = fixed.map((other) => (other === file ? { ...file, text } : other));
    const left = errorsIn(check, edited);
    if (!isFixed(diagnostic, edit, errors, left)) {
      refused.add(nameOf(diagnostic));
      continue;
    }
    fixes.push({ diagnostic, ...changedLines(file.text, edit) });
    fixed = edited;
    errors = left;
  }
  return { fixed, fixes, unfixed: unfixedFiles(errors, fixed) };
}

function unfixedFiles(errors: readonly Diagnostic[], files: readonly ContentFile[]): UnfixedFile[] {
  return files.flatMap((file) => {
    const count = errors.filter((error) => error.file === file.path && error.edit?.isCertain).length;
    return count === 0 || isCheckedAsWritten(file) ? [] : [{ file: file.path, count, oddity: oddityOf(file) }];
  });
}

const errorsIn = (check: IncrementalCheck, files: readonly ContentFile[]) =>
  check.run(files).diagnostics.filter(({ severity }) => severity === 'error');

/** Errors that a file has by itself. The rules are checked once it has none: a fix may let their errors show. */
const isOwn = ({ code }: Diagnostic) => code === 'yaml' || code === 'schema';

function isFixed(
  diagnostic: Diagnostic,
  edit: TextEdit,
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): boolean {
  const ownIn = (errors: readonly Diagnostic[]) =>
    errors.filter((error) => isOwn(error) && error.file === diagnostic.file);
  const [ownBefore, ownAfter] = [ownIn(before).map(messageOf), ownIn(after).map(messageOf)];
  if (!isOwn(diagnostic)) return ownAfter.length <= ownBefore.length && after.length < before.length;
  const countIn = (messages: readonly string[], message: string) =>
    messages.filter((other) => other === message).length;
  return (
    countIn(ownAfter, diagnostic.message) < countIn(ownBefore, diagnostic.message) &&
    // Below a corrected key, its value is checked.
    ownAfter.length <= ownBefore.length &&
    ownIn(after).every(
      ({ message, range: { line } }) =>
        countIn(ownAfter, message) <= countIn(ownBefore, message) || (line >= edit.line && line <= edit.endLine),
    )
  );
}

const messageOf = ({ message }: Diagnostic) => message;
const nameOf = ({ file, range, message }: Diagnostic) => `${file}:${range.line}:${range.column} ${message}`;

function nextEdit(errors: readonly Diagnostic[], files: readonly ContentFile[], refused: ReadonlySet<string>) {
  for (const diagnostic of errors) {
    const { edit } = diagnostic;
    const file = files.find(({ path: name }) => name === diagnostic.file);
    if (edit?.isCertain && file && isCheckedAsWritten(file) && !refused.has(nameOf(diagnostic))) {
      return { diagnostic, edit, file } as { diagnostic: Diagnostic; edit: TextEdit; file: ContentFile };
    }
  }
  return undefined;
}
