import path from 'node:path';
import type { Plugin } from 'vite';

/** Vite imports it as `__vitePreload` wherever a build holds a dynamic import. */
const VITE_HELPER = '\0vite/preload-helper.js';

/** `import(`./name.js`),[]` */
const LONE_IMPORT = /(import\([`'"](\.\/[^`'"]+)[`'"]\),\s*)\[\]/g;

/** Puts src/app/loading/loadChunk.ts in the place of Vite's helper, which preloads chunks by `<link rel="modulepreload">`. */
export function chunkLoader(): Plugin {
  return {
    name: 'objectif-8:chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== VITE_HELPER) return;
      return `export { loadChunk as __vitePreload } from ${JSON.stringify(path.resolve('src/app/loading/loadChunk.ts'))};`;
    },
    generateBundle: {
      // After Vite has named them: it names none for a chunk whose imports are there when it is asked for.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const folder = path.posix.dirname(chunk.fileName);
          chunk.code = chunk.code.replace(
            LONE_IMPORT,
            (_match, call: string, name: string) => `${call}["${path.posix.join(folder, name)}"]`,
          );
        }
      },
    },
  };
}
