import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ExistingNames } from './existing-names.ts';

/** All that the schemas of editors are made of, beside the names: folders, and the files that say what kinds and names are. */
const FOLDERS = ['../../../../schema', '../../validate/rules/training', '.'].map(locate);
const FILES = ['../../kinds.ts', '../../content.ts'].map(locate);

/** A hash that changes whenever the schemas made from `names` would. */
export async function digestOf({ workouts, ...names }: ExistingNames): Promise<string> {
  const files = [...(await Promise.all(FOLDERS.map(sourcesIn))).flat(), ...FILES];
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return createHash('sha256')
    .update(JSON.stringify([z.core.version, names, [...workouts], sources]))
    .digest('hex');
}

function locate(address: string): string {
  return fileURLToPath(new URL(address, import.meta.url));
}

async function sourcesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts')).sort();
  return files.map((file) => path.join(folder, file));
}
