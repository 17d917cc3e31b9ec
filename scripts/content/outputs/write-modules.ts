import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '../content.ts';
import { typedModules } from './typed-modules.ts';
import { writeIfChanged } from './write-if-changed.ts';

const SCHEMA_FOLDER = fileURLToPath(new URL('../../../schema', import.meta.url));

/** Writes valid content as typed modules into `folder`; returns the files whose text changed. */
export function writeModules(content: Content, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const schema = path.relative(folder, SCHEMA_FOLDER).replaceAll(path.sep, '/');
  return [...typedModules(content, schema)]
    .map(([name, source]) => ({ file: path.join(folder, name), source }))
    .filter(({ file, source }) => writeIfChanged(file, source))
    .map(({ file }) => file);
}
