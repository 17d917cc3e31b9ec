import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { forbiddenImports, importsBelow, MAY_IMPORT } from './folder-imports.ts';

const imports = await importsBelow('src');

test('folders of src import what the table allows', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(forbiddenImports(imports)).toEqual([]);
});

test('every folder of src has its row, which names only rows above it', async () => {
  const entries = await readdir('src', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'generated');
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  const known = new Set(['.', 'generated']);
  for (const [folder, allowed] of Object.entries(MAY_IMPORT)) {
    expect([...known], folder).toEqual(expect.arrayContaining([...allowed]));
    known.add(folder);
  }
});

test('models import no component and no package; the workshop’s reads YAML', () => {
  const inModels = imports.filter(({ file }) => /\/model\/|^format\//.test(file));
  expect(inModels.filter(({ target }) => target.endsWith('.tsx'))).toEqual([]);
  const packages = imports.filter(({ file, target }) => /\/model\//.test(file) && !target.includes('/'));
  expect(packages.filter(({ file, target }) => target !== 'yaml' || !file.startsWith('workshop/'))).toEqual([]);
});
