import { existsSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkFolder } from '../../check-folder.ts';
import { type CheckResult, check } from '../../core.ts';
import { chosenFolder } from '../../folders.ts';
import { optionsOf } from '../options.ts';
import { markdownOf } from './markdown.ts';
import { commitOf, readRevision } from './revision.ts';

const HELP = `npm run content:diff -- BASE [OPTIONS] : dit en mots de coach ce qui a changé depuis BASE

  BASE              une révision git (main, HEAD~1) ou un dossier
  --dir DOSSIER     un autre dossier que content/
  --out FICHIER     où l’écrire, sinon à l’écran
  --help            cette aide`;

const isFolder = (place: string) => existsSync(place) && statSync(place).isDirectory();

/** A revision when git knows one of that name, so that a branch is never mistaken for a folder called as it is. */
async function stateAt(base: string, folder: string): Promise<CheckResult> {
  const isPath = /^[./~]/.test(base) || path.isAbsolute(base);
  const isRevision = !isPath && commitOf(base, folder) !== undefined;
  if (!isRevision && isFolder(base)) return checkFolder(base);
  return check(readRevision(base, folder));
}

/** Prints or writes what changed since a git revision or in comparison with another folder. */
export async function diff(args: readonly string[]): Promise<boolean> {
  const options = optionsOf(args, HELP);
  if (!options) return true;
  const [base, ...others] = options.positionals;
  if (base === undefined || others.length > 0) throw new Error(HELP);
  const folder = chosenFolder(options.dir);
  if (!isFolder(folder)) throw new Error(`le dossier ${folder} n’existe pas : donne un autre --dir`);
  const before = await stateAt(base, folder);
  const after = await checkFolder(folder);
  const name = path.relative(process.cwd(), folder) || '.';
  const markdown = markdownOf({ name: base, ...before }, { name, ...after });
  if (options.out === undefined) process.stdout.write(markdown);
  else await writeFile(options.out, markdown);
  return true;
}
