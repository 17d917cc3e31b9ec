import type { ChangedFiles, Draft } from '../model/draft.ts';
import { checkNames, FOLDER, readText } from './base.ts';
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
  const { permissions } = await github.request<{ permissions?: { push: boolean } }>('GET', `/repos/${repo}`);
  const { head, changed, moved } = await compareWithBranch(github, options);
  if (moved.size > 0) return { kind: 'moved', files: moved };
  if (changed.length === 0) return { kind: 'published' };
  const target = permissions?.push ? repo : await readyFork(github, repo, branch);
  const label = await commit(github, target, draft, head, changed, `${title}\n\n${reason}`);
  return openPull(github, { title, reason, repo, branch, target, label });
}

/** The last commit of a branch and its files. */
interface Head {
  commit: string;
  tree: string;
}

/** What the branch has not got yet, and what was changed there. Nothing is written, and no token needed. */
export async function compareWithBranch(
  github: GitHub,
  { draft: { base, changes }, repo, branch }: Pick<ProposeOptions, 'draft' | 'repo' | 'branch'>,
): Promise<{ head: Head; changed: string[]; moved: ChangedFiles }> {
  type Branch = { commit: { sha: string; commit: { tree: { sha: string } } } };
  const { commit } = await github.request<Branch>('GET', `/repos/${repo}/branches/${encodePath(branch)}`);
  const reads = Object.keys(changes).map(async (path): Promise<[string, string | null]> => {
    const text = await readText(github, repo, path, commit.sha);
    if (text === undefined) throw new GitHubError('invalid', `Sur GitHub, ${path} n’est plus un fichier de texte.`);
    return [path, text];
  });
  const changed = (await Promise.all(reads)).filter(([path, text]) => text !== changes[path]);
  return {
    head: { commit: commit.sha, tree: commit.commit.tree.sha },
    changed: changed.map(([path]) => path),
    moved: new Map(changed.filter(([path, text]) => text !== (base[path] ?? null))),
  };
}

interface Commit {
  sha: string;
  message: string;
  tree: { sha: string };
  parents: object[];
}

/** The draft's branch, told as `owner:branch`, ends in the head's files with its own; without a commit if it does already. */
async function commit(
  github: GitHub,
  target: string,
  { id, changes }: Draft,
  head: Head,
  paths: string[],
  message: string,
): Promise<string> {
  const git = `/repos/${target}/git`;
  const name = `atelier/${id}`;
  const label = `${target.split('/')[0]}:${name}`;
  // Tells the workshop's commits from others.
  const mark = `Atelier: ${id}`;
  const ref = github.request<{ object: { sha: string } }>('GET', `${git}/ref/heads/${encodePath(name)}`);
  const tipSha = (await unless(['missing'], ref))?.object.sha;
  const tree = paths.map((path) => {
    const text = changes[path] ?? null;
    return {
      path: `${FOLDER}/${path}`,
      mode: '100644',
      type: 'blob',
      ...(text === null ? { sha: null } : { content: text }),
    };
  });
  const made = await github.request<Commit['tree']>('POST', `${git}/trees`, { base_tree: head.tree, tree });
  const parents = [head.commit];
  if (tipSha) {
    const tip = await github.request<Commit>('GET', `${git}/commits/${tipSha}`);
    if (tip.tree.sha === made.sha) return label;
    type Comparison = { behind_by: number; commits: { commit: { message: string }; parents: unknown[] }[] };
    const range = `${head.commit}...${tipSha}`;
    const { behind_by, commits } = await github.request<Comparison>('GET', `/repos/${target}/compare/${range}`);
    // A merge is « Update branch », pressed on GitHub.
    if (commits.some(({ commit, parents: { length } }) => length < 2 && !commit.message.includes(mark)))
      throw EDITED_THERE;
    // A merge where the base has moved on: the branch is never rewritten, and can be merged.
    parents.unshift(tipSha);
    if (behind_by === 0) parents.pop();
  }
  const body = { message: `${message}\n\n${mark}`, tree: made.sha, parents };
  const { sha } = await github.request<Commit>('POST', `${git}/commits`, body);
  if (tipSha) await github.request('PATCH', `${git}/refs/heads/${encodePath(name)}`, { sha });
  else await github.request('POST', `${git}/refs`, { ref: `refs/heads/${name}`, sha });
  return label;
}

interface PullOptions extends Omit<ProposeOptions, 'draft'> {
  target: string;
  /** `owner:branch`. */
  label: string;
}

async function openPull(github: GitHub, options: PullOptions): Promise<ProposeOutcome> {
  const { title, reason: body, repo, branch, target, label } = options;
  type Pull = { number: number };
  const query = new URLSearchParams({ state: 'open', head: label, base: branch });
  const [open] = await github.request<Pull[]>('GET', `/repos/${repo}/pulls?${query}`);
  if (open) return { kind: 'proposed', url: pullUrl(repo, open.number) };
  const fields = { title, body, head: label, base: branch, ...(target !== repo && { maintainer_can_modify: true }) };
  const pull = await unless(['rights', 'missing'], github.request<Pull>('POST', `/repos/${repo}/pulls`, fields));
  if (pull) return { kind: 'proposed', url: pullUrl(repo, pull.number) };
  // The token of the coach's own fork may write there and open nothing here.
  const form = new URLSearchParams({ quick_pull: '1', title, body });
  return { kind: 'ready', url: `https://github.com/${repo}/compare/${branch}...${label}?${form}` };
}

export const pullUrl = (repo: string, number: number) => `https://github.com/${repo}/pull/${number}`;
