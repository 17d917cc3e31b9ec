import type { Page } from '@playwright/test';
import { expireToken, SESSION_CALLS } from '../../tests/e2e/session.ts';
import { FAULT_NAMES, type Fault, startFaultyAccounts } from '../../tests/fixtures/faulty-accounts.ts';
import { enterDemo } from '../demo/with-demo.ts';
import { measureDemo, NAMED_FUNCTIONS, openBrowser } from './browser.ts';
import { median } from './median.ts';

/**
 * Time from navigation to first content for a signed-in member, with the accounts' server in order and with
 * each of its faults, in turns so that a busy moment of the machine hits all alike. Medians, and their ratios
 * to the normal case of the same run.
 */

const ROUNDS = 9;
const NORMAL = 'normal';

async function firstContentMs(page: Page, fault: Fault | undefined, expired: boolean): Promise<number> {
  if (expired) await expireToken(page);
  if (fault) await page.route(SESSION_CALLS, fault);
  await page.goto('./training/phase1', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Phase 1' }).waitFor();
  // The page holds no form for a member: what is painted first is the screen.
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await painted.jsonValue()) ?? Number.NaN;
}

const cases = [NORMAL, ...FAULT_NAMES].flatMap((name) => [
  { name, expired: false },
  { name, expired: true },
]);

async function measure(address: string): Promise<void> {
  const faulty = await startFaultyAccounts();
  const browser = await openBrowser();
  const context = await browser.newContext({ baseURL: address, viewport: { width: 360, height: 740 } });
  await context.addInitScript(NAMED_FUNCTIONS);
  await enterDemo(await context.newPage(), address);
  const launches = cases.map((launch) => ({ ...launch, times: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, expired, times } of launches) {
      const page = await context.newPage();
      times.push(await firstContentMs(page, faulty.faults[name], expired));
      await page.close();
    }
  }
  await browser.close();
  faulty.stop();
  report(launches.map(({ times, ...launch }) => ({ ...launch, ms: median(times) })));
}

function report(results: { name: string; expired: boolean; ms: number }[]): void {
  const normalMs = results[0]?.ms ?? Number.NaN;
  console.log(`| accounts | token | first content, ms (median of ${ROUNDS}) | ratio to normal |\n|---|---|---|---|`);
  for (const { name, expired, ms } of results) {
    console.log(`| ${name} | ${expired ? 'expired' : 'fresh'} | ${ms.toFixed(0)} | ${(ms / normalMs).toFixed(2)} |`);
  }
}

await measureDemo(measure);
