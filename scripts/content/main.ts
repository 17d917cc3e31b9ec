import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from './check.ts';
import { CONTENT_FOLDER, compileContent } from './compile.ts';
import { writeSchemas } from './editor/write-schemas.ts';
import type { Finding } from './finding.ts';
import { annotations, conclude, FORMATS, type Format, report, reportJson } from './report.ts';

const USAGE = `commandes : check [--dir DOSSIER] [--format ${FORMATS.join('|')}], build`;

function chosenFormat(named: string | undefined): Format {
  if (named === undefined) return process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text';
  const format = FORMATS.find((known) => known === named);
  if (!format) throw new Error(`--format « ${named} » n’existe pas, formats : ${FORMATS.join(', ')}`);
  return format;
}

function print(findings: readonly Finding[], folder: string, format: Format): void {
  if (format === 'json') {
    console.log(reportJson(findings));
    return;
  }
  // Beside the annotations, for whoever reads the log.
  if (format === 'github' && findings.length > 0) console.log(annotations(findings, folder));
  if (findings.length === 0) console.log(`${folder} : ${conclude(findings)}`);
  else if (findings.some(({ severity }) => severity === 'error')) console.error(report(findings, folder));
  else console.log(report(findings, folder));
}

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: 'string' }, format: { type: 'string' } },
  });
  const [command, ...others] = positionals;
  if ((command !== 'check' && command !== 'build') || others.length > 0) throw new Error(USAGE);
  const format = chosenFormat(values.format);
  const building = command === 'build';
  if (building && values.dir !== undefined) throw new Error('--dir va avec content:check seulement');
  const folder = values.dir ?? CONTENT_FOLDER;
  const { content, findings } = building ? await compileContent() : await checkContent(folder);
  if (!building && values.dir === undefined) await writeSchemas(content);
  print(findings, path.relative(process.cwd(), folder) || '.', format);
  return !findings.some(({ severity }) => severity === 'error');
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
