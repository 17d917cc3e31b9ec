import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, watch } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { freePort } from '../../demo/ports.ts';
import { findOrInstallChromium } from '../../verify/programs.ts';
import { median } from '../median.ts';
import { competitorApps, type EditedApp, ownApp } from './edited-apps.ts';

const EDITS = 15;
/** Longer than an edit takes. */
const BETWEEN_EDITS_MS = 600;
const MAX_TRIES = 60;
/** Counted for an edit that never appears. */
const LOST_MS = 3000;

/** Milliseconds from the write of a file. */
export interface EditTimes {
  /** Until what the pipeline writes is on disk. */
  onDisk: number;
  /** Until an open page of the app shows it. */
  onPage: number;
}

interface Open extends EditedApp {
  page: Page;
  /** Of the file that is edited, as it was. */
  source: string;
}

/** Medians by contender. All of them run at once and are edited in turns, so that a busy moment hits all alike. */
export async function measureEdits(): Promise<Map<string, EditTimes>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-bench-'));
  const running: ChildProcess[] = [];
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const contenders: Open[] = [];
    for (const app of [await ownApp(folder), ...(await competitorApps(folder))]) {
      const opened = await open(app, browser, running);
      await warmUp(opened);
      contenders.push(opened);
    }
    const times = new Map<string, EditTimes[]>(contenders.map(({ name }) => [name, []]));
    for (let edit = 0; edit < EDITS; edit += 1) {
      for (const contender of contenders) {
        await pause(BETWEEN_EDITS_MS);
        times.get(contender.name)?.push(await timesOf(contender, `mesure${edit}fin`));
      }
    }
    const medianOf = (of: EditTimes[], time: keyof EditTimes) => median(of.map((edit) => edit[time]));
    return new Map(
      [...times].map(([name, of]) => [name, { onDisk: medianOf(of, 'onDisk'), onPage: medianOf(of, 'onPage') }]),
    );
  } finally {
    await browser.close();
    await end(running);
    await rm(folder, { recursive: true, force: true });
  }
}

async function open(app: EditedApp, browser: Browser, running: ChildProcess[]): Promise<Open> {
  const port = await freePort();
  const vite = ['node_modules/vite/bin/vite.js', '--mode', 'demo', '--port', String(port), '--strictPort'];
  for (const { cwd, args } of [...app.commands, { cwd: app.project, args: vite }]) {
    running.push(spawn(process.execPath, args, { cwd, stdio: 'ignore' }));
  }
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const address = `http://localhost:${port}/objectif-8/login`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await page.goto(address);
      break;
    } catch (error) {
      // Not listening yet.
      if (attempt === MAX_TRIES) throw error;
      await pause(BETWEEN_EDITS_MS);
    }
  }
  await page.getByRole('heading', { name: 'Connexion' }).waitFor();
  return { ...app, page, source: await readFile(app.yaml, 'utf8') };
}

/** The first edits wait for whoever is still starting, and don't count. */
async function warmUp(contender: Open): Promise<void> {
  for (let edit = 0; edit < MAX_TRIES; edit += 1) {
    const { onDisk, onPage } = await timesOf(contender, `essai${edit}fin`);
    if (onDisk < LOST_MS && onPage < LOST_MS) return;
  }
  throw new Error(`nothing comes of edits with ${contender.name}`);
}

async function timesOf({ yaml, output, page, source }: Open, marker: string): Promise<EditTimes> {
  const given = new AbortController();
  const seen = [seenOnDisk(output, marker, given.signal), seenOnPage(page, marker)];
  const start = performance.now();
  await writeFile(yaml, source.replace('tagline: [', `tagline: [${marker} `));
  // A watcher may miss an edit.
  const lost = pause(LOST_MS, undefined, { signal: given.signal }).catch(() => undefined);
  const times = seen.map(async (found) => {
    await Promise.race([found, lost]);
    return performance.now() - start;
  });
  const [onDisk = LOST_MS, onPage = LOST_MS] = await Promise.all(times);
  given.abort();
  return { onDisk, onPage };
}

function seenOnDisk(file: string, marker: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    watch(path.dirname(file), { signal }, () => {
      if (readFileSync(file, 'utf8').includes(marker)) resolve();
    });
  });
}

/** One that nobody waits for any longer fails when its page closes. */
const seenOnPage = (page: Page, marker: string) =>
  page
    .waitForFunction((text) => document.body.textContent?.includes(text) ?? false, marker, { polling: 'raf' })
    .catch(() => undefined);

async function end(running: ChildProcess[]): Promise<void> {
  for (const child of running.splice(0)) {
    const exit = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await exit;
  }
}
