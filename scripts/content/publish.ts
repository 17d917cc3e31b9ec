import path from 'node:path';
import { checkFolder } from './check-folder.ts';
import type { CheckResult } from './core.ts';
import { isValid } from './diagnostic.ts';
import { buildFolders, CONTENT_FOLDER, GENERATED_FOLDER } from './folders.ts';
import { formatText } from './outputs/format-diagnostics.ts';
import { writeModules } from './outputs/write-modules.ts';

/** Checks the content and publishes it unless it has errors: then the last good version stays. */
export async function publishIfValid(folder = CONTENT_FOLDER, generated = GENERATED_FOLDER): Promise<CheckResult> {
  const { content, diagnostics } = await checkFolder(folder);
  if (isValid(diagnostics)) writeModules(content, generated);
  if (folder === CONTENT_FOLDER) (await import('./outputs/json-schema/write-schemas.ts')).writeSchemas(content);
  return { content, diagnostics };
}

/** The same for a build, which errors stop: throws their report. */
export async function publishOrThrow(folders = buildFolders()): Promise<CheckResult> {
  const result = await publishIfValid(folders.content, folders.generated);
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(formatText(errors, path.relative(process.cwd(), folders.content)));
  return result;
}
