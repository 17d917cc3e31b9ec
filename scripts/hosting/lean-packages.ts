import path from 'node:path';
import type { Plugin } from 'vite';

const ROUTER_FILES = new Map([
  ['react-router', 'index.mjs'],
  ['react-router/dom', 'dom-export.mjs'],
]);

/** A text assigned to a class at the top level of a module: `FacebookAuthProvider.PROVIDER_ID = "facebook.com";` */
const STATIC_TEXT = /^([A-Z]\w+)\.(\w+) = ("[^"]*"|'[^']*')(?: \/\*[^*]*\*\/)?;$/gm;

const CLASS = /^class (\w+) .*\{$/gm;

const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;

/** `forwardRef(…)` has no side effect, but the package doesn't mark it as pure. */
const FORWARD_REF = /(?<=^var \w+ = )(?=React\d*\.forwardRef\()/gm;

/**
 * Bundles of packages only what the app runs: react-router's own build for production, which its exports don't name, and
 * no class, context or component that nothing uses, but that an assignment to it or a call keeps in the bundle. The
 * accounts' SDK keeps its own idb: one that it shares with the journal stands among the screens of members, and signing
 * in would wait for them.
 */
export function leanPackages(): Plugin {
  return {
    name: 'objectif-8:lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      handler: (id) => ({
        id: path.resolve('node_modules/react-router/dist/production', ROUTER_FILES.get(id) ?? ''),
        // As its package.json says.
        moduleSideEffects: false,
      }),
    },
    transform: {
      filter: { id: /\/node_modules\/(?:.*\/)?(?:@firebase\/auth|react-router)\/dist\// },
      handler: (code) => ({
        code: withStaticFields(code.replace(DISPLAY_NAME, '').replace(FORWARD_REF, '/* @__PURE__ */ ')),
        map: null,
      }),
    },
  };
}

/** With texts that are assigned to a class as static fields of it: they go when the class does. */
function withStaticFields(code: string): string {
  const fields = new Map<string, string>();
  for (const [, name = '', field, text] of code.matchAll(STATIC_TEXT)) {
    fields.set(name, `${fields.get(name) ?? ''} static ${field} = ${text};`);
  }
  const classes = new Set([...code.matchAll(CLASS)].map(([, name]) => name));
  return code
    .replace(STATIC_TEXT, (statement, name: string) => (classes.has(name) ? '' : statement))
    .replace(CLASS, (head, name: string) => `${head}${fields.get(name) ?? ''}`);
}
