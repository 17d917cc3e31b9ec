import type { CDPSession, Page } from '@playwright/test';
import { enterDemo } from '../demo/with-demo.ts';
import { measureDemo, NAMED_FUNCTIONS, openBrowser } from './browser.ts';
import { median } from './median.ts';

/**
 * Frames of /understanding with six figures in view at a quarter of the processor's speed, while they play and while they
 * stand still, while one line of one of them moves, the least that a page of this size can draw, and those of an empty
 * page with one square that moves, in turns: how many a second, and how many of them the compositor dropped. Medians, and
 * each run: other work on the machine costs single runs some frames.
 */

const ROUNDS = 7;
const SLOWDOWN = 4;
const SECONDS = 5;
const FIGURES = 6;
const MARK = 'counted';

const SCREENS = ['still', 'playing', 'line', 'square'] as const;
type Screen = (typeof SCREENS)[number];

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

/** Runs in the page: how many frames it is asked for after a first second, in which the trace begins. */
const countFrames = ({ seconds, mark }: { seconds: number; mark: string }) =>
  new Promise<number>((resolve) => {
    const startMs = performance.now() + 1000;
    let frames = 0;
    requestAnimationFrame(function count() {
      const now = performance.now();
      if (now > startMs && frames++ === 0) performance.mark(mark);
      if (now < startMs + 1000 * seconds) return requestAnimationFrame(count);
      performance.mark(mark);
      resolve(frames);
    });
  });

/** Runs in the page: the least that can move in it. */
const moveLine = () => {
  const line = [...document.querySelectorAll('main [role=img] polyline')].find((shape) => shape.checkVisibility());
  const outlines = [line?.getAttribute('points') ?? '', '0 0 10 -10'];
  let frame = 0;
  requestAnimationFrame(function move() {
    frame += 1;
    line?.setAttribute('points', outlines[frame % 2] ?? '');
    requestAnimationFrame(move);
  });
};

/** Runs in the page: the least that can move. */
const moveSquare = () => {
  const square = document.createElement('div');
  square.style.cssText = 'position: absolute; width: 10px; height: 10px; background: red';
  document.body.append(square);
  let left = 0;
  requestAnimationFrame(function move() {
    left = (left + 1) % 200;
    square.style.left = `${left}px`;
    requestAnimationFrame(move);
  });
};

async function record(page: Page, client: CDPSession): Promise<Recording> {
  const events: { name?: string; ts?: number }[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const categories = 'blink.user_timing,devtools.timeline,disabled-by-default-devtools.timeline.frame';
  await client.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  const frames = await page.evaluate(countFrames, { seconds: SECONDS, mark: MARK });
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await ended;
  const [start = 0, end = 0] = timesOf(MARK);
  const dropped = timesOf('DroppedFrame').filter((time) => time > start && time < end).length;
  return { framesPerSecond: frames / SECONDS, dropped };

  function timesOf(name: string): number[] {
    return events.flatMap((event) => (event.name === name && event.ts !== undefined ? event.ts : []));
  }
}

async function recordOnce(address: string, screen: Screen): Promise<Recording> {
  const browser = await openBrowser();
  const reducedMotion = screen === 'playing' ? 'no-preference' : 'reduce';
  const page = await browser.newPage({ baseURL: address, viewport: { width: 1280, height: 1500 }, reducedMotion });
  await page.addInitScript(NAMED_FUNCTIONS);
  if (screen === 'square') {
    await page.goto('about:blank');
    await page.evaluate(moveSquare);
  } else {
    await enterDemo(page, address);
    await page.goto('./understanding', { waitUntil: 'networkidle' });
    const inView = await showFigures(page);
    if (inView < FIGURES) throw new Error(`only ${inView} figures are in view`);
    if (screen === 'line') await page.evaluate(moveLine);
  }
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const recording = await record(page, client);
  await browser.close();
  return recording;
}

async function measure(address: string): Promise<void> {
  const rows = SCREENS.map((screen) => ({ screen, recordings: [] as Recording[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { screen, recordings } of round % 2 ? rows.toReversed() : rows) {
      recordings.push(await recordOnce(address, screen));
    }
  }
  console.log(`Medians of ${ROUNDS} times ${SECONDS} s at ${SLOWDOWN} × slowdown.\n`);
  console.log('| figures | frames a second | dropped | in each run |\n|---|---|---|---|');
  for (const { screen, recordings } of rows) {
    const dropped = recordings.map((recording) => recording.dropped);
    const framesPerSecond = median(recordings.map((recording) => recording.framesPerSecond)).toFixed(1);
    console.log(`| ${screen} | ${framesPerSecond} | ${median(dropped)} | ${dropped.join(', ')} |`);
  }
}

await measureDemo(measure);
