import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { noticesOf } from '../../scripts/licences/notices.ts';
import { licenceNotices } from '../../scripts/licences/plugin.ts';
import { appBuild } from '../fixtures/app-build.ts';
import { PRODUCTION_ENVIRONMENT } from '../fixtures/production-environment.ts';

const BUILD_TIMEOUT_MS = 120_000;

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
  ['no-text', 'MIT', undefined, 'no-text ships without a licence text (MIT)'],
  ['copyleft', 'GPL-3.0-only', 'Copyright', 'copyleft ships under GPL-3.0-only, which is none of 0BSD, Apache-2.0,'],
])('the bundled package « %s » fails the build', async (name, license, text, message) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-licences-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = {
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js', license }),
    [`node_modules/${name}/index.js`]: 'export const bundled = Date.now();',
    ...(text && { [`node_modules/${name}/LICENSE`]: text }),
    'app.js': `import { bundled } from '${name}';\nconsole.log(bundled);`,
  };
  await mkdir(path.join(folder, 'node_modules', name), { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), content);
  const built = build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [licenceNotices()],
    build: { outDir: path.join(folder, 'dist'), rolldownOptions: { input: path.join(folder, 'app.js') } },
  });
  await expect(built).rejects.toThrow(message);
});

test(
  'a production build has the notice of every package that is in it, and of no tool that stays behind',
  async () => {
    const { modules, folder } = await appBuild({ mode: 'production', environment: PRODUCTION_ENVIRONMENT });
    const notices = await readFile(path.join(folder, 'licences.txt'), 'utf8');
    const names = new Set(
      modules.flatMap((id) =>
        [...id.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)].slice(-1).map(([, name]) => name),
      ),
    );
    expect([...names]).toEqual(expect.arrayContaining(['react', '@firebase/auth', '@fontsource-variable/archivo']));
    const headings = [...notices.matchAll(/^## .*$/gm)].join('\n');
    for (const name of [...names, 'rolldown']) expect(headings).toMatch(new RegExp(`(?:## |, )${name} \\d`));
    expect(notices).toContain('SIL OPEN FONT LICENSE');
    expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
    expect(notices).not.toMatch(/^## .*\b(?:zod|yaml|typescript|playwright) \d/m);
  },
  BUILD_TIMEOUT_MS,
);
