import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readVersion } from '../../scripts/version.ts';

let repository = '';

function git(args: readonly string[], committed = ''): void {
  const author = ['-c', 'user.name=Coach', '-c', 'user.email=coach@example.org'];
  execFileSync('git', [...author, ...args], {
    cwd: repository,
    env: { ...process.env, GIT_COMMITTER_DATE: committed },
  });
}

/** A commit of the file, where it is ten hours earlier than in Greenwich. */
async function commit(committed: string, file: string): Promise<void> {
  await mkdir(path.dirname(path.join(repository, file)), { recursive: true });
  await writeFile(path.join(repository, file), committed);
  git(['add', '.']);
  git(['commit', '-qm', committed], `${committed} -1000`);
}

beforeEach(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'objectif-8-version-'));
  git(['init', '-q']);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(repository, { recursive: true, force: true });
});

const contentDate = (folder = '.') => readVersion(path.join(repository, folder, 'content')).contentDate;

test('the date of the content is the day where it was last committed, whatever the time zone of the build', async () => {
  await commit('2026-10-01T12:00:00', 'content/app.yaml');
  await commit('2026-11-12T23:30:00', 'content/training/week.yaml');
  await commit('2026-11-20T12:00:00', 'src/main.ts');
  await commit('2026-11-20T12:00:00', 'content/README.md');
  for (const zone of ['UTC', 'Pacific/Auckland']) {
    vi.stubEnv('TZ', zone);
    expect(contentDate()).toBe('2026-11-12');
  }
});

test('the date of the content is unknown outside of a repository, and where a shallow clone ends before it', async () => {
  await commit('2026-10-01T12:00:00', 'src/main.ts');
  await commit('2026-11-12T12:00:00', 'content/app.yaml');
  await commit('2026-11-20T12:00:00', 'src/main.ts');
  for (const depth of [1, 2, 3]) git(['clone', '-q', `--depth=${depth}`, `file://${repository}`, `depth-${depth}`]);
  expect([1, 2, 3].map((depth) => contentDate(`depth-${depth}`))).toEqual([undefined, undefined, '2026-11-12']);
  await rm(path.join(repository, '.git'), { recursive: true });
  expect(contentDate()).toBeUndefined();
});
