import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { noticesOf } from './notices.ts';
import { packageFolderOf, readPackage } from './packages.ts';

/** The service worker is made after the bundle, without a list of its modules. */
const WORKER_PACKAGES = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/**
 * Writes `licences.txt`: the notices of every package of which the build ships code or files. A package without a
 * licence text fails the build. Vite's `build.license` leaves out assets, the worker, and texts that are missing.
 */
export function licenceNotices(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'objectif-8:licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = path.resolve(root, config.build.outDir);
    },
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
      );
      const folders = new Set([
        ...ids.map((id) => packageFolderOf(id, root)).filter((folder) => folder !== undefined),
        ...WORKER_PACKAGES.map((name) => path.join(root, 'node_modules', name)),
      ]);
      const packages = [...folders].map(readPackage);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: noticesOf(packages) });
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(error) {
        const worker = path.join(outDir, 'sw.js');
        if (error || !existsSync(worker)) return;
        // The mark that each package of Workbox leaves in the code.
        for (const [, name] of readFileSync(worker, 'utf8').matchAll(/workbox:([a-z-]+):\d/g)) {
          if (!WORKER_PACKAGES.includes(`workbox-${name}`)) {
            this.error(`sw.js holds workbox-${name}: add it to WORKER_PACKAGES in scripts/licences/plugin.ts`);
          }
        }
      },
    },
  };
}
