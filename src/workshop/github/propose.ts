import type { ChangedFiles, Draft } from '../model/draft.ts';
import { checkNames, FOLDER, type Head, isText, readFiles, readHead } from './base.ts';
import { GitHubError } from './errors.ts';
import { readyFork } from './fork.ts';
import { encodePath, type GitHub, unless } from './github.ts';

interface ProposeOptions {
  draft: Draft;
  title: string;
  reason: string;
  /** `owner/name`. */
  repo: string;
  branch: string;
}

export type ProposeOutcome =
  | { kind: 'proposed'; url: string }
  /** All is there but the pull request, which the token may not open: the coach does, at this page of GitHub. */
  | { kind: 'ready'; url: string }
  /** Files of the draft that have changed on the branch meanwhile. Nothing was written. */
  | { kind: 'moved'; files: ChangedFiles }
  /** The branch has all of it. */
  | { kind: 'published' };

/** GitHub refuses an empty one. */
const DEFAULT_TITLE = 'Changements du programme';

const EDITED_THERE = new GitHubError(
  'conflict',
  'Quelqu’un a modifié ta proposition sur GitHub. Pour ne pas effacer son travail, l’atelier n’y touche plus\u00a0: continue là-bas, ou dans un nouveau brouillon.',
);

/** From any step that broke, the same call goes on where it was: the branch is named after the draft. */
export async function propose(github: GitHub, options: ProposeOptions): Promise<ProposeOutcome> {
  const { draft, reason, repo, branch } = options;
  const title = options.title.trim() || DEFAULT_TITLE;
  checkNames(draft);
  if (!github.hasToken) throw new GitHubError('token');
  const { permissions } = await github.request<{ permissions?: { push: boolean } }>('GET', `/repos/${repo}`);
  const { head, changed, moved } = await compareWithBranch(github, options);
  if (moved.size > 0) return { kind: 'moved', files: moved };
  if (changed.length === 0) return { kind: 'published' };
  const target = permissions?.push ? repo : await readyFork(github, repo, branch);
  const name = `atelier/${draft.id}`;
  const entries = changed.map((path) => treeEntry(path, draft.changes[path] ?? null));
  await commit(github, { target, name, head, entries, message: `${title}\n\n${reason}`, mark: `Atelier: ${draft.id}` });
  return openPull(github, { title, reason, repo, branch, target, label: `${target.split('/')[0]}:${name}` });
}

/** What the branch has not got yet, and what was changed there. Nothing is written, and no token needed. */
export async function compareWithBranch(
  github: GitHub,
  { draft, repo, branch }: Pick<ProposeOptions, 'draft' | 'repo' | 'branch'>,
): Promise<{ head: Head; changed: string[]; moved: ChangedFiles }> {
  const head = await readHead(github, repo, branch);
  const changed: string[] = [];
  const moved: string[] = [];
  for (const [path, text] of Object.entries(draft.changes)) {
    if (await isText(head, path, text)) continue;
    changed.push(path);
    if (!(await isText(head, path, draft.base[path] ?? null))) moved.push(path);
  }
  return { head, changed, moved: await readFiles(github, repo, head, moved) };
}

const treeEntry = (path: string, text: string | null) => ({
  path: `${FOLDER}/${path}`,
  mode: '100644',
  type: 'blob',
  ...(text === null ? { sha: null } : { content: text }),
});

interface CommitOptions {
  target: string;
  name: string;
  head: Head;
  entries: object[];
  message: string;
  /** A line of the message that tells the workshop's commits from others. */
  mark: string;
}

interface Commit {
  sha: string;
  message: string;
  tree: { sha: string };
  parents: object[];
}

/** The branch `name` ends in the head's files with the entries; without a commit if it does already. */
async function commit(github: GitHub, { target, name, head, entries, message, mark }: CommitOptions): Promise<void> {
  const git = `/repos/${target}/git`;
  const ref = github.request<{ object: { sha: string } }>('GET', `${git}/ref/heads/${encodePath(name)}`);
  const tipSha = (await unless(['missing'], ref))?.object.sha;
  const made = await github.request<Commit['tree']>('POST', `${git}/trees`, { base_tree: head.tree, tree: entries });
  const parents = [head.commit];
  if (tipSha) {
    const tip = await github.request<Commit>('GET', `${git}/commits/${tipSha}`);
    if (tip.tree.sha === made.sha) return;
    // A merge is « Update branch », pressed on GitHub.
    if (!tip.message.includes(mark) && tip.parents.length < 2) throw EDITED_THERE;
    const range = `${head.commit}...${tipSha}`;
    const { behind_by } = await github.request<{ behind_by: number }>('GET', `/repos/${target}/compare/${range}`);
    // A merge where the base has moved on: the branch is never rewritten, and can be merged.
    parents.unshift(tipSha);
    if (behind_by === 0) parents.pop();
  }
  const body = { message: `${message}\n\n${mark}`, tree: made.sha, parents };
  const { sha } = await github.request<Commit>('POST', `${git}/commits`, body);
  if (tipSha) await github.request('PATCH', `${git}/refs/heads/${encodePath(name)}`, { sha });
  else await github.request('POST', `${git}/refs`, { ref: `refs/heads/${name}`, sha });
}

interface PullOptions extends Pick<ProposeOptions, 'title' | 'reason' | 'repo' | 'branch'> {
  target: string;
  /** `owner:branch`. */
  label: string;
}

async function openPull(github: GitHub, options: PullOptions): Promise<ProposeOutcome> {
  const { title, reason: body, repo, branch, target, label } = options;
  const query = new URLSearchParams({ state: 'open', head: label, base: branch });
  const readOpen = async (): Promise<ProposeOutcome | undefined> => {
    const [pull] = await github.request<{ number: number }[]>('GET', `/repos/${repo}/pulls?${query}`);
    return pull && { kind: 'proposed', url: pullUrl(repo, pull.number) };
  };
  const open = await readOpen();
  if (open) return open;
  try {
    const fields = { title, body, head: label, base: branch, ...(target !== repo && { maintainer_can_modify: true }) };
    const { number } = await github.request<{ number: number }>('POST', `/repos/${repo}/pulls`, fields);
    return { kind: 'proposed', url: pullUrl(repo, number) };
  } catch (error) {
    const code = error instanceof GitHubError ? error.code : undefined;
    // The token of the coach's own fork may write there and open nothing here.
    if (code === 'rights' || code === 'missing') {
      const form = new URLSearchParams({ quick_pull: '1', title, body });
      return { kind: 'ready', url: `https://github.com/${repo}/compare/${branch}...${label}?${form}` };
    }
    // Opened by another tab in between.
    const other = code === 'invalid' && (await readOpen());
    if (other) return other;
    throw error;
  }
}

export const pullUrl = (repo: string, number: number) => `https://github.com/${repo}/pull/${number}`;
