import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What `tsc -b` says of files that hold `sources`, in the projects of this one, as `file code: message`. */
async function typecheck(sources: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-types-'));
  try {
    for (const file of (await readdir('.')).filter((name) => /^tsconfig.*\.json$/.test(name))) {
      await cp(file, path.join(folder, file));
    }
    await mkdir(path.join(folder, 'node_modules'));
    for (const name of ['@types', 'typescript', 'undici-types', 'vite']) {
      await symlink(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
    }
    for (const [file, source] of Object.entries(sources)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), source);
    }
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-b', '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
    return [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error (.*)$/gm)].map(([, file, error]) => `${file} ${error}`).sort();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const NODE = "import { cpus } from 'node:os';\n\nexport const probe = [cpus(), process.env, Buffer.from('')];\n";
const BROWSER = 'export const probe = [document.title, import.meta.env.BASE_URL];\n';
const UNTYPED = 'exports.probe = (text) => text.trim();\n';

test('Node is unknown in src and schema, and scripts in JavaScript are checked', async () => {
  const errors = await typecheck({
    'src/app/a.ts': NODE,
    'schema/a.ts': NODE,
    'scripts/a.ts': 'export const probe: string = 1;\n',
    'scripts/a.cjs': UNTYPED,
    'scripts/a.mjs': UNTYPED.replace('exports.probe', 'export const probe'),
    'tests/unit/a.ts': 'export const probe: string = 1;\n',
  });
  const unknown = (file: string) => [
    expect.stringMatching(`${file} TS\\d+: .*'Buffer'`),
    expect.stringMatching(`${file} TS\\d+: .*'node:os'`),
    expect.stringMatching(`${file} TS\\d+: .*'process'`),
  ];
  const implicit = "TS7006: Parameter 'text' implicitly has an 'any' type.";
  const notText = "TS2322: Type 'number' is not assignable to type 'string'.";
  expect(errors).toEqual([
    ...unknown('schema/a.ts'),
    `scripts/a.cjs ${implicit}`,
    `scripts/a.mjs ${implicit}`,
    `scripts/a.ts ${notText}`,
    ...unknown('src/app/a.ts'),
    `tests/unit/a.ts ${notText}`,
  ]);
});

test('each project knows where its sources run', async () => {
  const typed = UNTYPED.replace('(text)', '(/** @type {string} */ text)');
  expect(
    await typecheck({
      'src/app/a.ts': BROWSER,
      'schema/a.ts': 'export const probe = 1;\n',
      'scripts/a.ts': NODE,
      'scripts/a.cjs': typed,
      'vite.config.ts': NODE,
      'tests/unit/a.ts': NODE,
      'tests/e2e/a.ts': BROWSER,
    }),
  ).toEqual([]);
});
