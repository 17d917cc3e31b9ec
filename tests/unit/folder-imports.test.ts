import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cyclesIn, forbiddenImports, importsBelow, MAY_IMPORT } from './folder-imports.ts';

test('folders of src import what the table allows', async () => {
  const imports = await importsBelow('src');
  expect(imports.length).toBeGreaterThan(500);
  expect(forbiddenImports(imports)).toEqual([]);
});

test('every folder of src has its row', async () => {
  const entries = await readdir('src', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'generated');
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(MAY_IMPORT).sort());
});

test('the table has no cycle', () => {
  expect(cyclesIn(MAY_IMPORT)).toEqual([]);
  expect(cyclesIn({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c']);
});

test('models import no package; the workshop’s reads YAML', async () => {
  const imports = await importsBelow('src');
  const packages = imports.filter(({ file, target }) => /\/model\//.test(file) && !target.includes('/'));
  expect(packages.filter(({ file, target }) => target !== 'yaml' || !file.startsWith('workshop/'))).toEqual([]);
});

test('an import that a folder may not make is found, static, dynamic or of a type', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'objectif-8-imports-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const forbidden = '../guide/IntroductionPage.tsx';
  const statements = [
    `import { probe } from '${forbidden}';`,
    `import type { Probe } from '${forbidden}';`,
    `export * from '${forbidden}';`,
    `const load = () => import('${forbidden}');`,
  ];
  await mkdir(path.join(root, 'format'));
  await writeFile(path.join(root, 'format/probe.ts'), statements.join('\n'));
  expect(forbiddenImports(await importsBelow(root))).toHaveLength(statements.length);
});
