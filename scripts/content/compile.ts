import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFolder } from './check-folder.ts';
import type { CheckResult } from './core.ts';
import { isValid } from './diagnostic.ts';
import { formatText } from './outputs/format-diagnostics.ts';
import { writeSchemas } from './outputs/json-schema/write-schemas.ts';
import { writeModules } from './outputs/write-modules.ts';

export const CONTENT_FOLDER = fileURLToPath(new URL('../../content', import.meta.url));
export const GENERATED_FOLDER = fileURLToPath(new URL('../../src/generated', import.meta.url));

/**
 * The content that a build publishes, and the folder of its modules: `content/`, unless CONTENT_DIR names another
 * folder, as the tests do. The modules of that one go to `generated` beside it: builds of different content that run
 * at the same time don't overwrite each other's.
 */
export function buildFolders(named = process.env.CONTENT_DIR): { content: string; generated: string } {
  if (!named) return { content: CONTENT_FOLDER, generated: GENERATED_FOLDER };
  return { content: path.resolve(named), generated: path.resolve(named, '../generated') };
}

/** Checks the content and publishes it when nothing keeps it from that; else the last good version stays. */
export async function compileContent(folder = CONTENT_FOLDER, generated = GENERATED_FOLDER): Promise<CheckResult> {
  const { content, diagnostics } = await checkFolder(folder);
  if (isValid(diagnostics)) writeModules(content, generated);
  if (folder === CONTENT_FOLDER) await writeSchemas(content);
  return { content, diagnostics };
}

/** The same for a build: errors stop it. Throws their report. */
export async function publishContent(folders = buildFolders()): Promise<CheckResult> {
  const result = await compileContent(folders.content, folders.generated);
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(formatText(errors, path.relative(process.cwd(), folders.content)));
  return result;
}
