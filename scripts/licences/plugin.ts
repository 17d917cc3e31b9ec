import type { Plugin } from 'vite';
import { noticesOf } from './notices.ts';
import { packageFolderOf, readPackage } from './packages.ts';

/**
 * Writes `licences.txt`: the notices of every package of which the build ships code or files. A package without a
 * licence text fails the build. Vite's `build.license` leaves out assets, and texts that are missing; the
 * worker holds no package.
 */
export function licenceNotices(): Plugin {
  let root = '';
  return {
    name: 'objectif-8:licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
      );
      const folders = new Set(ids.map((id) => packageFolderOf(id, root)).filter((folder) => folder !== undefined));
      const packages = [...folders].map(readPackage);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: noticesOf(packages) });
    },
  };
}
