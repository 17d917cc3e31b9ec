import type { ChangedFiles } from '../model/draft.ts';
import { FOLDER, readText } from './base.ts';
import { GitHubError } from './errors.ts';
import type { GitHub } from './github.ts';
import { pullUrl } from './propose.ts';

/** A pull request as the workshop shows it. All texts are a stranger's: to be shown as text and nothing else. */
export interface Proposal {
  number: number;
  title: string;
  /** Why, in the words of who proposes it. */
  body: string;
  author: string;
  state: 'open' | 'closed' | 'merged';
  url: string;
  /** Texts of the content files that it changes, by path; null where there is no such file. */
  before: ChangedFiles;
  after: ChangedFiles;
  /** Paths in the repository of what is no content, or none that can be shown. */
  notShown: string[];
}

/** What GitHub lists on one page. */
const MAX_FILES = 100;
const TOO_MANY = `Cette proposition change plus de ${MAX_FILES} fichiers\u00a0: relis-la sur GitHub.`;

interface Pull {
  title: string;
  body: string | null;
  user: { login: string } | null;
  state: 'open' | 'closed';
  merged: boolean;
  changed_files: number;
  base: { sha: string };
  head: { sha: string };
}

export async function readProposal(github: GitHub, repo: string, number: number): Promise<Proposal> {
  const pull = await github.request<Pull>('GET', `/repos/${repo}/pulls/${number}`);
  if (pull.changed_files > MAX_FILES) throw new GitHubError('invalid', TOO_MANY);
  const range = `${pull.base.sha}...${pull.head.sha}`;
  type Comparison = { merge_base_commit: { sha: string } };
  const { merge_base_commit } = await github.request<Comparison>('GET', `/repos/${repo}/compare/${range}?per_page=1`);
  type PullFile = { filename: string; previous_filename?: string };
  const list = `/repos/${repo}/pulls/${number}/files?per_page=${MAX_FILES}`;
  const files = await github.request<PullFile[]>('GET', list);
  const before = new Map<string, string | null>();
  const after = new Map<string, string | null>();
  const notShown: string[] = [];
  for (const path of new Set(files.flatMap((file) => [file.filename, file.previous_filename ?? []].flat()))) {
    const [, name] = new RegExp(`^${FOLDER}/(.+\\.yaml)$`).exec(path) ?? [];
    const read = async (sha: string) => (name ? readText(github, repo, name, sha) : undefined);
    const [old, current] = [await read(merge_base_commit.sha), await read(pull.head.sha)];
    if (!name || old === undefined || current === undefined) notShown.push(path);
    else if (old !== current) {
      before.set(name, old);
      after.set(name, current);
    }
  }
  const state = pull.merged ? 'merged' : pull.state;
  const author = pull.user?.login ?? 'ghost';
  const { title, body } = pull;
  return { number, title, body: body ?? '', author, state, url: pullUrl(repo, number), before, after, notShown };
}
