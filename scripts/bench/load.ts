import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../demo/accounts.ts';
import { findOrInstallChromium } from '../verify/programs.ts';
import { measureDemo } from './browser.ts';
import { type Visit, visit } from './lighthouse.ts';
import { median } from './median.ts';
import { asStaticPage, serveBaseline } from './static-baseline.ts';

/**
 * How fast a phone shows the app, by Lighthouse's mobile settings, side by side with the same screens as static pages
 * without a script. Prints a markdown table; the ratios count, the milliseconds are this machine's.
 */

const ROUNDS = 5;
const LOGIN = 'login';
const PHASE = 'training/phase1';
const RUN = 'run';

interface Row {
  name: string;
  /** The row that it is compared with. */
  baseline: string;
  run: () => Promise<Visit>;
}

async function measure(address: string): Promise<void> {
  // Apart: an app that has just been installed is not one that its member opens every day.
  const profiles = await mkdtemp(path.join(tmpdir(), 'objectif-8-profiles-'));
  const [newcomer, member] = [path.join(profiles, 'newcomer'), path.join(profiles, 'member')];
  const pages = { [LOGIN]: '', [PHASE]: '', [RUN]: '' };
  for (const profile of [newcomer, member]) {
    await inNewBrowser(profile, async (page) => {
      await page.goto(`${address}${LOGIN}`, { waitUntil: 'networkidle0' });
      pages[LOGIN] = await asStaticPage(page);
      await signIn(page);
    });
  }
  let runUrl = '';
  await inNewBrowser(member, async (page) => {
    await openInstalled(page, `${address}${PHASE}`);
    pages[PHASE] = await asStaticPage(page);
    runUrl = await startWorkout(page, `${address}${PHASE}/upper-body`);
    pages[RUN] = await asStaticPage(page);
  });
  const baseline = await serveBaseline(pages);

  const asNewVisitor = (url: string) => inNewBrowser(undefined, (page) => visit(page, url));
  const asMember = (profile: string, url: string) =>
    inNewBrowser(profile, (page) => visit(page, url, { keepsStorage: true }));
  const rows: Row[] = [
    { name: 'baseline of /login', baseline: LOGIN, run: () => asNewVisitor(`${baseline.address}${LOGIN}`) },
    { name: '/login, first visit', baseline: LOGIN, run: () => asNewVisitor(`${address}${LOGIN}`) },
    { name: 'baseline of /training/phase1', baseline: PHASE, run: () => asNewVisitor(`${baseline.address}${PHASE}`) },
    {
      name: '/training/phase1, signed in, first load',
      baseline: PHASE,
      run: async () => {
        await inNewBrowser(newcomer, (page) => forgetApp(page, address));
        return asMember(newcomer, `${address}${PHASE}`);
      },
    },
    {
      name: '/training/phase1, signed in, from the worker',
      baseline: PHASE,
      run: () => asMember(member, `${address}${PHASE}`),
    },
    { name: 'baseline of a workout under way', baseline: RUN, run: () => asNewVisitor(`${baseline.address}${RUN}`) },
    { name: 'a workout under way, from the worker', baseline: RUN, run: () => asMember(member, runUrl) },
  ];
  const results = rows.map((row) => ({ ...row, visits: [] as Visit[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { run, visits } of results) visits.push(await run());
  }
  await rm(profiles, { recursive: true });
  baseline.stop();
  report(results);
}

/**
 * A launch of the browser, without a profile a new visitor's. For each visit its own: where a page has run before,
 * Lighthouse's profiler walks through all the code that is left of it, a task that grows from visit to visit.
 */
async function inNewBrowser<Result>(
  profile: string | undefined,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await launch({
    executablePath: findOrInstallChromium(),
    ...(profile && { userDataDir: profile }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const [page = await browser.newPage()] = await browser.pages();
    return await use(page);
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page): Promise<void> {
  await page.locator('input[name=email]').fill(DEMO_MEMBER);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForFunction(() => location.pathname.endsWith('/introduction'));
}

async function openInstalled(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Starts the first workout of a page; resolves with its address. */
async function startWorkout(page: Page, url: string): Promise<string> {
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.locator('main ol a').click();
  await page.locator('::-p-text(Démarrer la séance)').click();
  await page.waitForSelector('::-p-text(Échauffement)');
  return page.url();
}

/** The browser keeps the session, and nothing else of the app. */
async function forgetApp(page: Page, address: string): Promise<void> {
  const devtools = await page.createCDPSession();
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

function report(results: (Row & { visits: Visit[] })[]): void {
  const middle = (visits: Visit[], value: (visit: Visit) => number) => median(visits.map(value));
  const lcp = (visits: Visit[]) => middle(visits, ({ lcpMs }) => lcpMs);
  console.log(`Medians of ${ROUNDS} visits; performance, accessibility, best practices and SEO out of 100.\n`);
  console.log('| visit | scores | FCP ms | LCP ms | LCP / baseline | TBT ms | CLS | JS kB | requests |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const { name, baseline, visits } of results) {
    const lowest = results.find((row) => row.baseline === baseline)?.visits ?? [];
    const scores = Object.keys(visits[0]?.scores ?? {}).map((category) =>
      middle(visits, (visit) => visit.scores[category] ?? Number.NaN).toFixed(0),
    );
    const cells = [
      name,
      scores.join(' '),
      middle(visits, ({ fcpMs }) => fcpMs).toFixed(0),
      lcp(visits).toFixed(0),
      (lcp(visits) / lcp(lowest)).toFixed(2),
      middle(visits, ({ tbtMs }) => tbtMs).toFixed(0),
      middle(visits, ({ cls }) => cls).toFixed(3),
      (middle(visits, ({ scriptBytes }) => scriptBytes) / 1000).toFixed(0),
      middle(visits, ({ requests }) => requests).toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const complaints = results.flatMap(({ name, visits }) =>
    visits.flatMap((visit) => visit.complaints.map((complaint) => `${name}: ${complaint}`)),
  );
  console.log(`\n${[...new Set(complaints)].join('\n') || 'No audit that counts has points to win.'}`);
}

await measureDemo(measure);
