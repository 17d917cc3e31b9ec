import { existsSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkFolder } from '../../check-folder.ts';
import { type CheckResult, check } from '../../core.ts';
import { chosenFolder } from '../../folders.ts';
import { differenceOf } from './difference.ts';
import { markdownOf, type Side } from './markdown.ts';
import { commitOf, readRevision } from './revision.ts';

const USAGE =
  'npm run content:diff -- BASE [--dir DOSSIER] [--out FICHIER] : BASE est une révision git (main) ou un dossier';

const isFolder = (place: string) => existsSync(place) && statSync(place).isDirectory();

/** A revision when git knows one of that name, so that a branch is never mistaken for a folder called as it is. */
async function stateAt(base: string, folder: string): Promise<CheckResult> {
  const isPath = /^[./~]/.test(base) || path.isAbsolute(base);
  const isRevision = !isPath && commitOf(base, folder) !== undefined;
  if (!isRevision && isFolder(base)) return checkFolder(base);
  return check(readRevision(base, folder));
}

function sideOf(name: string, { diagnostics }: CheckResult): Side {
  return { name, errors: diagnostics.filter(({ severity }) => severity === 'error').length };
}

/** Prints or writes what changed since a git revision or in comparison with another folder. */
export async function diff(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { dir: { type: 'string' }, out: { type: 'string' } },
  });
  const [base, ...others] = positionals;
  if (base === undefined || others.length > 0) throw new Error(USAGE);
  const folder = chosenFolder(values.dir);
  if (!isFolder(folder)) throw new Error(`le dossier ${folder} n’existe pas : donne un autre --dir`);
  const before = await stateAt(base, folder);
  const after = await checkFolder(folder);
  const names = { before: base, after: path.relative(process.cwd(), folder) || '.' };
  const markdown = markdownOf(differenceOf(before, after), {
    before: sideOf(names.before, before),
    after: sideOf(names.after, after),
  });
  if (values.out === undefined) process.stdout.write(markdown);
  else await writeFile(values.out, markdown);
  return true;
}
