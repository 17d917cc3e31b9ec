import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES } from '../../src/routes.ts';
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

test('models import no package', async () => {
  const imports = await importsBelow('src');
  const packages = imports.filter(({ file, target }) => /\/model\//.test(file) && !target.includes('/'));
  expect(packages).toEqual([]);
});

test('routes.ts and memberRoutes.ts alone write an address or a query', async () => {
  const files = (await readdir('src', { recursive: true })).filter((file) =>
    /(?<!^routes|^memberRoutes)\.tsx?$/.test(file),
  );
  const written = new RegExp(
    `['"\`](?:${Object.values(ROUTES).join('|')})(?:[?#][^'"\`]*)?['"\`]|[?&](?:workout|run|day|suggested|mode)=`,
    'g',
  );
  const found = files
    .filter((file) => !file.startsWith('generated/'))
    .map(async (file) =>
      [...(await readFile(path.join('src', file), 'utf8')).matchAll(written)].map(([text]) => `${file}: ${text}`),
    );
  expect((await Promise.all(found)).flat()).toEqual([]);
  expect(`to="${ROUTES.training}"`).toMatch(written);
});

test.each(Object.keys(MAY_IMPORT).filter((folder) => folder !== 'guide'))(
  'an import that %s may not make is found, static, dynamic or of a type',
  async (folder) => {
    const root = await mkdtemp(path.join(tmpdir(), 'objectif-8-imports-'));
    const forbidden = folder === 'app' ? '../unknown/a.ts' : '../guide/IntroductionPage.tsx';
    try {
      await mkdir(path.join(root, folder), { recursive: true });
      const statements = [
        `import { probe } from '${forbidden}';`,
        `import type { Probe } from '${forbidden}';`,
        `export * from '${forbidden}';`,
        `const load = () => import('${forbidden}');`,
      ];
      for (const [index, statement] of statements.entries()) {
        await writeFile(path.join(root, folder, `${index}.ts`), `${statement}\n`);
      }
      expect(forbiddenImports(await importsBelow(root))).toHaveLength(statements.length);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  },
);
