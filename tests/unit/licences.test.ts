import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noticesOf } from '../../scripts/licences/notices.ts';
import { packageFolderOf, readPackage } from '../../scripts/licences/packages.ts';
import { licenceNotices } from '../../scripts/licences/plugin.ts';
import { appBuild } from '../fixtures/app-build.ts';
import { PRODUCTION_ENVIRONMENT } from '../fixtures/production-environment.ts';

const BUILD_TIMEOUT_MS = 120_000;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-licences-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Installs a package below `folder`; answers its folder. */
async function install(name: string, files: Record<string, string>): Promise<string> {
  const installed = path.join(folder, 'node_modules', name);
  await mkdir(installed, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(installed, file), text);
  return installed;
}

test.each([
  ['/app/node_modules/idb/build/index.js', '/app/node_modules/idb'],
  ['/app/node_modules/@firebase/auth/dist/index.js?v=1', '/app/node_modules/@firebase/auth'],
  [
    '/app/node_modules/firebase/node_modules/@firebase/auth/dist/a.js',
    '/app/node_modules/firebase/node_modules/@firebase/auth',
  ],
  ['\0/app/node_modules/idb/build/index.js?commonjs-module', '/app/node_modules/idb'],
  ['node_modules/@fontsource-variable/archivo/files/archivo.woff2', '/app/node_modules/@fontsource-variable/archivo'],
  ['\0vite/preload-helper.js', '/app/node_modules/vite'],
  ['/app/src/app/main.tsx', undefined],
])('%j comes from %s', (id, expected) => {
  expect(packageFolderOf(id, '/app')).toBe(expected);
});

describe('a package', () => {
  test('brings all its licence files', async () => {
    const installed = await install('two-texts', {
      'package.json': '{"name":"two-texts","version":"1.2.3","license":"MIT"}',
      LICENSE: 'Copyright A\r\n',
      'NOTICE.txt': 'Copyright B',
      'readme.md': 'licence',
    });
    expect(readPackage(installed)).toEqual({
      name: 'two-texts',
      version: '1.2.3',
      licence: 'MIT',
      text: 'Copyright A\n\nCopyright B',
    });
  });

  test('of a licence that names nobody may leave its text out', async () => {
    const installed = await install('apache', {
      'package.json': '{"name":"apache","version":"1.0.0","license":"Apache-2.0"}',
    });
    expect(readPackage(installed).text).toContain('Version 2.0, January 2004');
  });
});

test('packages with the same text stand together, in the order of their names', () => {
  const packages = [
    { name: 'c', version: '1.0.0', licence: 'ISC', text: '# ISC\n\nCopyright D' },
    { name: 'b', version: '1.0.0', licence: 'MIT', text: 'Copyright C' },
    { name: 'a', version: '2.0.0', licence: 'MIT', text: 'Copyright C' },
  ];
  expect(noticesOf(packages)).toBe(
    '## a 2.0.0, b 1.0.0 (MIT)\n\nCopyright C\n\n## c 1.0.0 (ISC)\n\nISC\n\nCopyright D\n',
  );
});

test.each([
  ['unnamed', {}, 'Copyright', 'unnamed ships without a licence text (no licence named)'],
  ['no-text', { license: 'MIT' }, undefined, 'no-text ships without a licence text (MIT)'],
  [
    'copyleft',
    { license: 'GPL-3.0-only' },
    'Copyright',
    'copyleft ships under GPL-3.0-only, which is none of 0BSD, Apache-2.0,',
  ],
])('the bundled package « %s » fails the build', async (name, licence, text, message) => {
  await install(name, {
    'package.json': JSON.stringify({ name, version: '1.0.0', main: 'index.js', ...licence }),
    'index.js': 'export const bundled = Date.now();',
    ...(text && { LICENSE: text }),
  });
  await writeFile(path.join(folder, 'app.js'), `import { bundled } from '${name}';\nconsole.log(bundled);`);
  const built = build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [licenceNotices()],
    build: { outDir: path.join(folder, 'dist'), rolldownOptions: { input: path.join(folder, 'app.js') } },
  });
  await expect(built).rejects.toThrow(message);
});

describe('a production build', () => {
  let notices = '';
  let modules: string[] = [];

  beforeAll(async () => {
    const made = await appBuild({ mode: 'production', environment: PRODUCTION_ENVIRONMENT });
    modules = made.modules;
    notices = await readFile(path.join(made.folder, 'licences.txt'), 'utf8');
  }, BUILD_TIMEOUT_MS);

  test('has the notice of every package that is in it', () => {
    const names = new Set(
      modules.flatMap((id) =>
        [...id.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)].slice(-1).map(([, name]) => name),
      ),
    );
    expect([...names]).toEqual(expect.arrayContaining(['react', 'firebase', '@firebase/auth', 'idb', 'valibot']));
    expect([...names]).toContain('@fontsource-variable/archivo');
    const headings = [...notices.matchAll(/^## .*$/gm)].join('\n');
    for (const name of [...names, 'rolldown']) expect(headings).toMatch(new RegExp(`(?:## |, )${name} \\d`));
  });

  test('holds their texts, and those of no tool that stays behind', () => {
    expect(notices).toContain('SIL OPEN FONT LICENSE');
    expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
    expect(notices).not.toMatch(/^## .*\b(?:zod|yaml|typescript|playwright) \d/m);
  });
});
