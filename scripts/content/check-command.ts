import path from 'node:path';
import { parseArgs } from 'node:util';
import { errorLine } from '../error-line.ts';
import { checkFolder } from './check-folder.ts';
import { type Diagnostic, isValid } from './diagnostic.ts';
import { fixFolder } from './fix.ts';
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
  formatUnfixed,
  summarise,
} from './outputs/format-diagnostics.ts';
import { writeSchemas } from './outputs/json-schema/write-schemas.ts';
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

export const USAGE = `commandes : check [--fix] [--dir DOSSIER], build [--dir DOSSIER --out DOSSIER] ; --format ${FORMATS.join('|')} ; --help`;

/** `check` or `build`, with their options; resolves with whether the content is valid. */
export async function checkOrBuild(command: 'check' | 'build', args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      dir: { type: 'string' },
      out: { type: 'string' },
      format: { type: 'string' },
      fix: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(command === 'check' ? CHECK_HELP : BUILD_HELP);
    return true;
  }
  if (positionals.length > 0) throw new Error(USAGE);
  const format = chosenFormat(values.format);
  const publishes = command === 'build';
  const { out } = values;
  const folder = chosenFolder(values.dir);
  if ((publishes && folder !== CONTENT_FOLDER) !== (out !== undefined)) {
    throw new Error('--out va avec build et le --dir d’un autre dossier que content/');
  }
  if (values.fix) {
    if (publishes) throw new Error('--fix va avec check');
    await fix(folder);
  }
  try {
    const diagnostics = await diagnosticsOf(folder, publishes, out);
    print(diagnostics, shownPath(folder), format);
    return isValid(diagnostics);
  } catch (error) {
    printFailure(String(errorLine(error)), format);
    return false;
  }
}

const shownPath = (folder: string) => path.relative(process.cwd(), folder) || '.';

async function fix(folder: string): Promise<void> {
  const { fixes, unfixed } = await fixFolder(folder);
  if (fixes.length > 0) console.error(`${formatFixes(fixes, shownPath(folder))}\n`);
  for (const file of unfixed) console.error(`${formatUnfixed(file, shownPath(folder))}\n`);
}

function chosenFormat(named: string | undefined): Format {
  if (named === undefined) return process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text';
  const format = FORMATS.find((known) => known === named);
  if (!format) throw new Error(`--format « ${named} » n’existe pas, formats : ${FORMATS.join(', ')}`);
  return format;
}

function print(diagnostics: readonly Diagnostic[], folder: string, format: Format): void {
  if (format === 'json') {
    console.log(formatJson(diagnostics));
    return;
  }
  if (format === 'lines') {
    console.log(formatLines(diagnostics, folder));
    return;
  }
  // Besides the annotations of GitHub, for people who read the log.
  if (format === 'github' && diagnostics.length > 0) console.log(formatGithub(diagnostics, folder));
  if (diagnostics.length === 0) console.log(`${folder} : ${summarise(diagnostics)}`);
  else if (diagnostics.some(({ severity }) => severity === 'error')) console.error(formatText(diagnostics, folder));
  else console.log(formatText(diagnostics, folder));
}

/** A folder that could not be checked: it was not there, or could not be read. */
function printFailure(failure: string, format: Format): void {
  if (format === 'json') {
    console.log(failureJson(failure));
    return;
  }
  if (format === 'github') console.log(failureAnnotation(failure));
  console.error(failure);
}

async function diagnosticsOf(folder: string, publishes: boolean, out: string | undefined): Promise<Diagnostic[]> {
  const { content, diagnostics } = publishes ? await publishIfValid(folder, out) : await checkFolder(folder);
  if (!publishes && folder === CONTENT_FOLDER) await writeSchemas(content);
  return diagnostics;
}
