import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FIXTURE, replace } from '../../broken-copy.ts';
import { plain } from './changes.ts';

const WEEK = 'training/phase1/week-01.yaml';
const NOTHING = '## Ce qui change dans le contenu\n\nRien ne change entre `BASE` et `DIR`.\n';

let repository = '';
let content = '';

beforeEach(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'objectif-8-revision-'));
  content = path.join(repository, 'content');
  await cp(FIXTURE, content, { recursive: true });
  git(repository, 'init', '--quiet', '--initial-branch=main');
  commit();
});

afterEach(() => rm(repository, { recursive: true, force: true }));

function git(folder: string, ...words: string[]): string {
  const identity = ['-c', 'user.name=Essai', '-c', 'user.email=essai@example.test', '-c', 'commit.gpgsign=false'];
  const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...identity, ...words], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function commit(): void {
  git(repository, 'add', '--all');
  git(repository, 'commit', '--quiet', '--message=Essai');
}

function diff(base: string, folder: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/content/cli.ts', 'diff', base, '--dir', folder],
    { encoding: 'utf8' },
  );
  const shown = path.relative(process.cwd(), folder);
  return {
    status,
    stdout: plain(stdout).replaceAll(`\`${base}\``, '`BASE`').replaceAll(shown, 'DIR'),
    stderr: plain(stderr),
  };
}

describe('a revision', () => {
  test('that the folder still is', () => {
    expect(diff('main', content)).toEqual({ status: 0, stdout: NOTHING, stderr: '' });
  });

  test('before the last commit, and before what is not committed', async () => {
    await replace(WEEK, 'duration: 30 min', 'duration: 35 min')(content);
    commit();
    await replace(WEEK, 'duration: 45 min', 'duration: 50 min')(content);
    expect(diff('HEAD~1', content).stdout).toContain('- Semaine 1, mardi, Footing : durée 30 min → 35 min\n');
    expect(diff('HEAD~1', content).stdout).toContain('- Semaine 1, lundi, Haut du corps : durée 45 min → 50 min\n');
    expect(diff('HEAD', content).stdout).not.toContain('mardi');
  });

  test('goes before a folder of the same name', async () => {
    await cp(FIXTURE, path.join(repository, 'docs'), { recursive: true });
    git(repository, 'branch', 'docs');
    await replace('app.yaml', 'name: Objectif 2', 'name: Autre')(content);
    expect(diff('docs', content).stdout).toContain('- Toute l’application : nom « Objectif 2 » → « Autre »\n');
  });

  test('with a file that is no text', async () => {
    const odd = path.join(content, 'training/phase1/week-02.yaml');
    await cp('public/icons/any-192.png', odd);
    commit();
    const { status, stdout, stderr } = diff('main', content);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Sans comparaison possible : `training/phase1/week-02.yaml`.');
  });
});

test('a folder instead of a revision, outside of git', async () => {
  const old = path.join(repository, 'old');
  await cp(content, old, { recursive: true });
  await rm(path.join(repository, '.git'), { recursive: true });
  await replace('app.yaml', 'name: Objectif 2', 'name: Autre')(content);
  expect(diff(old, content).stdout).toContain('- Toute l’application : nom « Objectif 2 » → « Autre »\n');
});

describe('one line says what to do', () => {
  const failure = (stderr: string) => ({ status: 1, stdout: '', stderr });

  test('about an unknown revision', () => {
    expect(diff('nope', content)).toEqual(
      failure(
        '« nope » n’est ni une révision connue de git ni un dossier : vérifie son nom, ou lance « git fetch », puis recommence\n',
      ),
    );
  });

  test('about a branch that only the origin has', () => {
    git(repository, 'update-ref', 'refs/remotes/origin/seances', 'HEAD');
    expect(diff('seances', content)).toEqual(
      failure('« seances » n’est ni une révision connue de git ni un dossier : voulais-tu dire « origin/seances » ?\n'),
    );
  });

  test('about a clone without its history', async () => {
    await replace('app.yaml', 'name: Objectif 2', 'name: Autre')(content);
    commit();
    const shallow = path.join(repository, 'shallow');
    git(repository, 'clone', '--quiet', '--depth=1', `file://${repository}`, shallow);
    expect(diff('HEAD~1', path.join(shallow, 'content'))).toEqual(
      failure(
        '« HEAD~1 » n’est ni une révision connue de git ni un dossier. Ce clone n’a qu’une partie de l’historique : lance « git fetch --unshallow », puis recommence\n',
      ),
    );
  });

  test('about a folder that is in no repository', async () => {
    await rm(path.join(repository, '.git'), { recursive: true });
    expect(diff('main', content)).toEqual(
      failure(`« main » n’est pas un dossier, et ${content} n’est dans aucun dépôt git : donne deux dossiers\n`),
    );
  });

  test('about a revision that had no such folder', async () => {
    await rename(content, path.join(repository, 'contenu'));
    expect(diff('main', path.join(repository, 'contenu'))).toEqual(
      failure('« main » n’a pas de dossier contenu/ : choisis une autre révision\n'),
    );
  });

  test('about a folder that is not there', () => {
    const nowhere = path.join(repository, 'nowhere');
    expect(diff('main', nowhere)).toEqual(failure(`le dossier ${nowhere} n’existe pas : donne un autre --dir\n`));
  });
});
