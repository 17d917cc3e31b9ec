import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { publishIfValid } from '../../content/publish.ts';
import { freePort } from '../../demo/ports.ts';
import { replaceOrThrow } from '../../replace-or-throw.ts';
import { copyProject } from '../../verify/project-copy.ts';
import { openBrowser } from '../browser.ts';
import { median } from '../median.ts';
import { COMPETITORS, OURS, writeCorpus } from './contenders.ts';

const EDITS = 15;
/** Longer than an edit takes. */
const BETWEEN_EDITS_MS = 600;
/** Counted for an edit that never appears: a watcher may miss one. */
const LOST_MS = 3000;
const START_MS = 120_000;

/** The app in development, open in a page, on content that some pipeline watches. */
interface EditedApp {
  name: string;
  project: string;
  page: Page;
  /** The file to edit. */
  yaml: string;
  running: ChildProcess[];
}

/**
 * Milliseconds from the write of a file until an open page of the app shows it: medians by contender. All of them run at
 * once and are edited in turns, so that a busy moment hits all alike.
 */
export async function measureEdits(): Promise<Map<string, number>> {
  const browser = await openBrowser();
  const apps: EditedApp[] = [];
  try {
    for (const name of [OURS, ...COMPETITORS.map((competitor) => competitor.name)]) {
      const app = await open(name, browser);
      apps.push(app);
      // The first edits wait for whoever is still starting, and don't count.
      let edit = 0;
      const edited = async () => expect(await timeOf(app, `essai${edit++}fin`)).toBeLessThan(LOST_MS);
      await expect(edited).toPass({ timeout: START_MS });
    }
    const times = new Map<string, number[]>(apps.map(({ name }) => [name, []]));
    for (let edit = 0; edit < EDITS; edit += 1) {
      for (const app of apps) {
        await pause(BETWEEN_EDITS_MS);
        times.get(app.name)?.push(await timeOf(app, `mesure${edit}fin`));
      }
    }
    return new Map([...times].map(([name, of]) => [name, median(of)]));
  } finally {
    await browser.close();
    for (const { project, running } of apps) {
      for (const child of running) child.kill();
      await rm(project, { recursive: true, force: true });
    }
  }
}

async function open(name: string, browser: Browser): Promise<EditedApp> {
  const project = await copyProject();
  const corpus = path.join(project, 'corpus');
  const competitor = COMPETITORS.find((other) => other.name === name);
  const running: ChildProcess[] = [];
  const run = (cwd: string, args: readonly string[]) =>
    running.push(spawn(process.execPath, args, { cwd, stdio: 'ignore' }));
  if (competitor) {
    await writeCorpus(corpus);
    await publishIfValid(path.join(corpus, 'content'), path.join(project, 'src/generated'));
    // The same app with its texts from the competitor, whose modules Vite watches.
    const module = `import apps from '../../corpus/${competitor.output}';\n\nexport const app = apps[0];\n`;
    await writeFile(path.join(project, 'src/generated/app.ts'), module);
    const configuration = path.join(project, 'vite.config.ts');
    const own = await readFile(configuration, 'utf8');
    await writeFile(configuration, replaceOrThrow(own, ': liveContentPlugin()', ': undefined'));
    // Vite tells of a file that comes later, but not of one in a folder that does.
    await mkdir(path.dirname(path.join(corpus, competitor.output)), { recursive: true });
    run(corpus, competitor.watching);
  }
  const port = await freePort();
  run(project, ['node_modules/vite/bin/vite.js', '--mode', 'demo', '--port', String(port), '--strictPort']);
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await expect(() => page.goto(`http://localhost:${port}/objectif-8/login`)).toPass({ timeout: START_MS });
  await page.getByRole('heading', { name: 'Connexion' }).waitFor();
  return { name, project, page, yaml: path.join(competitor ? corpus : project, 'content/app.yaml'), running };
}

async function timeOf({ yaml, page }: EditedApp, marker: string): Promise<number> {
  const source = await readFile(yaml, 'utf8');
  const seen = page.getByText(marker).waitFor({ timeout: LOST_MS });
  const start = performance.now();
  await writeFile(yaml, source.replace(/^(tagline: \["?)(?:\w+fin )?/m, `$1${marker} `));
  return seen.then(() => performance.now() - start).catch(() => LOST_MS);
}
