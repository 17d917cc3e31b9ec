import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from './check.ts';
import { CONTENT_FOLDER, compileContent } from './compile.ts';
import { report } from './report.ts';

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { dir: { type: 'string' } } });
  const [command, ...others] = positionals;
  if ((command !== 'check' && command !== 'build') || others.length > 0) {
    throw new Error('commandes : check [--dir DOSSIER], build');
  }
  const building = command === 'build';
  if (building && values.dir !== undefined) throw new Error('--dir va avec content:check seulement');
  const folder = values.dir ?? CONTENT_FOLDER;
  const shownFolder = path.relative(process.cwd(), folder) || '.';
  const { findings } = building ? await compileContent() : await checkContent(folder);
  if (findings.length > 0) throw new Error(report(findings, shownFolder));
  return `${shownFolder} : aucune faute`;
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
