import type { Plugin } from 'vite';

/** Loads the bundler's runtime with the page: as an import of an import it would cost a round trip of its own. */
export function runtimeScript({ base }: { base: string }): Plugin {
  return {
    name: 'objectif-8:runtime-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const runtime = Object.keys(bundle).find((file) => file.includes('rolldown-runtime'));
        const attrs = { type: 'module', crossorigin: '', src: `${base}${runtime}` };
        return runtime ? [{ tag: 'script', attrs, injectTo: 'head' }] : [];
      },
    },
  };
}
