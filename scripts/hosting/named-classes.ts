import type { Plugin } from 'vite';

const DEFAULT_IMPORT = /^import (\w+) from ('[^']+\.module\.css';)$/gm;

/**
 * Turns `import styles from` into `import * as styles from`: the bundler inlines named exports, whereas the default
 * export would put the whole object of names into the bundle.
 */
export function namedClasses(): Plugin[] {
  return [
    {
      name: 'objectif-8:named-classes',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/.*\.tsx?$/ },
        handler: (code) => ({ code: code.replace(DEFAULT_IMPORT, 'import * as $1 from $2'), map: null }),
      },
    },
    {
      // A module whose names are all inlined would be left out, and its styles with it.
      name: 'objectif-8:keep-styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        order: 'post',
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
