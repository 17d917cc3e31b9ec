import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, watch } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { copyProject } from '../../../tests/content/project-copy.ts';
import { freePort } from '../../demo/ports.ts';
import { findOrInstallChromium } from '../../verify/browser.ts';
import { median } from '../median.ts';
import { writeCorpus } from './corpus.ts';
import { BENCH_FOLDER, collectionsCommand, configurePeers, veliteCommand } from './peers.ts';
import { COLLECTIONS, OURS, VELITE } from './whole-process.ts';

const EDITS = 15;
/** Longer than any of them takes to come to rest. */
const BETWEEN_EDITS_MS = 600;
const MOST_TRIES = 60;
/** What an edit counts that never comes out. */
const LOST_MS = 3000;
const WEEK = 'training/phase1/week-01.yaml';

/** Median milliseconds from the write of a file to what comes of it, in one programme, by contender. */
export async function measureEdits(): Promise<Map<string, number>> {
  // content-collections watches nothing below a node_modules.
  const corpus = await mkdtemp(path.join(tmpdir(), 'objectif-8-bench-'));
  await symlink(path.join(BENCH_FOLDER, 'node_modules'), path.join(corpus, 'node_modules'));
  const [programme = ''] = await writeCorpus(path.join(corpus, 'content'), 1);
  await configurePeers(corpus);
  const project = await copyProject();
  await rm(path.join(project, 'content'), { recursive: true });
  await cp(programme, path.join(project, 'content'), { recursive: true });
  const port = await freePort();
  const vite = ['node_modules/vite/bin/vite.js', '--mode', 'demo', '--port', String(port), '--strictPort'];
  const running: ChildProcess[] = [];
  const run = (cwd: string, words: readonly string[]) =>
    running.push(spawn(process.execPath, words, { cwd, stdio: 'ignore' }));
  try {
    const found = new Map<string, number>();
    run(corpus, veliteCommand('dev'));
    const veliteFile = path.join(corpus, 'velite/week.json');
    found.set(`${VELITE}, on disk`, await medianMs(path.join(programme, WEEK), onDisk(veliteFile)));
    await end(running);
    run(corpus, collectionsCommand('watch'));
    const collectionsFile = path.join(corpus, '.content-collections/generated/allWeeks.js');
    found.set(`${COLLECTIONS}, on disk`, await medianMs(path.join(programme, WEEK), onDisk(collectionsFile)));
    await end(running);
    run(project, vite);
    const ownFile = path.join(project, 'src/generated/programme.ts');
    const content = path.join(project, 'content');
    found.set(`${OURS}, on disk`, await medianMs(path.join(content, WEEK), onDisk(ownFile)));
    found.set(`${OURS}, on the page`, await onPage(`http://localhost:${port}/objectif-8/login`, content));
    return found;
  } finally {
    await end(running);
    await rm(project, { recursive: true, force: true });
    await rm(corpus, { recursive: true, force: true });
  }
}

/** Resolves when `marker` has come out. */
type Seen = (marker: string) => Promise<unknown>;

/** Edits `file` again and again; the first edits wait for whoever is still starting, and don't count. */
async function medianMs(file: string, seen: Seen): Promise<number> {
  const source = await readFile(file, 'utf8');
  const [key = ''] = /^(?:focus|tagline): \[?/m.exec(source) ?? [];
  const write = (marker: string) => writeFile(file, source.replace(key, `${key}${marker} `));
  let started = false;
  for (let edit = 0; !started; edit += 1) {
    if (edit === MOST_TRIES) throw new Error(`nothing comes of edits of ${file}`);
    const marker = `essai${edit}fin`;
    // One that nobody was there to see fails when its page closes.
    void seen(marker).then(
      () => {
        started = true;
      },
      () => undefined,
    );
    await write(marker);
    await pause(BETWEEN_EDITS_MS);
  }
  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    await pause(BETWEEN_EDITS_MS);
    const marker = `mesure${edit}fin`;
    const found = seen(marker).catch(() => undefined);
    const start = performance.now();
    await write(marker);
    // A watcher may miss an edit.
    await Promise.race([found, pause(LOST_MS)]);
    times.push(performance.now() - start);
  }
  await writeFile(file, source);
  return median(times);
}

const onDisk =
  (file: string): Seen =>
  async (marker) => {
    // Its folder may not be there before the first build.
    while (!holds(file, '')) await pause(100);
    return new Promise<void>((resolve) => {
      const watcher = watch(path.dirname(file), () => {
        if (!holds(file, marker)) return;
        watcher.close();
        resolve();
      });
    });
  };

function holds(file: string, marker: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes(marker);
  } catch {
    return false;
  }
}

async function onPage(address: string, content: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(address);
    await page.getByRole('heading', { name: 'Connexion' }).waitFor();
    const seen: Seen = (marker) =>
      page.waitForFunction((text) => document.body.textContent?.includes(text) ?? false, marker, { polling: 'raf' });
    return await medianMs(path.join(content, 'app.yaml'), seen);
  } finally {
    await browser.close();
  }
}

async function end(running: ChildProcess[]): Promise<void> {
  for (const child of running.splice(0)) {
    const exit = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await exit;
  }
}
