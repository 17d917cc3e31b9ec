import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const CONTENT_FOLDER = fileURLToPath(new URL('../../content', import.meta.url));
export const GENERATED_FOLDER = fileURLToPath(new URL('../../src/generated', import.meta.url));

/** The folder of a command's `--dir`; `content/` by another name is still the project's own. */
export const chosenFolder = (named: string | undefined): string =>
  named === undefined || path.resolve(named) === path.resolve(CONTENT_FOLDER) ? CONTENT_FOLDER : named;

export interface BuildFolders {
  content: string;
  /** Where its modules are written. */
  generated: string;
}

/**
 * The content that a build publishes, and the folder of its modules: `content/`, unless CONTENT_DIR names another
 * folder, as the tests do. The modules of that one go to `generated` beside it: builds of different content that run
 * at the same time don't overwrite each other's.
 */
export function buildFolders(named = process.env.CONTENT_DIR): BuildFolders {
  const content = path.resolve(chosenFolder(named || undefined));
  return { content, generated: content === CONTENT_FOLDER ? GENERATED_FOLDER : path.resolve(content, '../generated') };
}
