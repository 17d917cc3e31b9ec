import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { buildFolders, GENERATED_FOLDER } from '../folders.ts';

/** Resolves imports of `src/generated` to the modules of the content that is built, also to one that is not there yet. */
export function contentModules({ generated } = buildFolders()): Plugin {
  return {
    name: 'objectif-8:content-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = importer && source.startsWith('.') ? path.resolve(path.dirname(importer), source) : '';
      const isModule = path.dirname(file) === GENERATED_FOLDER;
      return isModule ? normalizePath(path.join(generated, path.basename(file))) : undefined;
    },
  };
}
