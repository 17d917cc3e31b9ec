import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../scripts/verify/project-copy.ts';
import { PRODUCTION_ENVIRONMENT } from '../fixtures/production-environment.ts';

/** Packages that write paths of the project into what they make: they must be inside of it. */
const OWN_PACKAGES = /^(?:workbox-.*|vite-plugin-pwa)$/;
let parent = '';
let project = '';

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'objectif-8-folders-'));
  project = await copyProject();
  const packages = path.join(project, 'node_modules');
  for (const name of (await readdir(packages)).filter((folder) => OWN_PACKAGES.test(folder))) {
    const original = await realpath(path.join(packages, name));
    await rm(path.join(packages, name));
    await cp(original, path.join(packages, name), { recursive: true });
  }
}, 60_000);

afterAll(async () => {
  await rm(parent, { recursive: true, force: true });
  await rm(project, { recursive: true, force: true });
});

async function moveTo(name: string): Promise<void> {
  const target = path.join(parent, name);
  await rename(project, target);
  project = target;
}

/** A command of package.json, without npm's own lines. */
async function run(command: string) {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [, ...words] = scripts[command]?.split(' ') ?? [];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...PRODUCTION_ENVIRONMENT, GITHUB_ACTIONS: '' },
  });
  return { status, stdout, stderr };
}

const NAME = 'Mes projets a%20b & [c] (d) {e} $f; 50 % `g` "h" *i @j';

test(`in a folder called ${NAME}, the content is checked and the app is built, with its worker`, async () => {
  await moveTo(NAME);
  expect(await run('content:check')).toEqual({ status: 0, stdout: 'content : aucune faute\n', stderr: '' });
  expect((await run('build')).status).toBe(0);
  expect(await readFile(path.join(project, 'dist/sw.js'), 'utf8')).toContain('"url":"index.html"');
}, 120_000);

test('in a folder called a#b, one line says what to do', async () => {
  await moveTo('a#b');
  const line = `Le chemin du projet contient « # », que ses outils ne savent pas lire : renomme ou déplace ${project}\n`;
  expect(await run('start')).toEqual({ status: 1, stdout: '', stderr: line });
});
