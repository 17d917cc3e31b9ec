import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Package {
  version?: string;
  dependencies?: Record<string, string>;
  deprecated?: string;
  engines?: { node: string };
}

type Lock = { packages: Record<string, Package> };

const npmrc = await readFile('.npmrc', 'utf8');
const manifest = await readFile('package.json', 'utf8');
const lock = await readFile('package-lock.json', 'utf8');

/** What `npm ci` warns of before it fetches anything, such as a package that this Node is too old for. */
async function warningsOf(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-install-'));
  try {
    for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
    const options = ['--dry-run', '--offline', '--loglevel=warn'];
    const { status, stderr } = spawnSync('npm', ['ci', ...options], { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(0);
    // Another configuration of npm than the project's is the machine's own affair.
    return stderr.split('\n').filter((line) => /^npm warn (?!Unknown (?:user|env|global) config)/.test(line));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** npm warns of them when it fetches them. */
const deprecatedIn = ({ packages }: Lock) =>
  Object.entries(packages).flatMap(([folder, { version, deprecated }]) =>
    deprecated === undefined ? [] : [`${folder} ${version}: ${deprecated}`],
  );

test('`npm ci` prints no warning', async () => {
  expect(deprecatedIn(JSON.parse(lock))).toEqual([]);
  expect(await warningsOf({ '.npmrc': npmrc, 'package.json': manifest, 'package-lock.json': lock })).toEqual([]);
});

test('a package for a newer Node, or one that is deprecated, is found', async () => {
  const root = { dependencies: { probe: '1.0.0' } };
  const probe = { version: '1.0.0', engines: { node: '>=99' }, deprecated: 'use another one' };
  const packages = { '': root, 'node_modules/probe': probe };
  const files = {
    'package.json': JSON.stringify(root),
    'package-lock.json': JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  };
  expect(deprecatedIn({ packages })).toEqual(['node_modules/probe 1.0.0: use another one']);
  expect((await warningsOf(files)).join('\n')).toMatch(/EBADENGINE.*'probe@1\.0\.0'/s);
});

test('`.nvmrc` names the oldest Node that package.json allows', async () => {
  const { engines } = JSON.parse(manifest) as { engines: { node: string } };
  const nvmrc = (await readFile('.nvmrc', 'utf8')).trim();
  expect(engines.node).toMatch(new RegExp(`^\\^${nvmrc}\\.\\d`));
});
