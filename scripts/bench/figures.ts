import { type CDPSession, chromium, type Page } from '@playwright/test';
import { enterDemo, withDemo } from '../demo/with-demo.ts';
import { findOrInstallChromium } from '../verify/programs.ts';
import { median } from './median.ts';

/**
 * Frames of /understanding with six figures in view at a quarter of the processor's speed, while they play and while they
 * stand still, in turns: how many a second, and how many of them the compositor dropped. Medians.
 */

const ROUNDS = 5;
const SLOWDOWN = 4;
const SECONDS = 5;
const FIGURES = 6;

interface Recording {
  framesPerSecond: number;
  dropped: number;
}

/** Scrolls to the figures; resolves with how many are in view. */
const showFigures = (page: Page) =>
  page.evaluate(() => {
    const figures = [...document.querySelectorAll('main [role=img]')];
    figures[0]?.scrollIntoView();
    const isInView = ({ top, bottom }: DOMRect) => top < innerHeight && bottom > 0;
    return figures.filter((figure) => isInView(figure.getBoundingClientRect())).length;
  });

/** Runs in the page: how many frames it is asked for. */
const countFrames = (seconds: number) =>
  new Promise<number>((resolve) => {
    const endMs = performance.now() + 1000 * seconds;
    let frames = 0;
    requestAnimationFrame(function count() {
      frames += 1;
      if (performance.now() < endMs) requestAnimationFrame(count);
      else resolve(frames);
    });
  });

async function record(page: Page, client: CDPSession): Promise<Recording> {
  const events: { name?: string }[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const categories = 'devtools.timeline,disabled-by-default-devtools.timeline.frame';
  await client.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  const frames = await page.evaluate(countFrames, SECONDS);
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await ended;
  return { framesPerSecond: frames / SECONDS, dropped: events.filter(({ name }) => name === 'DroppedFrame').length };
}

async function recordOnce(address: string, reducedMotion: 'reduce' | 'no-preference'): Promise<Recording> {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage({ baseURL: address, viewport: { width: 1280, height: 1500 }, reducedMotion });
  // What the runner of this script wraps named functions in, those too that run in the page.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await enterDemo(page, address);
  await page.goto('./understanding', { waitUntil: 'networkidle' });
  const inView = await showFigures(page);
  if (inView < FIGURES) throw new Error(`only ${inView} figures are in view`);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const recording = await record(page, client);
  await browser.close();
  return recording;
}

async function measure(address: string): Promise<void> {
  const rows = (['reduce', 'no-preference'] as const).map((motion) => ({ motion, recordings: [] as Recording[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { motion, recordings } of round % 2 ? rows.toReversed() : rows) {
      recordings.push(await recordOnce(address, motion));
    }
  }
  console.log(`Medians of ${ROUNDS} times ${SECONDS} s at ${SLOWDOWN} × slowdown.\n`);
  console.log('| figures | frames a second | dropped |\n|---|---|---|');
  for (const { motion, recordings } of rows) {
    const middle = (value: (recording: Recording) => number) => median(recordings.map(value)).toFixed(1);
    const cells = [
      motion === 'reduce' ? 'still' : 'playing',
      middle(({ framesPerSecond }) => framesPerSecond),
      middle(({ dropped }) => dropped),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

await withDemo(measure);
// The server of the demo would keep the process alive.
process.exit();
