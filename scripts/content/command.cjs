/**
 * `npm run content:check` and `content:build`: cli.ts without the time that a TypeScript runner takes to start. Runs a
 * bundle of it that is kept in node_modules/.cache, and made anew whenever a file that it came from has changed.
 * CommonJS, because Node starts it faster, and because V8 keeps the compiled code of a classic script.
 */
const fs = require('node:fs');
const path = require('node:path');
const v8 = require('node:v8');
const { Script } = require('node:vm');
const { getEnvironmentData, isMainThread, setEnvironmentData } = require('node:worker_threads');
const { createHash } = require('node:crypto');
const { pathToFileURL } = require('node:url');

const ROOT = path.resolve(__dirname, '../..');
const ENTRY = 'scripts/content/cli.ts';
const CACHE = path.join(ROOT, 'node_modules/.cache/content-command');
const BUNDLE = path.join(CACHE, 'bundle.cjs');
/** What threads learn from the one that starts them: whether the bundle holds the sources as they are. */
const CURRENT = 'content-command: the bundle is current';

const hashOf = (/** @type {import('node:crypto').BinaryLike} */ text) => createHash('sha1').update(text).digest('hex');

/** The bundle, with the hash of every file that it was made of in its first line; undefined when one has changed. */
function readCachedBundle() {
  try {
    const bundle = fs.readFileSync(BUNDLE, 'utf8');
    /** @type {Record<string, string>} */
    const sources = JSON.parse(bundle.slice(2, bundle.indexOf('\n')));
    const unchanged = (/** @type {[string, string]} */ [file, hash]) =>
      hashOf(fs.readFileSync(path.join(ROOT, file))) === hash;
    // Where the thread that starts others has looked, they need not.
    const isCurrent = getEnvironmentData(CURRENT) === true || Object.entries(sources).every(unchanged);
    if (isMainThread) setEnvironmentData(CURRENT, isCurrent);
    return isCurrent ? bundle : undefined;
  } catch {
    return undefined;
  }
}

async function buildBundle() {
  const { bundle } = await import('./bundle.js');
  const { code, files } = await bundle(ROOT, ENTRY);
  const sources = files.map((file) => [file, hashOf(fs.readFileSync(path.join(ROOT, file)))]);
  const output = `//${JSON.stringify(Object.fromEntries(sources))}\n${code}`;
  writeCache(BUNDLE, output);
  return output;
}

/**
 * Atomic, as commands run side by side. Without write access the next run builds the bundle again.
 * @param {string} file
 * @param {string | Buffer} contents
 */
function writeCache(file, contents) {
  try {
    fs.mkdirSync(CACHE, { recursive: true });
    fs.writeFileSync(`${file}.${process.pid}`, contents);
    fs.renameSync(`${file}.${process.pid}`, file);
  } catch {}
}

/**
 * V8 recognises stale compiled code by the length of its source alone: the cache file's name has the bundle's hash.
 * @param {string} bundle
 */
function run(bundle) {
  const compiledFile = path.join(CACHE, `${hashOf(bundle.slice(0, bundle.indexOf('\n')))}.v8`);
  const compiled = fs.existsSync(compiledFile) ? fs.readFileSync(compiledFile) : undefined;
  const script = new Script(`(function (require, exports, module, rootUrl) {${bundle}\n})`, {
    filename: BUNDLE,
    ...(compiled && { cachedData: compiled }),
  });
  const main = { exports: {} };
  script.runInThisContext()(require, main.exports, main, pathToFileURL(`${ROOT}/`).href);
  if (compiled && !script.cachedDataRejected) return;
  process.once('exit', () => {
    for (const file of fs.existsSync(CACHE) ? fs.readdirSync(CACHE) : []) {
      if (file.endsWith('.v8')) fs.rmSync(path.join(CACHE, file), { force: true });
    }
    // At the end, the functions that were needed are in it.
    writeCache(compiledFile, script.createCachedData());
  });
}

const BUNDLED = ['check', 'build'];
const [command = ''] = process.argv.slice(2);
if (BUNDLED.includes(command)) {
  // V8 optimises what has run this many bytes of code, by default 66 KB: in a process as short as this one, a third of its
  // processor time went into code that then hardly ran. A hundred programmes are checked no slower. Later versions than that
  // of Node 20 don't know the flag, and would say so.
  if (isMainThread && process.versions.v8.startsWith('11.')) v8.setFlagsFromString('--interrupt-budget=1000000');
  // By default V8 drops compiled functions that one programme needed, and compiles them again for the next; and it compiles
  // each pattern twice, for its first use and for its second.
  if (isMainThread) v8.setFlagsFromString('--no-flush-bytecode --no-regexp-tier-up');
  // Threads that check folders leave no core to those of the garbage collector.
  const folderCount = process.argv.filter((arg) => /^--dir(?:=|$)/.test(arg)).length;
  if (isMainThread && folderCount > 1) v8.setFlagsFromString('--no-parallel-scavenge');
  const cached = readCachedBundle();
  if (cached === undefined) buildBundle().then(run);
  else run(cached);
} else {
  process.argv.splice(2, 0, ENTRY);
  require('../run.cjs');
}
