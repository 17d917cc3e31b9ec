import type { Plugin } from 'vite';

/** `\xA0`, `\u202f`; a backslash before it would make it a text about one. */
const ESCAPED_SPACE = /(?<!\\)\\(?:xA0|u00a0|u202f)/gi;

/** Writes the no-break spaces of French texts as they are: the minifier escapes each in twice its bytes. */
export function plainSpaces(): Plugin {
  return {
    name: 'objectif-8:plain-spaces',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code.replace(ESCAPED_SPACE, (written) =>
            String.fromCodePoint(Number.parseInt(written.slice(2), 16)),
          );
        }
      },
    },
  };
}
