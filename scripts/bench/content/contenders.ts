import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { PROGRAMME } from '../../verify/test-programme.ts';
import { installApart } from '../install-apart.ts';

export const OURS = 'content:build';
export const VELITE = 'velite';

/** Of the npm package `node`, which installs it by a script, that not every npm lets run. */
const nodePackage = `node-${process.platform}-${process.arch}`;
/** The pipelines to compare with, what they stand on, and Nodes that strip types themselves: no part of the project. */
const packages = await installApart('bench-content', {
  velite: '0.4.0',
  '@content-collections/core': '0.15.3',
  zod: '4.6.7',
  typescript: '7.0.2',
  node22: `npm:${nodePackage}@22.23.3`,
  node24: `npm:${nodePackage}@24.22.3`,
});
/** The second one keeps the stripped types in its compile cache. */
export const NEWER_NODES = ['node22', 'node24'].map((name) => path.join(packages, 'node_modules', name, 'bin/node'));

const velite = [path.join(packages, 'node_modules/velite/dist/cli.js'), '--strict'];
const collections = ['content-collections.js', 'content-collections.config.js'];
const COLLECTIONS_OUTPUT = '.content-collections/generated/allApps.js';
/** What Node runs in the folder of a corpus, to the end or watching, and what comes of `app.yaml`. */
export const COMPETITORS = [
  { name: VELITE, once: [...velite, 'build'], watching: [...velite, 'dev'], output: 'velite/app.json' },
  { name: 'content-collections', once: collections, watching: [...collections, 'watch'], output: COLLECTIONS_OUTPUT },
];

/** The tests' programme in `content`, beside the competitors' configurations and the schemas that all check by. */
export async function writeCorpus(folder: string): Promise<void> {
  await cp(import.meta.dirname, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') });
  await cp(PROGRAMME, path.join(folder, 'content'), { recursive: true });
  await symlink(path.join(packages, 'node_modules'), path.join(folder, 'node_modules'));
  await build({
    configFile: false,
    logLevel: 'silent',
    // zod is a package of the competitors too.
    ssr: { noExternal: true, external: ['zod'] },
    build: {
      ssr: 'scripts/content/kinds.ts',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'kinds.js' } },
    },
  });
}
