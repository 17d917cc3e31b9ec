import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentDateOf, readVersion } from '../../scripts/version.ts';

let folder = '';
let repository = '';

afterEach(() => vi.unstubAllEnvs());

function git(where: string, args: readonly string[], committed = ''): void {
  const author = ['-c', 'user.name=Coach', '-c', 'user.email=coach@example.org'];
  execFileSync('git', [...author, ...args], { cwd: where, env: { ...process.env, GIT_COMMITTER_DATE: committed } });
}

/** A commit of the files at that time, by default where it is ten hours earlier than in Greenwich. */
async function commit(day: string, files: Record<string, string>, time = '12:00:00 -1000'): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(repository, file)), { recursive: true });
    await writeFile(path.join(repository, file), text);
  }
  git(repository, ['add', '.']);
  git(repository, ['commit', '-qm', day], `${day}T${time}`);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-version-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(async () => {
  repository = await mkdtemp(path.join(folder, 'repository-'));
  git(repository, ['init', '-q']);
  await commit('2026-10-01', { 'content/app.yaml': 'name: A\n', 'src/main.ts': '' });
  await commit('2026-11-12', { 'content/training/week.yaml': 'number: 1\n' });
});

const contentDate = (where = repository) => contentDateOf(path.join(where, 'content'));

describe('the date of the content', () => {
  test('is the day where the commit was made, whatever the time zone of the build', async () => {
    await commit('2026-11-20', { 'content/app.yaml': 'name: B\n' }, '23:30:00 -1000');
    for (const zone of ['UTC', 'Pacific/Auckland']) {
      vi.stubEnv('TZ', zone);
      expect(contentDate()).toBe('2026-11-20');
    }
  });

  test('stays when the code or the guide for coaches changes', async () => {
    await commit('2026-11-20', { 'src/main.ts': 'export {};\n', 'content/README.md': '# Changer le programme\n' });
    expect(contentDate()).toBe('2026-11-12');
  });

  test('is unknown without git', () => {
    vi.stubEnv('PATH', '');
    expect(contentDate()).toBeUndefined();
  });

  test('is unknown outside of a repository, and in a folder that was never committed', async () => {
    const copy = path.join(folder, 'copy');
    await cp(path.join(repository, 'content'), path.join(copy, 'content'), { recursive: true });
    expect(contentDate(copy)).toBeUndefined();
    await mkdir(path.join(repository, 'draft'));
    await writeFile(path.join(repository, 'draft/app.yaml'), 'name: A\n');
    expect(contentDateOf(path.join(repository, 'draft'))).toBeUndefined();
  });

  test('is not taken from the commit at which a shallow clone ends', async () => {
    await commit('2026-11-20', { 'src/main.ts': 'export {};\n' });
    const clone = (depth: number) => {
      const target = path.join(repository, `clone-${depth}`);
      git(folder, ['clone', '-q', `--depth=${depth}`, `file://${repository}`, target]);
      return target;
    };
    expect(contentDate(clone(1))).toBeUndefined();
    expect(contentDate(clone(2))).toBeUndefined();
    expect(contentDate(clone(3))).toBe('2026-11-12');
  });
});

test('the version is that of package.json, with the date of the content where there is one', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(readVersion(path.join(repository, 'content'))).toEqual({ app: version, contentDate: '2026-11-12' });
  expect(readVersion(folder)).toEqual({ app: version });
});
