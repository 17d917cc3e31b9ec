import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Commands that the bundle leaves out: they need React or git, and nobody waits for their start. */
const LAZY = /\/outputs\/(?:diff|report|reference)\//;

/**
 * Without `node`: the build of yaml for Node asks for an environment variable at every token, a fifth of its time.
 */
const CONDITIONS = ['module', 'production'];

/**
 * `entry` with all that it needs, as one classic script in which `rootUrl` is the address of the project's folder;
 * `files` are those that it was made of, relative to `root`, a package by its package.json.
 * @param {string} root
 * @param {string} entry
 */
export async function bundle(root, entry) {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [ownAddress(root)],
    ssr: { noExternal: true, resolve: { conditions: CONDITIONS } },
    build: {
      ssr: entry,
      write: false,
      target: `node${process.versions.node}`,
      rolldownOptions: { external: LAZY, output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
  const [{ code, moduleIds }] = output;
  const made = [...moduleIds.filter((id) => path.isAbsolute(id)), fileURLToPath(import.meta.url)];
  return { code, files: [...new Set(made.map((id) => fileOf(root, id)))] };
}

/**
 * Each module keeps its own address, wherever the bundle stands.
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
function ownAddress(root) {
  return {
    name: 'own-address',
    transform: (code, id) =>
      id.startsWith(root) && code.includes('import.meta.url')
        ? code.replaceAll('import.meta.url', `(rootUrl + ${JSON.stringify(path.relative(root, id))})`)
        : undefined,
  };
}

/** @param {string} root @param {string} id */
function fileOf(root, id) {
  const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return packageName ? `node_modules/${packageName}/package.json` : path.relative(root, id);
}
