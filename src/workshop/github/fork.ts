import { GitHubError } from './errors.ts';
import { encodePath, type GitHub, unless } from './github.ts';

/** GitHub says that a fork may take minutes; one of this size takes seconds. */
const LOOKS = 20;
const BETWEEN_LOOKS_MS = 3000;

const NO_FORK = new GitHubError(
  'rights',
  'Tu ne peux pas écrire dans ce dépôt, et ce jeton ne peut pas en faire une copie. Fais-la sur GitHub avec «\u00a0Fork\u00a0», crée un jeton pour elle, puis réessaie\u00a0; ou propose sans jeton, page par page.',
);
const NOT_READY = new GitHubError('server', 'GitHub prépare encore ta copie du dépôt. Réessaie dans une minute.');

interface Fork {
  full_name: string;
  fork: boolean;
  source?: { full_name: string };
}

/** The coach's own copy of the repository, made if there is none, its branch as recent as the repository's. */
export async function readyFork(github: GitHub, repo: string, branch: string): Promise<string> {
  const { login } = await github.request<{ login: string }>('GET', '/user');
  const namesake = github.request<Fork>('GET', `/repos/${login}/${repo.split('/')[1]}`);
  const own = await unless(['rights', 'missing'], namesake);
  const isFork = own?.fork && own.source?.full_name.toLowerCase() === repo.toLowerCase();
  // GitHub answers with the fork that there is, whatever its name.
  const create = () => github.request<Fork>('POST', `/repos/${repo}/forks`, { default_branch_only: true });
  const fork = isFork ? own : await unless(['rights', 'missing'], create());
  if (!fork) throw NO_FORK;
  await waitForBranch(github, fork.full_name, branch);
  // What GitHub shares between forks is not documented: with the branch up to date nothing depends on it.
  const sync = github.request('POST', `/repos/${fork.full_name}/merge-upstream`, { branch });
  await unless(['rights', 'missing', 'conflict', 'invalid'], sync);
  return fork.full_name;
}

async function waitForBranch(github: GitHub, fork: string, branch: string): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await github.wait(BETWEEN_LOOKS_MS);
    // 409: the repository is empty.
    const ref = github.request('GET', `/repos/${fork}/git/ref/heads/${encodePath(branch)}`);
    if (await unless(['missing', 'conflict'], ref)) return;
  }
  throw NOT_READY;
}
