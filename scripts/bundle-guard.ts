import type { Plugin } from 'vite';

const FORBIDDEN = [/\/node_modules\/(?:zod|yaml)\//, /\/schema\/[a-z-]+\.ts$/];

/** Refuses a bundle that holds a tool of the content compiler: the browser gets the content checked and parsed. */
export function bundleGuard(): Plugin {
  return {
    name: 'objectif-8:bundle-guard',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const intruder = chunk.moduleIds.find((id) => FORBIDDEN.some((pattern) => pattern.test(id)));
        if (intruder)
          this.error(`${intruder} must not reach the browser (found in ${chunk.fileName}): import types only`);
      }
    },
  };
}
