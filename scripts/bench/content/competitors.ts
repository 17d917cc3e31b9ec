import { cp } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { installApart } from '../install-apart.ts';

/** The pipelines to compare with, and what they stand on: no part of the project. */
const PACKAGES = { velite: '0.4.0', '@content-collections/core': '0.15.3', zod: '4.6.7', typescript: '7.0.2' };
const CONFIGURATIONS = [
  'collections.js',
  'velite.config.js',
  'content-collections.config.js',
  'content-collections.js',
];

const BENCHMARK = 'bench-content';
/** Corpora stand in folders of it, so that the competitors' configurations find their packages. */
export const BENCH_FOLDER = path.resolve('node_modules/.cache', BENCHMARK);
const here = path.dirname(fileURLToPath(import.meta.url));

export const installCompetitors = () => installApart(BENCHMARK, PACKAGES);

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

export const veliteCommand = (...args: string[]) => [
  path.join(BENCH_FOLDER, 'node_modules/velite/dist/cli.js'),
  ...args,
  '--strict',
];
export const collectionsCommand = (...args: string[]) => [
  'content-collections.js',
  'content-collections.config.js',
  ...args,
];
