import type { Page } from '@playwright/test';
import { storeJournal } from '../../tests/e2e/storedJournal.ts';
import publishProgramme from '../../tests/fixtures/publish-programme.ts';
import { enterDemo } from '../demo/with-demo.ts';
import { measureDemo, NAMED_FUNCTIONS, openBrowser } from './browser.ts';
import { median } from './median.ts';

/**
 * Time from navigation to the first section of /journal, and to the last one, at a quarter of the processor's speed: an
 * empty journal beside a year's 300 sessions of 20 sets, in turns. Medians, and of what the year adds to the empty one that
 * was opened just before or after.
 */

const ROUNDS = 25;
const SLOWDOWN = 4;
await publishProgramme();
const { journalYear } = await import('../../tests/fixtures/journal-year.ts');
const YEAR = journalYear(new Date().toISOString().slice(0, 10));

interface Opened {
  firstMs: number;
  lastMs: number;
}

/** In the page, so that no query from outside takes its time: when a section was painted, by its heading or text. */
const OBSERVER = `
  ${NAMED_FUNCTIONS};
  const painted = (globalThis.painted = {});
  const note = (part) => {
    if (part in painted) return;
    painted[part] = undefined;
    requestAnimationFrame(() => setTimeout(() => { painted[part] = performance.now(); }));
  };
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('main h2, main article > p')) {
      if (textContent === 'Semaine par semaine' || textContent.startsWith('Rien pour l')) note('firstMs');
      if (textContent === 'Partager' || textContent.startsWith('Rien pour l')) note('lastMs');
    }
  }).observe(document, { childList: true, subtree: true });`;

async function opened(page: Page): Promise<Opened> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto('./journal', { waitUntil: 'commit' });
  const painted = await page.waitForFunction(
    () => {
      const { painted } = globalThis as unknown as { painted: Opened };
      return painted.lastMs && painted;
    },
    undefined,
    { polling: 100 },
  );
  return (await painted.jsonValue()) as Opened;
}

async function measure(address: string): Promise<void> {
  const browser = await openBrowser();
  const contexts = [];
  for (const isFull of [false, true]) {
    const context = await browser.newContext({ baseURL: address, viewport: { width: 360, height: 740 } });
    await context.addInitScript(OBSERVER);
    const page = await context.newPage();
    await enterDemo(page, address);
    await page.goto('./journal');
    if (isFull) await storeJournal(page, YEAR);
    await page.close();
    contexts.push({
      name: isFull ? `a year: ${YEAR.length} sessions` : 'empty',
      context,
      times: [] as Opened[],
    });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each as often after the other as before it.
    for (const { context, times } of round % 2 ? contexts.toReversed() : contexts) {
      const page = await context.newPage();
      times.push(await opened(page));
      await page.close();
    }
  }
  await browser.close();
  const [empty, year] = contexts;
  const head = ['journal', 'first section', 'more than empty', 'last section', 'more'].join(' | ');
  console.log(`ms at ${SLOWDOWN} × slowdown, medians of ${ROUNDS}\n\n| ${head} |\n|---|---|---|---|---|`);
  for (const { name, times } of contexts) {
    const cells = (['firstMs', 'lastMs'] as const).flatMap((part) => [
      median(times.map((time) => time[part])).toFixed(0),
      median(times.map((time, round) => time[part] - (empty?.times[round]?.[part] ?? Number.NaN))).toFixed(0),
    ]);
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
  const differences = year?.times.map(({ firstMs }, round) => firstMs - (empty?.times[round]?.firstMs ?? Number.NaN));
  console.log(`\nFirst section, each round: ${differences?.map((ms) => ms.toFixed(0)).join(', ')}`);
}

await measureDemo(measure);
