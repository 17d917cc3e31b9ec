import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { COMPETITORS, NEWER_NODES, OURS, VELITE, writeCorpus } from './content/contenders.ts';
import { measureEdits } from './content/edits.ts';
import { median } from './median.ts';

/**
 * Checks and publishes the tests' programme beside two pipelines that are made for it: the whole process, and from an edit to
 * an open page that shows it. Medians, in turns, and their ratios in the same run.
 */
const ROUNDS = 11;

const corpus = await mkdtemp(path.resolve('node_modules/.cache/bench-corpus-'));
await writeCorpus(corpus);
const folders = ['--dir', path.join(corpus, 'content'), '--out', path.join(corpus, 'ours')];
const build = ['scripts/run.cjs', 'scripts/content/cli.ts', 'build', ...folders];

/** Seconds of one process, by contender. */
function timesWith(node: string, command: readonly string[]): Map<string, number> {
  const contenders = [
    { name: OURS, args: command, cwd: '.' },
    ...COMPETITORS.map(({ name, once }) => ({ name, args: once, cwd: corpus })),
  ];
  const round = () =>
    contenders.map(({ name, args, cwd }) => {
      const start = performance.now();
      const { status, stdout, stderr } = spawnSync(node, args, { cwd, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${name} failed:\n${stdout}${stderr}`);
      return (performance.now() - start) / 1000;
    });
  // The first run fills what each of them keeps, and the disk's cache.
  round();
  const rounds = Array.from({ length: ROUNDS }, round);
  return new Map(contenders.map(({ name }, index) => [name, median(rounds.map((times) => times[index] ?? 0))]));
}

/** Who drops a file is quick. */
async function expectAllPages(): Promise<void> {
  const files = [
    'ours/workoutPages.ts',
    'velite/workoutPage.json',
    '.content-collections/generated/allWorkoutPages.js',
  ];
  const texts = await Promise.all(files.map((file) => readFile(path.join(corpus, file), 'utf8')));
  const pages = texts.map((text) => text.split('"coolDown"').length - 1);
  if (new Set(pages).size > 1) throw new Error(`pages published: ${pages.join(', ')}`);
}

function print(title: string, times: ReadonlyMap<string, number>, peer = Number.NaN): void {
  const cells = [...times.values()].map((time) => `${time.toPrecision(3)} (${(time / peer).toFixed(2)})`);
  console.log(`| ${[title, ...cells].join(' | ')} |`);
}

const names = [OURS, ...COMPETITORS.map(({ name }) => name)];
console.log(`| medians | ${names.join(' | ')} |\n|---|${names.map(() => '---').join('|')}|`);
for (const node of [process.execPath, ...NEWER_NODES]) {
  const times = timesWith(node, build);
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  print(`s, Node ${version} (asked: at most 2.0 on 20, 1.0 later)`, times, times.get(VELITE));
}
await expectAllPages();
const edits = await measureEdits();
const quickest = Math.min(...COMPETITORS.map(({ name }) => edits.get(name) ?? Number.NaN));
print('ms to the open page (asked: at most 1.2)', edits, quickest);
await rm(corpus, { recursive: true });
// Browsers and watchers that are ending would keep the process alive.
process.exit();
