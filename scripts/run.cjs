/**
 * `node scripts/run.cjs PROGRAM …`: runs a program in TypeScript in this very process. tsx's own command starts another
 * one, which a signal to npm may miss, and which it kills when it is too busy to answer a Ctrl-C.
 * CommonJS, because Node loads that from any folder.
 */
const nodeModule = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const ROOT = path.resolve(__dirname, '..');
/**
 * Vite and tsx take paths for addresses, where `#`, `?` and `\` have a meaning of their own. Workbox writes the path into
 * a script between apostrophes, without escaping one.
 */
const UNREADABLE = path.sep === '/' ? /[#?\\']/ : /[#?']/;

/** @param {string} program @param {string[]} args */
async function run(program, ...args) {
  const file = path.resolve(program);
  process.argv = [process.execPath, file, ...args];
  const isCompiler = file === path.join(ROOT, 'scripts/content/cli.ts');
  // Node 20 has no compile cache.
  if (isCompiler) Reflect.get(nodeModule, 'enableCompileCache')?.();
  // From 22.18 on Node strips types itself: what coaches run most starts sooner. Other programs have JSX.
  if (!isCompiler || !Reflect.get(process.features, 'typescript')) {
    const { register } = await import('tsx/esm/api');
    // tsconfig.json only names projects: the options that all of them share say how JSX is compiled.
    register({ tsconfig: path.join(ROOT, 'tsconfig.base.json') });
  }
  await import(pathToFileURL(file).href);
}

const [unreadable] = UNREADABLE.exec(ROOT) ?? [];
const [program = '', ...args] = process.argv.slice(2);
if (unreadable === undefined) run(program, ...args);
else {
  console.error(
    `Le chemin du projet contient « ${unreadable} », que ses outils ne savent pas lire : renomme ou déplace ${ROOT}`,
  );
  process.exitCode = 1;
}
