import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../scripts/verify/project-copy.ts';
import { PRODUCTION_ENVIRONMENT } from '../fixtures/production-environment.ts';

/** Packages that write paths of the project into what they make: they must be inside of it. */
const OWN_PACKAGES = /^(?:workbox-.*|vite-plugin-pwa)$/;
/** Root may write everywhere: without that right, and not as another user, who may have no way into the project's folder. */
const WITHOUT_OVERRIDE = ['setpriv', '--bounding-set=-dac_override'];

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
async function run(command: string, before: readonly string[] = []) {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [, ...words] = scripts[command]?.split(' ') ?? [];
  const [program = '', ...rest] = [...before, process.execPath, ...words];
  const { status, stdout, stderr } = spawnSync(program, rest, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...PRODUCTION_ENVIRONMENT, GITHUB_ACTIONS: '' },
  });
  return { status, stdout, stderr };
}

const NAME = 'Mes projets a%20b & [c] (d) {e} $f; 50 % `g` "h" *i @j';

describe(`in a folder called ${NAME}`, () => {
  beforeAll(() => moveTo(NAME));

  test('the content is checked and shown', async () => {
    expect(await run('content:check')).toEqual({ status: 0, stdout: 'content : aucune faute\n', stderr: '' });
    expect(await run('content:report')).toMatchObject({ status: 0, stderr: '' });
  }, 120_000);

  test('the app is built, with its worker', async () => {
    expect((await run('build')).status).toBe(0);
    expect(await readFile(path.join(project, 'dist/sw.js'), 'utf8')).toContain('"url":"index.html"');
  }, 120_000);
});

// The separator of Windows is a character like others elsewhere.
test.each(['a#b', 'a?b', 'a\\b', "a'b"])('in a folder called %s, one line says what to do', async (name) => {
  await moveTo(name);
  const line = `Le chemin du projet contient « ${name.charAt(1)} », que ses outils ne savent pas lire : renomme ou déplace ${project}\n`;
  for (const command of ['start', 'content:check']) {
    expect(await run(command)).toEqual({ status: 1, stdout: '', stderr: line });
  }
});

describe('in a folder that is not ours to write', () => {
  beforeAll(async () => {
    await moveTo('read-only');
    await chmod(project, 0o555);
  });
  afterAll(() => chmod(project, 0o755));

  test.each(['start', 'dev', 'build'])('%s says in one line what to do', async (command) => {
    const { status, stdout, stderr } = await run(command, process.getuid?.() === 0 ? WITHOUT_OVERRIDE : []);
    const line = `Écriture interdite dans ${project} : change ses droits, ou copie le projet ailleurs.\n`;
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: line });
  });
});
