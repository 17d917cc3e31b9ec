import type { ChangedFiles } from '../model/draft.ts';
import { decodeText, FOLDER } from './base.ts';
import { GitHubError } from './errors.ts';
import { encodePath, type GitHub } from './github.ts';
import { pullUrl } from './propose.ts';

/** A pull request as the workshop shows it. All texts are a stranger's: to be shown as text and nothing else. */
export interface Proposal {
  number: number;
  title: string;
  author: string;
  state: 'open' | 'closed' | 'merged';
  url: string;
  /** Texts of the content files that it changes, by path; null where there is no such file. */
  before: ChangedFiles;
  after: ChangedFiles;
  /** Not shown in the workshop: paths in the repository of files that are not content. */
  otherFiles: string[];
  /** Content that can't be shown, and why. */
  refused: { path: string; sentence: string }[];
}

/** What GitHub lists on one page. */
const MAX_FILES = 100;
const MAX_BYTES = 300_000;
const OBJECT = 'application/vnd.github.object+json';

const TOO_MANY = `Cette proposition change plus de ${MAX_FILES} fichiers\u00a0: relis-la sur GitHub.`;
const TOO_LARGE = 'Ce fichier est trop gros pour l’atelier\u00a0: relis-le sur GitHub.';
const NO_TEXT = 'Ce fichier n’est pas du texte\u00a0: relis-le sur GitHub.';

interface Pull {
  title: string;
  user: { login: string } | null;
  state: 'open' | 'closed';
  merged: boolean;
  changed_files: number;
  base: { sha: string };
  head: { sha: string };
}

interface PullFile {
  filename: string;
  previous_filename?: string;
  status: string;
}

export async function readProposal(github: GitHub, repo: string, number: number): Promise<Proposal> {
  const pull = await github.request<Pull>('GET', `/repos/${repo}/pulls/${number}`);
  if (pull.changed_files > MAX_FILES) throw new GitHubError('invalid', TOO_MANY);
  const range = `${pull.base.sha}...${pull.head.sha}`;
  type Comparison = { merge_base_commit: { sha: string } };
  const comparison = await github.request<Comparison>('GET', `/repos/${repo}/compare/${range}?per_page=1`);
  const list = `/repos/${repo}/pulls/${number}/files?per_page=${MAX_FILES}`;
  const files = await github.request<PullFile[]>('GET', list);
  const touched = files.flatMap(({ filename, previous_filename: previous, status }) => [
    { path: filename, hasBefore: status !== 'added' && !previous, hasAfter: status !== 'removed' },
    ...(previous && status === 'renamed' ? [{ path: previous, hasBefore: true, hasAfter: false }] : []),
  ]);
  const isContent = (path: string) => path.startsWith(`${FOLDER}/`) && path.endsWith('.yaml');
  const content = touched.filter(({ path }) => isContent(path));
  const before = new Map<string, string | null>();
  const after = new Map<string, string | null>();
  const refused: Proposal['refused'] = [];
  for (const { path, hasBefore, hasAfter } of content) {
    const read = (ref: string) => readText(github, `/repos/${repo}/contents/${encodePath(path)}?ref=${ref}`);
    const old = hasBefore ? await read(comparison.merge_base_commit.sha) : { text: null };
    const current = hasAfter ? await read(pull.head.sha) : { text: null };
    const sentence = old.refusal ?? current.refusal;
    if (sentence) refused.push({ path: withoutFolder(path), sentence });
    else {
      before.set(withoutFolder(path), old.text);
      after.set(withoutFolder(path), current.text);
    }
  }
  const otherFiles = touched.map(({ path }) => path).filter((path) => !isContent(path));
  const state = pull.merged ? 'merged' : pull.state;
  const author = pull.user?.login ?? 'ghost';
  return { number, title: pull.title, author, state, url: pullUrl(repo, number), before, after, otherFiles, refused };
}

const withoutFolder = (path: string) => path.slice(FOLDER.length + 1);

/** As an object, which tells a file's size and kind, and leaves out what is larger than a megabyte. */
async function readText(github: GitHub, path: string): Promise<{ text: string | null; refusal?: string }> {
  type Content = { type: string; size: number; content?: string };
  const { type, size, content = '' } = await github.request<Content>('GET', path, undefined, OBJECT);
  // Neither a link nor a submodule.
  if (type !== 'file') return { text: null, refusal: NO_TEXT };
  if (size > MAX_BYTES) return { text: null, refusal: TOO_LARGE };
  const text = decodeText(content);
  return text === undefined ? { text: null, refusal: NO_TEXT } : { text };
}
