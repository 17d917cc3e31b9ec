import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../content.ts';
import { KINDS, type Kind } from '../../kinds.ts';
import { writeIfChanged } from '../write-if-changed.ts';
import { existingNames, withExistingNames } from './existing-names.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Beside the content, not in it: what is written there is published. */
const SCHEMAS_FOLDER = fileURLToPath(new URL('../../../../.schemas', import.meta.url));

/**
 * Writes a JSON Schema per kind of file, which editors check and complete YAML by. Content with errors will do:
 * a name that exists is known from when its own file can be read, which is when a coach wants to use it.
 */
export function writeSchemas(content: Content, folder: string = SCHEMAS_FOLDER): void {
  const names = existingNames(content);
  mkdirSync(folder, { recursive: true });
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const schema = withExistingNames(jsonSchemaOf(kind), names);
    writeIfChanged(path.join(folder, `${kind}.json`), `${JSON.stringify(schema)}\n`);
  }
}
