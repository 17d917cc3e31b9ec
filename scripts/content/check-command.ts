import path from 'node:path';
import { parseArgs } from 'node:util';
import { errorLine } from '../error-line.ts';
import { checkFolder } from './check-folder.ts';
import type { CheckResult } from './core.ts';
import { type Diagnostic, isValid } from './diagnostic.ts';
import { CONTENT_FOLDER, chosenFolder } from './folders.ts';
import {
  FORMATS,
  type Format,
  failureAnnotation,
  failureJson,
  formatFixes,
  formatGithub,
  formatJson,
  formatLines,
  formatText,
  summarise,
} from './outputs/format-diagnostics.ts';
import { publishIfValid } from './publish.ts';

const CHECK_HELP = `npm run content:check -- [OPTIONS] : relit le contenu et montre chaque faute avec sa correction

  --fix             corrige ce qui n’a qu’un sens possible, montre chaque ligne changée et laisse le reste
  --dir DOSSIER     un autre dossier que content/
  --format FORMAT   ${FORMATS.join(', ')}
  --help            cette aide`;

const BUILD_HELP = `npm run content:build -- [OPTIONS] : relit le contenu et, s’il est valide, en fait les modules de l’application

  --dir DOSSIER     un autre dossier que content/
  --out DOSSIER     où vont ses modules
  --format FORMAT   ${FORMATS.join(', ')}
  --help            cette aide`;

const OPTIONS = {
  dir: { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Resolves with whether the content is valid. */
export async function check(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { ...OPTIONS, fix: { type: 'boolean' } } });
  if (values.help) return printHelp(CHECK_HELP);
  return report(values, async (folder) => {
    if (values.fix) await fix(folder);
    const result = await checkFolder(folder);
    if (folder === CONTENT_FOLDER)
      (await import('./outputs/json-schema/write-schemas.ts')).writeSchemas(result.content);
    return result;
  });
}

/** Resolves with whether the content is valid; its modules are written then. */
export async function build(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { ...OPTIONS, out: { type: 'string' } } });
  if (values.help) return printHelp(BUILD_HELP);
  return report(values, (folder) => {
    if ((folder === CONTENT_FOLDER) !== (values.out === undefined))
      throw new Error('--out va avec le --dir d’un autre dossier que content/, et lui avec --out');
    return publishIfValid(folder, values.out);
  });
}

function printHelp(help: string): true {
  console.log(help);
  return true;
}

interface Chosen {
  dir?: string | undefined;
  format?: string | undefined;
}

async function report(chosen: Chosen, use: (folder: string) => Promise<CheckResult>): Promise<boolean> {
  const format = chosenFormat(chosen.format);
  const folder = chosenFolder(chosen.dir);
  try {
    const { diagnostics } = await use(folder);
    print(diagnostics, shownPath(folder), format);
    return isValid(diagnostics);
  } catch (error) {
    printFailure(String(errorLine(error)), format);
    return false;
  }
}

const shownPath = (folder: string) => path.relative(process.cwd(), folder) || '.';

async function fix(folder: string): Promise<void> {
  const { fixFolder } = await import('./fix.ts');
  const fixes = await fixFolder(folder);
  if (fixes.length > 0) console.error(`${formatFixes(fixes, shownPath(folder))}\n`);
}

function chosenFormat(named: string | undefined): Format {
  if (named === undefined) return process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text';
  const format = FORMATS.find((known) => known === named);
  if (!format) throw new Error(`--format « ${named} » n’existe pas, formats : ${FORMATS.join(', ')}`);
  return format;
}

function print(diagnostics: readonly Diagnostic[], folder: string, format: Format): void {
  if (format === 'json') console.log(formatJson(diagnostics));
  else if (format === 'lines') console.log(formatLines(diagnostics, folder));
  else {
    // Besides the annotations of GitHub, for people who read the log.
    if (format === 'github' && diagnostics.length > 0) console.log(formatGithub(diagnostics, folder));
    if (diagnostics.length === 0) console.log(`${folder} : ${summarise(diagnostics)}`);
    else if (isValid(diagnostics)) console.log(formatText(diagnostics, folder));
    else console.error(formatText(diagnostics, folder));
  }
}

/** A folder that could not be checked: it was not there, or could not be read. */
function printFailure(failure: string, format: Format): void {
  if (format === 'github') console.log(failureAnnotation(failure));
  if (format === 'json') console.log(failureJson(failure));
  else console.error(failure);
}
