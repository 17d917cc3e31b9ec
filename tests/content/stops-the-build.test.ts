import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../scripts/verify/project-copy.ts';
import { PRODUCTION_ENVIRONMENT } from '../fixtures/production-environment.ts';
import { editFolder, replace } from './broken-copy.ts';

const DIAGNOSTIC = /content\/training\/phase1\/week-01\.yaml:\d+:10\n[^«]*« mercredy » n’est pas accepté/;
let project = '';

/** A copy of the project whose content has one fault. */
beforeAll(async () => {
  project = await copyProject();
  await editFolder(
    path.join(project, 'content'),
    replace('training/phase1/week-01.yaml', 'day: mercredi', 'day: mercredy'),
  );
}, 60_000);

afterAll(() => rm(project, { recursive: true, force: true }));

test('npm run build prints the diagnostic and fails', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.cjs', 'scripts/build.ts'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...PRODUCTION_ENVIRONMENT },
  });
  expect(stderr).toMatch(DIAGNOSTIC);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});

test('the build of npm start fails with the diagnostic', async () => {
  const demo = build({ root: project, mode: 'demo', logLevel: 'silent', build: { outDir: 'dist' } });
  await expect(demo).rejects.toThrow(DIAGNOSTIC);
});

test('nothing was published', async () => {
  expect(await readdir(project)).not.toContain('dist');
  expect(await readdir(path.join(project, 'src'))).not.toContain('generated');
});

test('editors know what the content holds all the same', async () => {
  const week = JSON.parse(await readFile(path.join(project, '.schemas/week.json'), 'utf8'));
  expect(week.properties.days.items.properties.link.enum).toContain('/training/phase1/upper-body');
});
