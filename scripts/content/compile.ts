import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CheckResult, checkContent, isSound } from './check.ts';
import { writeSchemas } from './editor/write-schemas.ts';
import { emit } from './emit.ts';
import { report } from './report.ts';

export const CONTENT_FOLDER = fileURLToPath(new URL('../../content', import.meta.url));
const GENERATED_FOLDER = fileURLToPath(new URL('../../src/generated', import.meta.url));

/** Checks the content and publishes it to src/generated when nothing keeps it from that; else the last good version stays. */
export async function compileContent(): Promise<CheckResult> {
  const { content, findings } = await checkContent(CONTENT_FOLDER);
  await Promise.all([writeSchemas(content), isSound(findings) && emit(content, GENERATED_FOLDER)]);
  return { content, findings };
}

/** The same for a build: errors stop it. Throws their report. */
export async function publishContent(): Promise<CheckResult> {
  const result = await compileContent();
  const errors = result.findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(report(errors, path.relative(process.cwd(), CONTENT_FOLDER)));
  return result;
}
