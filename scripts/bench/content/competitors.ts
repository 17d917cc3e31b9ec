import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The pipelines to compare with, and what they stand on: no part of the project. */
const PACKAGES = { velite: '0.4.0', '@content-collections/core': '0.15.3', zod: '4.6.7', typescript: '7.0.2' };
const CONFIGURATIONS = [
  'collections.js',
  'velite.config.js',
  'content-collections.config.js',
  'content-collections.js',
];

/** Git-ignored; corpora stand in folders of it, so that the competitors' configurations find their packages. */
export const BENCH_FOLDER = path.resolve('node_modules/.cache/bench-content');
const here = path.dirname(fileURLToPath(import.meta.url));

/** Installs the competitors, pinned, at the first run. Throws when the registry can't be reached. */
export async function installCompetitors(): Promise<void> {
  await mkdir(BENCH_FOLDER, { recursive: true });
  const manifest = path.join(BENCH_FOLDER, 'package.json');
  await writeFile(manifest, JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }, null, 2));
  if (Object.keys(PACKAGES).every((name) => existsSync(path.join(BENCH_FOLDER, 'node_modules', name)))) return;
  console.log(`Installing ${Object.keys(PACKAGES).join(', ')} into ${path.relative('.', BENCH_FOLDER)}, this once…`);
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: BENCH_FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error('the competitors could not be installed');
}

/** The competitors' configurations, beside the `content` folder of a corpus, and the schemas that all check by. */
export async function configureCompetitors(corpus: string): Promise<void> {
  for (const file of CONFIGURATIONS) await cp(path.join(here, file), path.join(corpus, file));
  await build({
    configFile: false,
    logLevel: 'silent',
    // zod is a package of the competitors too.
    ssr: { noExternal: true, external: ['zod'] },
    build: {
      ssr: 'scripts/content/kinds.ts',
      outDir: corpus,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'kinds.js' } },
    },
  });
}

export const veliteCommand = (...words: string[]) => [
  path.join(BENCH_FOLDER, 'node_modules/velite/dist/cli.js'),
  ...words,
  '--strict',
];
export const collectionsCommand = (...words: string[]) => [
  'content-collections.js',
  'content-collections.config.js',
  ...words,
];
