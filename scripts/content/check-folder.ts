import { type CheckResult, ContentCheck } from './core.ts';
import { readFolder } from './read.ts';

/** Reads and checks a content folder whole. Throws when there is no such folder. */
export async function checkContent(folder: string): Promise<CheckResult> {
  return new ContentCheck().run(await readFolder(folder));
}
