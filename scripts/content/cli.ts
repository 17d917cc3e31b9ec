import path from 'node:path';
import { parseArgs } from 'node:util';
import { answerAsThread, type FolderResult, resultsOf } from './check-folders.ts';
import { CONTENT_FOLDER } from './compile.ts';
import type { Diagnostic } from './diagnostic.ts';
import { isValid } from './diagnostic.ts';
import {
  FORMATS,
  type Format,
  failureAnnotation,
  failureJson,
  formatGithub,
  formatJson,
  formatText,
  summarise,
} from './outputs/format-diagnostics.ts';

const USAGE = `commandes : check [--dir DOSSIER]…, build [--dir DOSSIER --out DOSSIER]… ; --format ${FORMATS.join('|')}`;

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
  // Beside the formatGithub, for whoever reads the log.
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

const passes = (result: FolderResult) => 'diagnostics' in result && isValid(result.diagnostics);

/** Resolves with whether all is sound. */
async function run(): Promise<boolean> {
  if (await answerAsThread()) return true;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: 'string', multiple: true },
      out: { type: 'string', multiple: true },
      format: { type: 'string' },
    },
  });
  const [command, ...others] = positionals;
  if ((command !== 'check' && command !== 'build') || others.length > 0) throw new Error(USAGE);
  const format = chosenFormat(values.format);
  const building = command === 'build';
  const { dir = [], out = [] } = values;
  if (out.length !== (building ? dir.length : 0)) throw new Error('--out va avec build, un pour chaque --dir');
  const folders = dir.length > 0 ? dir : [CONTENT_FOLDER];
  const tasks = folders.map((folder, index) => ({ folder, out: out[index], publishes: building }));
  const results = await resultsOf(tasks, process.argv[1] ?? '');
  for (const [index, result] of results.entries()) {
    if ('failure' in result) printFailure(result.failure, format);
    else print(result.diagnostics, path.relative(process.cwd(), folders[index] ?? '') || '.', format);
  }
  return results.every(passes);
}

// Not awaited at the top: a script that starts fast cannot hold that.
run().then(
  (sound) => {
    if (!sound) process.exitCode = 1;
  },
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
