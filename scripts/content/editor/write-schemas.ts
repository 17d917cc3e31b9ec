import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '../content.ts';
import { KINDS, type Kind } from '../kinds.ts';
import { writeIfChanged } from '../write-if-changed.ts';
import { existingNames, withNames } from './existing-names.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Beside the content, not in it: what is written there is published. */
export const SCHEMAS_FOLDER = fileURLToPath(new URL('../../../.schemas', import.meta.url));

/**
 * Writes a JSON Schema per kind of file, which editors check and complete YAML by. Content with faults will do:
 * a name that exists is known from when its own file can be read, which is when a coach wants to use it.
 */
export async function writeSchemas(content: Content, folder: string = SCHEMAS_FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = existingNames(content);
  await Promise.all(
    (Object.keys(KINDS) as Kind[]).map((kind) =>
      writeIfChanged(path.join(folder, `${kind}.json`), `${JSON.stringify(withNames(jsonSchemaOf(kind), names))}\n`),
    ),
  );
}
