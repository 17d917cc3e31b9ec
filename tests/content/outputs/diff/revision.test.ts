import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diff } from '../../../../scripts/content/outputs/diff/command.ts';
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

/** As `npm run content:diff` prints it. */
function printed(base: string, folder: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.cjs', 'scripts/content/cli.ts', 'diff', base, '--dir', folder],
    { encoding: 'utf8' },
  );
  const shown = path.relative(process.cwd(), folder);
  return {
    status,
    stdout: plain(stdout).replaceAll(`\`${base}\``, '`BASE`').replaceAll(shown, 'DIR'),
    stderr: plain(stderr),
  };
}

/** As it is written to a file. */
async function written(base: string, folder: string): Promise<string> {
  const out = path.join(repository, 'difference.md');
  await diff([base, '--dir', folder, '--out', out]);
  return plain(await readFile(out, 'utf8'));
}

const refusal = (base: string, folder: string) =>
  written(base, folder).then(
    () => 'none',
    (error: Error) => plain(error.message),
  );

describe('a revision', () => {
  test('that the folder still is', () => {
    expect(printed('main', content)).toEqual({ status: 0, stdout: NOTHING, stderr: '' });
  });

  test('before the last commit, and before what is not committed', async () => {
    await replace(WEEK, 'duration: 30 min', 'duration: 35 min')(content);
    commit();
    await replace(WEEK, 'duration: 45 min', 'duration: 50 min')(content);
    expect(await written('HEAD~1', content)).toContain('- Semaine 1, mardi, Footing : durée 30 min → 35 min\n');
    expect(await written('HEAD~1', content)).toContain('- Semaine 1, lundi, Haut du corps : durée 45 min → 50 min\n');
    expect(await written('HEAD', content)).not.toContain('mardi');
  });

  test('goes before a folder of the same name', async () => {
    await cp(FIXTURE, path.join(repository, 'docs'), { recursive: true });
    git(repository, 'branch', 'docs');
    await replace('app.yaml', 'name: Objectif 2', 'name: Autre')(content);
    expect(await written('docs', content)).toContain('- Toute l’application : nom « Objectif 2 » → « Autre »\n');
  });

  test('with a file that is no text', async () => {
    const odd = path.join(content, 'training/phase1/week-02.yaml');
    await cp('public/icons/any-192.png', odd);
    commit();
    expect(await written('main', content)).toContain('Sans comparaison possible : `training/phase1/week-02.yaml`.');
  });
});

test('a folder instead of a revision, outside of git', async () => {
  const old = path.join(repository, 'old');
  await cp(content, old, { recursive: true });
  await rm(path.join(repository, '.git'), { recursive: true });
  await replace('app.yaml', 'name: Objectif 2', 'name: Autre')(content);
  expect(await written(old, content)).toContain('- Toute l’application : nom « Objectif 2 » → « Autre »\n');
});

describe('one line says what to do', () => {
  test('about an unknown revision', () => {
    expect(printed('nope', content)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        '« nope » n’est ni une révision connue de git ni un dossier : vérifie son nom, ou lance « git fetch », puis recommence\n',
    });
  });

  test('about a branch that only the origin has', async () => {
    git(repository, 'update-ref', 'refs/remotes/origin/seances', 'HEAD');
    expect(await refusal('seances', content)).toBe(
      '« seances » n’est ni une révision connue de git ni un dossier : voulais-tu dire « origin/seances » ?',
    );
  });

  test('about a clone without its history', async () => {
    await replace('app.yaml', 'name: Objectif 2', 'name: Autre')(content);
    commit();
    const shallow = path.join(repository, 'shallow');
    git(repository, 'clone', '--quiet', '--depth=1', `file://${repository}`, shallow);
    expect(await refusal('HEAD~1', path.join(shallow, 'content'))).toBe(
      '« HEAD~1 » n’est ni une révision connue de git ni un dossier. Ce clone n’a qu’une partie de l’historique : lance « git fetch --unshallow », puis recommence',
    );
  });

  test('about a folder that is in no repository', async () => {
    await rm(path.join(repository, '.git'), { recursive: true });
    expect(await refusal('main', content)).toBe(
      `« main » n’est pas un dossier, et ${content} n’est dans aucun dépôt git : donne deux dossiers`,
    );
  });

  test('about a revision that had no such folder', async () => {
    await rename(content, path.join(repository, 'contenu'));
    expect(await refusal('main', path.join(repository, 'contenu'))).toBe(
      '« main » n’a pas de dossier contenu/ : choisis une autre révision',
    );
  });

  test('about a folder that is not there', async () => {
    const nowhere = path.join(repository, 'nowhere');
    expect(await refusal('main', nowhere)).toBe(`le dossier ${nowhere} n’existe pas : donne un autre --dir`);
  });
});
