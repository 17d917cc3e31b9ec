import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../content.ts';
import { KINDS, type Kind } from '../../kinds.ts';
import { writeIfChanged } from '../write-if-changed.ts';
import { digestOf } from './digest.ts';
import { existingNames, withExistingNames } from './existing-names.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Beside the content, not in it: what is written there is published. */
export const SCHEMAS_FOLDER = fileURLToPath(new URL('../../../../.schemas', import.meta.url));

/**
 * Writes a JSON Schema per kind of file, which editors check and complete YAML by. Content with errors will do:
 * a name that exists is known from when its own file can be read, which is when a coach wants to use it.
 */
export async function writeSchemas(content: Content, folder: string = SCHEMAS_FOLDER): Promise<void> {
  const names = existingNames(content);
  const files = (Object.keys(KINDS) as Kind[]).map((kind) => ({ kind, file: path.join(folder, `${kind}.json`) }));
  // Converting from zod takes longer than all the rest, and most checks change no name.
  const $comment = await digestOf(names);
  if (await allBeginWith(`{"$comment":"${$comment}"`, files)) return;
  await mkdir(folder, { recursive: true });
  for (const { kind, file } of files) {
    writeIfChanged(file, `${JSON.stringify({ $comment, ...withExistingNames(jsonSchemaOf(kind), names) })}\n`);
  }
}

async function allBeginWith(opening: string, files: readonly { file: string }[]): Promise<boolean> {
  const texts = await Promise.all(files.map(({ file }) => readFile(file, 'utf8').catch(() => '')));
  return texts.every((text) => text.startsWith(opening));
}
