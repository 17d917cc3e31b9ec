import type { ChangedFiles, Draft } from '../model/draft.ts';
import { GitHubError } from './errors.ts';
import { encodePath, type GitHub } from './github.ts';

export const FOLDER = 'content';

/** The last commit of a branch, and git's names of the texts in its folder of content. */
export interface Head {
  commit: string;
  tree: string;
  shas: ReadonlyMap<string, string>;
}

const FOREIGN = new GitHubError(
  'invalid',
  'Ce brouillon change autre chose que des fichiers du programme\u00a0: l’atelier n’en propose rien. Recommence dans un nouveau brouillon.',
);

/** A draft may come from a file: `..` in its id or a path would lead a request to another branch, or out of the folder. */
export function checkNames({ id, changes }: Draft): void {
  const isPath = (path: string) => /^[\w-]+(?:\/[\w-]+)*\.yaml$/.test(path);
  if (!/^[\w-]+$/.test(id) || !Object.keys(changes).every(isPath)) throw FOREIGN;
}

interface Tree {
  tree: { path: string; type: string; sha: string }[];
  truncated: boolean;
}

export async function readHead(github: GitHub, repo: string, branch: string): Promise<Head> {
  type Branch = { commit: { sha: string; commit: { tree: { sha: string } } } };
  const { commit } = await github.request<Branch>('GET', `/repos/${repo}/branches/${encodePath(branch)}`);
  const tree = commit.commit.tree.sha;
  const root = await github.request<Tree>('GET', `/repos/${repo}/git/trees/${tree}`);
  const folder = root.tree.find(({ path, type }) => path === FOLDER && type === 'tree');
  if (!folder) throw new GitHubError('missing');
  const content = await github.request<Tree>('GET', `/repos/${repo}/git/trees/${folder.sha}?recursive=1`);
  if (content.truncated) throw new GitHubError('invalid');
  const files = content.tree.filter(({ type }) => type === 'blob');
  return { commit: commit.sha, tree, shas: new Map(files.map(({ path, sha }) => [path, sha])) };
}

/** Whether the file has exactly this text there; null: whether it is not there. */
export async function isText({ shas }: Head, path: string, text: string | null): Promise<boolean> {
  const sha = shas.get(path);
  return text === null || sha === undefined ? text === null && sha === undefined : sha === (await blobSha(text));
}

export async function readFiles(github: GitHub, repo: string, head: Head, paths: string[]): Promise<ChangedFiles> {
  const texts = paths.map(async (path): Promise<[string, string | null]> => {
    const sha = head.shas.get(path);
    if (!sha) return [path, null];
    const blob = await github.request<{ content: string }>('GET', `/repos/${repo}/git/blobs/${sha}`);
    const text = decodeText(blob.content);
    if (text === undefined) throw new GitHubError('invalid', `Sur GitHub, ${path} n’est plus un fichier de texte.`);
    return [path, text];
  });
  return new Map(await Promise.all(texts));
}

/** The text of an answer in base64; undefined unless it is UTF-8 without NUL. */
export function decodeText(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Git's name of a file's text: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
async function blobSha(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const digest = await crypto.subtle.digest('SHA-1', new Uint8Array([...header, ...bytes]));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
