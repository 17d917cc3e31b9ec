import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { median } from '../median.ts';
import { BENCH_FOLDER, collectionsCommand, configureCompetitors, veliteCommand } from './competitors.ts';
import { asJson, writeCorpus } from './corpus.ts';
import { type Contender, secondsOf } from './processes.ts';

export const OURS = 'content:build';
export const VELITE = 'velite';
export const COLLECTIONS = 'content-collections';
export const BASELINE = 'baseline: node + JSON.parse';

interface Measured {
  /** How many files the programme has. */
  files: number;
  /** Median of a whole process that checks and writes them, by contender. */
  seconds: Map<string, number>;
}

export async function measureProcesses(rounds: number): Promise<Measured> {
  const corpus = path.join(BENCH_FOLDER, 'corpus');
  const programme = await writeCorpus(path.join(corpus, 'content'));
  const out = path.join(corpus, 'ours');
  await configureCompetitors(corpus);
  await writeFile(path.join(corpus, 'result.json'), await asJson(programme));
  const command = ['scripts/run.cjs', 'scripts/content/cli.ts', 'build', '--dir', programme, '--out', out];
  const contenders: Contender[] = [
    { name: OURS, cwd: '.', args: command },
    { name: VELITE, cwd: corpus, args: veliteCommand('build') },
    { name: COLLECTIONS, cwd: corpus, args: collectionsCommand() },
    {
      name: BASELINE,
      cwd: corpus,
      args: ['-e', "JSON.parse(require('node:fs').readFileSync('result.json', 'utf8'))"],
    },
  ];
  // The first run fills what each of them keeps, and the disk's cache.
  for (const contender of contenders) secondsOf(contender);
  await expectAll(corpus, out);
  const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    // In turns, so that a busy moment of the machine hits all alike.
    for (const contender of contenders) times.get(contender.name)?.push(secondsOf(contender));
  }
  const files = (await readdir(path.join(corpus, 'content'), { recursive: true })).filter((file) => path.extname(file));
  return { files: files.length, seconds: new Map([...times].map(([name, seconds]) => [name, median(seconds)])) };
}

/** Throws unless every contender has published every page: who drops a file is quick. */
async function expectAll(corpus: string, out: string): Promise<void> {
  const pages = 7;
  const ours = (await readFile(path.join(out, 'workoutPages.ts'), 'utf8')).split('"coolDown"').length - 1;
  const velite = JSON.parse(await readFile(path.join(corpus, 'velite/workoutPage.json'), 'utf8')) as unknown[];
  const collections = await readFile(path.join(corpus, '.content-collections/generated/allWorkoutPages.js'), 'utf8');
  const found = [ours, velite.length, collections.split('"coolDown"').length - 1];
  if (found.some((number) => number !== pages)) throw new Error(`pages published: ${found.join(', ')} of ${pages}`);
}
