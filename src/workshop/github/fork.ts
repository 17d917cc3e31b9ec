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

interface ForkAnswer {
  full_name: string;
  fork: boolean;
  source?: { full_name: string };
}

/** The coach's own copy of the repository, made if there is none, its branch as recent as the repository's. */
export async function readyFork(github: GitHub, repo: string, branch: string): Promise<string> {
  const fork = (await existingFork(github, repo)) ?? (await createFork(github, repo));
  await waitForBranch(github, fork, branch);
  // What GitHub shares between forks is not documented: with the branch up to date nothing depends on it.
  const sync = github.request('POST', `/repos/${fork}/merge-upstream`, { branch });
  await unless(['rights', 'missing', 'conflict', 'invalid'], sync);
  return fork;
}

async function existingFork(github: GitHub, repo: string): Promise<string | undefined> {
  const { login } = await github.request<{ login: string }>('GET', '/user');
  const own = github.request<ForkAnswer>('GET', `/repos/${login}/${repo.split('/')[1]}`);
  const found = await unless(['rights', 'missing'], own);
  const isFork = found?.fork && found.source?.full_name.toLowerCase() === repo.toLowerCase();
  return isFork ? found.full_name : undefined;
}

/** GitHub answers with the fork that there is, whatever its name. */
async function createFork(github: GitHub, repo: string): Promise<string> {
  const call = github.request<ForkAnswer>('POST', `/repos/${repo}/forks`, { default_branch_only: true });
  const made = await unless(['rights', 'missing'], call);
  if (!made) throw NO_FORK;
  return made.full_name;
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
