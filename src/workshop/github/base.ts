import type { Draft } from '../model/draft.ts';
import { GitHubError } from './errors.ts';
import { encodePath, type GitHub, unless } from './github.ts';

export const FOLDER = 'content';

const FOREIGN = new GitHubError(
  'invalid',
  'Ce brouillon change autre chose que des fichiers du programme\u00a0: l’atelier n’en propose rien. Recommence dans un nouveau brouillon.',
);

/** A draft may come from a file: `..` in its id or a path would lead a request to another branch, or out of the folder. */
export function checkNames({ id, changes }: Draft): void {
  const isPath = (path: string) => /^[\w-]+(?:\/[\w-]+)*\.yaml$/.test(path);
  if (!/^[\w-]+$/.test(id) || !Object.keys(changes).every(isPath)) throw FOREIGN;
}

/** Tells a file's size and kind, and leaves out what is larger than a megabyte. */
const OBJECT = 'application/vnd.github.object+json';

/** A content file at a commit; null where there is none, undefined of what is no text of less than a megabyte in UTF-8. */
export async function readText(
  github: GitHub,
  repo: string,
  path: string,
  commit: string,
): Promise<string | null | undefined> {
  type Content = { type: string; size: number; content?: string };
  const address = `/repos/${repo}/contents/${FOLDER}/${encodePath(path)}?ref=${commit}`;
  const file = await unless(['missing'], github.request<Content>('GET', address, undefined, OBJECT));
  if (!file) return null;
  // Neither a link nor a submodule.
  if (file.type !== 'file' || (file.size > 0 && !file.content)) return undefined;
  try {
    const bytes = Uint8Array.from(atob((file.content ?? '').replace(/\s/g, '')), (character) =>
      character.charCodeAt(0),
    );
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
