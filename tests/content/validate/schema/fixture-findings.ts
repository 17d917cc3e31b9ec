import { check } from '../../../../scripts/content/core.ts';
import type { Diagnostic } from '../../../../scripts/content/diagnostic.ts';
import { readFolder } from '../../../../scripts/content/read.ts';
import { FIXTURE } from '../../broken-copy.ts';

const files = await readFolder(FIXTURE);

/** What the check finds in the fixture with `part` of a file replaced; it stands there once. */
export function findingsWith(file: string, part: string, by: string): Diagnostic[] {
  const pieces = files.find(({ path }) => path === file)?.text.split(part);
  if (pieces?.length !== 2) throw new Error(`${file} does not hold ${JSON.stringify(part)} once`);
  return check(files.map((other) => (other.path === file ? { ...other, text: pieces.join(by) } : other))).diagnostics;
}
