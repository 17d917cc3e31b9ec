import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkFolder } from '../../check-folder.ts';
import { chosenFolder } from '../../folders.ts';
import { summarise } from '../format-diagnostics.ts';
import { documentOf } from './document.tsx';

const DEFAULT_FILE = 'content-report.html';

/** Writes the programme on one HTML page. */
export async function report(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { dir: { type: 'string' }, out: { type: 'string' } } });
  const result = await checkFolder(chosenFolder(values.dir));
  const file = path.resolve(values.out ?? DEFAULT_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await documentOf(result));
  console.log(`Page écrite : ${path.relative(process.cwd(), file)} (${summarise(result.diagnostics)})`);
  return true;
}
