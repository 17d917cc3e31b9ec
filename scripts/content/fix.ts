import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { IncrementalCheck } from './core.ts';
import type { Diagnostic, TextEdit } from './diagnostic.ts';
import type { ContentFile } from './parse/encoding.ts';
import { readFolder } from './read.ts';
import { withEdits } from './text-edits.ts';

/** A fault that was mended, with its lines before and after. */
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

/** The same without a file system: an edit is kept when it leaves fewer faults. */
export function fixFiles(files: readonly ContentFile[]): { fixed: readonly ContentFile[]; fixes: Fix[] } {
  const check = new IncrementalCheck();
  const fixes: Fix[] = [];
  const refused = new Set<string>();
  let fixed = files;
  let errors = errorsIn(check, fixed);
  for (let next = nextEdit(errors, fixed, refused); next; next = nextEdit(errors, fixed, refused)) {
    const { diagnostic, edit, file } = next;
    const text = withEdits(file.text, [edit]);
    const mended = fixed.map((other) => (other === file ? { ...file, text } : other));
    const left = errorsIn(check, mended);
    if (left.length >= errors.length) {
      refused.add(nameOf(diagnostic));
      continue;
    }
    const added = edit.text.split('\n').length - (edit.endLine - edit.line + 1);
    const after = text.split('\n').slice(edit.line - 1, edit.endLine + added);
    fixes.push({ diagnostic, before: file.text.split('\n').slice(edit.line - 1, edit.endLine), after });
    fixed = mended;
    errors = left;
  }
  return { fixed, fixes };
}

const errorsIn = (check: IncrementalCheck, files: readonly ContentFile[]) =>
  check.run(files).diagnostics.filter(({ severity }) => severity === 'error');

const nameOf = ({ file, range, message }: Diagnostic) => `${file}:${range.line}:${range.column} ${message}`;

function nextEdit(errors: readonly Diagnostic[], files: readonly ContentFile[], refused: ReadonlySet<string>) {
  for (const diagnostic of errors) {
    const { edit } = diagnostic;
    const file = files.find(({ path: name }) => name === diagnostic.file);
    if (edit?.isCertain && file && isAsChecked(file) && !refused.has(nameOf(diagnostic))) {
      return { diagnostic, edit, file } as { diagnostic: Diagnostic; edit: TextEdit; file: ContentFile };
    }
  }
  return undefined;
}

/** Whether the columns of a diagnostic are those of the text: the check leaves out what an editor added. */
const isAsChecked = ({ text, isBinary }: ContentFile) =>
  !isBinary && !/[\r\ufeff\u200b-\u200f\u00ad\u2060]/.test(text) && text === text.normalize('NFC');
