import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { importsBelow, type SourceImport } from './folder-imports.ts';

const SCHEMA = 'schema imports nothing of ours';
const FIREBASE = 'only src/auth/firebase knows Firebase';
const COMPILED = 'the browser gets content that is already compiled';
const COMPOSED = "ui and renderers don't know who composes them";
const UPWARDS = 'tests import scripts, not the other way round';
const PURE_SOURCES =
  'the content pipeline takes from src what is pure: formats, routes, the models of figures and of the race';
const PURE_CORE = 'the core of the content pipeline runs in a browser';
const FIXTURES = "a coach's edit must not fail this test: import tests/fixtures/generated";

/** File, its source, and what the linter must say of it. */
type Probe = readonly [file: string, source: string, message?: string];

const from = (specifier: string) => `import * as imported from '${specifier}';\n\nexport const probe = imported;\n`;

const FORBIDDEN: readonly Probe[] = [
  ['schema/a.ts', from('../src/settings.ts'), SCHEMA],
  ['schema/b.ts', from('../scripts/settings.ts'), SCHEMA],
  ['schema/c.ts', "import type { Settings } from '../src/settings.ts';\n\nexport type Probe = Settings;\n", SCHEMA],
  ['schema/d.ts', "export { settings } from '../src/settings.ts';\n", SCHEMA],
  ...['ui', 'renderers'].flatMap((room): Probe[] => [
    [`src/${room}/a.ts`, from('../training/TrainingPage.tsx'), COMPOSED],
    [`src/${room}/b.ts`, from('../app/App.tsx'), COMPOSED],
    [`src/${room}/c.ts`, from('../auth/authClient.ts'), COMPOSED],
    [`src/${room}/storage.ts`, from('../storage/useStoredState.ts'), COMPOSED],
  ]),
  ...['ui', 'renderers', 'training', 'app', 'auth'].flatMap((room): Probe[] => [
    [`src/${room}/d.ts`, from('zod'), COMPILED],
    [`src/${room}/zod-entry.ts`, from('zod/mini'), COMPILED],
    [`src/${room}/e.ts`, from('yaml'), COMPILED],
    [`src/${room}/yaml-entry.ts`, from('yaml/util'), COMPILED],
    [`src/${room}/f.ts`, from('../../scripts/settings.ts'), COMPILED],
    [`src/${room}/g.ts`, from('firebase/auth'), FIREBASE],
    [`src/${room}/firebase-package.ts`, from('@firebase/auth'), FIREBASE],
    [`src/${room}/h.ts`, "export const probe = () => import('firebase/app');\n", FIREBASE],
  ]),
  ['src/probe.ts', from('firebase/auth'), FIREBASE],
  ...['scripts/bench/a.ts', 'scripts/content/a.ts', 'scripts/content/parse/a.ts'].map(
    (file): Probe => [file, from('../../../tests/fixtures/programme.ts'), UPWARDS],
  ),
  ['scripts/content/b.ts', from('../../src/race/RacePlanSection.tsx'), PURE_SOURCES],
  ['scripts/content/outputs/a.ts', from('../../../src/storage/store.ts'), PURE_SOURCES],
  ['scripts/content/validate/a.ts', from('../../../src/renderers/WeekSection.tsx'), PURE_SOURCES],
  ['scripts/content/core.ts', from('node:fs'), PURE_CORE],
  ['scripts/content/parse/b.ts', from('node:fs/promises'), PURE_CORE],
  ['scripts/content/validate/rules/training/a.ts', from('node:path'), PURE_CORE],
  ['tests/unit/a.test.ts', from('../../src/generated/programme.ts'), FIXTURES],
  ['tests/e2e/a.spec.ts', from('../../src/generated/app.ts'), FIXTURES],
  ['tests/content/rules/a.test.ts', from('../../../src/generated/app.ts'), FIXTURES],
];

const ALLOWED: readonly Probe[] = [
  ['schema/a.ts', from('zod')],
  ['schema/b.ts', from('./text.ts')],
  ['scripts/a.ts', from('../schema/text.ts')],
  ['scripts/content/a.ts', from('node:fs')],
  ['scripts/content/outputs/b.ts', from('../../../src/format/quantities.ts')],
  ['scripts/content/validate/a.ts', from('../../../src/race/model/plan.ts')],
  ['tests/content/a.ts', from('../../scripts/content/core.ts')],
  ['src/auth/firebase/firebase.ts', `${from('firebase/auth')}export * from '@firebase/auth';\n`],
  ['src/auth/a.ts', from('./firebase/firebase.ts')],
  ['src/programme/a.ts', from('../renderers/WeekSection.tsx')],
  ['src/programme/b.ts', from('../auth/authClient.ts')],
  ['src/renderers/a.ts', from('../ui/Button.tsx')],
  ['src/renderers/b.ts', "import type { Week } from '../../schema/week.ts';\n\nexport type Probe = Week;\n"],
  ['tests/unit/a.ts', from('../fixtures/generated/programme.ts')],
  ['tests/real-content/a.ts', from('../../src/generated/programme.ts')],
];

/** Lints files that hold the probes, with the configuration of the project; answers findings as `file message`. */
async function lint(probes: readonly Probe[]): Promise<{ status: number | null; findings: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-boundaries-'));
  try {
    for (const name of ['biome.json', '.gitignore']) await copyFile(name, path.join(folder, name));
    for (const [file, source] of probes) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), source);
    }
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.resolve('node_modules/@biomejs/biome/bin/biome'), 'lint', '--reporter=concise', '--max-diagnostics=none'],
      { cwd: folder, encoding: 'utf8' },
    );
    const lines = `${stdout}\n${stderr}`.matchAll(/^\S+ (\S+?):\d+:\d+: \S+: (.*)$/gm);
    return { status, findings: [...lines].map(([, file, message]) => `${file} ${message}`) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('an import across a boundary', () => {
  let result: Awaited<ReturnType<typeof lint>> = { status: null, findings: [] };

  beforeAll(async () => {
    result = await lint(FORBIDDEN);
  }, 60_000);

  test('fails the lint', () => {
    expect(result.status).toBe(1);
  });

  test.each(FORBIDDEN)('%s: %s', (file, _source, message) => {
    expect(result.findings.filter((finding) => finding.startsWith(`${file} `))).toEqual([`${file} ${message}`]);
  });
});

test('imports along the boundaries pass the lint', async () => {
  expect(await lint(ALLOWED)).toEqual({ status: 0, findings: [] });
});

describe('the sources', () => {
  let imports: SourceImport[] = [];

  beforeAll(async () => {
    imports = await importsBelow('src');
  });

  test('reach Firebase through one file', () => {
    expect([...new Set(imports.filter(({ target }) => /^@?firebase\b/.test(target)).map(({ file }) => file))]).toEqual([
      'auth/firebase/firebase.ts',
    ]);
  });

  test('take types alone from the schema', () => {
    const taken = imports.filter(({ target }) => /^(?:\.\.\/)+schema\//.test(target));
    expect(taken.length).toBeGreaterThan(10);
    expect(taken.filter(({ statement }) => !/^(?:import|export) type\b/.test(statement))).toEqual([]);
  });
});

test('only the tests of the real content read what coaches write', async () => {
  const files = (await readdir('tests', { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  // `npm run test:slips` is a measurement, which no gate runs.
  const machinery = files.filter(
    (file) => !/^(?:real-content|fixtures\/generated)\//.test(file) && file !== 'content/slips/try-slips.ts',
  );
  expect(machinery.length).toBeGreaterThan(100);
  const reading = await Promise.all(
    machinery.map(async (file) => {
      const source = await readFile(path.join('tests', file), 'utf8');
      // The folder itself, what reads it when no other is named, and a path to its YAML from the project's root.
      const found = source.match(
        /\bCONTENT_FOLDER\b|\b(?:publish|compile)Content\(\)|(?:readFile|readdir|cp|resolve)\('content\b(?!\/\w+\.md')/g,
      );
      return (found ?? []).map((match) => `${file}: ${match}`);
    }),
  );
  const own = /^unit\/boundaries\.test\.ts: /;
  expect(reading.flat().filter((line) => !own.test(line))).toEqual([]);
});
