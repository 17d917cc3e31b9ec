import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { expireToken, SESSION_CALLS } from '../../tests/e2e/session.ts';
import { FAULT_NAMES, type Fault, startFaultyAccounts } from '../../tests/fixtures/faulty-accounts.ts';
import { publishContent } from '../content/compile.ts';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../demo/accounts.ts';
import { startAuthEmulator } from '../demo/emulator.ts';
import { freePort } from '../demo/ports.ts';
import { serveBuild } from '../demo/serve.ts';
import { findOrInstallChromium } from '../verify/browser.ts';

/**
 * Time from navigation to first content for a signed-in member, with the accounts' server in order and with
 * each of its faults, in turns so that a busy moment of the machine hits all alike. Medians, and their ratios
 * to the normal case of the same run.
 */

const ROUNDS = 9;
const NORMAL = 'normal';

async function signedIn(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 360, height: 740 } });
  // What the runner of this script wraps named functions in, those too that run in the page.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  const page = await context.newPage();
  await page.goto('./login');
  await page.getByLabel('Email').fill(DEMO_MEMBER);
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('./introduction');
  await page.close();
  return context;
}

async function firstContentMs(page: Page, fault: Fault | undefined, expired: boolean): Promise<number> {
  if (expired) await expireToken(page);
  if (fault) await page.route(SESSION_CALLS, fault);
  await page.goto('./training/phase1', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Phase 1' }).waitFor();
  // The page is empty until the accounts report: what is painted first is the screen.
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await painted.jsonValue()) ?? Number.NaN;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const config = { mode: 'demo', logLevel: 'error', build: { outDir: 'dist-demo' } } as const;
const cases = [NORMAL, ...FAULT_NAMES].flatMap((name) => [
  { name, expired: false },
  { name, expired: true },
]);

async function measure(authUrl: string): Promise<{ name: string; expired: boolean; ms: number }[]> {
  const address = await serveBuild(config, await freePort(), authUrl);
  const faulty = await startFaultyAccounts();
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const context = await signedIn(browser, address);
  const measured = cases.map((launch) => ({ ...launch, times: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, expired, times } of measured) {
      const page = await context.newPage();
      times.push(await firstContentMs(page, faulty.faults[name], expired));
      await page.close();
    }
  }
  await browser.close();
  faulty.stop();
  return measured.map(({ times, ...launch }) => ({ ...launch, ms: median(times) }));
}

const emulator = await startAuthEmulator(await freePort());
try {
  await Promise.all([emulator.ready, publishContent().then(() => build(config))]);
  const results = await Promise.race([measure(emulator.url), emulator.ended]);
  const normalMs = results[0]?.ms ?? Number.NaN;
  console.log(`| accounts | token | first content, ms (median of ${ROUNDS}) | ratio to normal |\n|---|---|---|---|`);
  for (const { name, expired, ms } of results) {
    console.log(`| ${name} | ${expired ? 'expired' : 'fresh'} | ${ms.toFixed(0)} | ${(ms / normalMs).toFixed(2)} |`);
  }
} finally {
  await emulator.stop();
}
process.exit();
