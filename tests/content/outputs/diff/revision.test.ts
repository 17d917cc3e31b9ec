import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diff } from '../../../../scripts/content/outputs/diff/command.ts';
import { editFolder, FIXTURE, replace } from '../../broken-copy.ts';
import { plain } from './changes.ts';

const WEEK = 'training/phase1/week-01.yaml';
const renamed = replace('app.yaml', 'name: Objectif 2', 'name: Autre');
const RENAMED = '- Application : nom « Objectif 2 » → « Autre »\n';
const UNKNOWN = 'n’est ni une révision connue de git ni un dossier';

let repository = '';
let content = '';

beforeEach(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'objectif-8-revision-'));
  content = path.join(repository, 'content');
  await cp(FIXTURE, content, { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  commit();
});

afterEach(() => rm(repository, { recursive: true, force: true }));

function git(...words: string[]): void {
  const identity = ['-c', 'user.name=Essai', '-c', 'user.email=essai@example.test', '-c', 'commit.gpgsign=false'];
  const { status, stderr } = spawnSync('git', ['-C', repository, ...identity, ...words], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message=Essai');
}

/** As it is written to a file; of an error, what it says. */
async function written(base: string, folder = content): Promise<string> {
  const out = path.join(repository, 'difference.md');
  return diff([base, '--dir', folder, '--out', out]).then(
    async () => plain(await readFile(out, 'utf8')),
    (error: Error) => plain(error.message),
  );
}

test('before the last commit, and before what is not committed', async () => {
  await editFolder(content, replace(WEEK, 'duration: 30 min', 'duration: 35 min'));
  commit();
  await editFolder(content, replace(WEEK, 'duration: 45 min', 'duration: 50 min'));
  expect(await written('HEAD~1')).toContain('- Semaine 1, mardi, Footing : durée 30 min → 35 min\n');
  expect(await written('HEAD~1')).toContain('- Semaine 1, lundi, Haut du corps : durée 45 min → 50 min\n');
  expect(await written('HEAD')).not.toContain('mardi');
});

test('a folder instead of a revision, outside of git', async () => {
  const old = path.join(repository, 'old');
  await cp(content, old, { recursive: true });
  await rm(path.join(repository, '.git'), { recursive: true });
  await editFolder(content, renamed);
  expect(await written(old)).toContain(RENAMED);
  expect(await written('main')).toBe(
    `« main » n’est pas un dossier, et ${content} n’est dans aucun dépôt git : donne deux dossiers`,
  );
});

test('one line says what to do', async () => {
  expect(await written('nope')).toBe(`« nope » ${UNKNOWN} : vérifie son nom, ou lance « git fetch », puis recommence`);
  git('update-ref', 'refs/remotes/origin/seances', 'HEAD');
  expect(await written('seances')).toBe(`« seances » ${UNKNOWN} : voulais-tu dire « origin/seances » ?`);
  git('clone', '--quiet', '--depth=1', `file://${repository}`, path.join(repository, 'shallow'));
  expect(await written('HEAD~1', path.join(repository, 'shallow/content'))).toBe(
    `« HEAD~1 » ${UNKNOWN}. Ce clone n’a qu’une partie de l’historique : lance « git fetch --unshallow », puis recommence`,
  );
});
