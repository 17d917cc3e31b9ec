import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ExistingNames } from './existing-names.ts';

/** Where all stands that the schemas of editors are made of, beside the names. */
const FOLDERS = [
  fileURLToPath(new URL('../../../schema', import.meta.url)),
  fileURLToPath(new URL('.', import.meta.url)),
];

/** Another one whenever schemas made from `names` would be others. */
export async function digestOf({ workouts, ...names }: ExistingNames): Promise<string> {
  const sources = await Promise.all(FOLDERS.map(textsIn));
  return createHash('sha256')
    .update(JSON.stringify([z.core.version, names, [...workouts], sources]))
    .digest('hex');
}

async function textsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
}
