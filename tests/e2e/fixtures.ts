import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { DEMO_ADMIN, DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { readSession, restoreSession, type StoredSession } from './storedSession.ts';

type Account = 'member' | 'admin';

interface TestFixtures {
  /** Who `page` is signed in as. */
  visitor: Account | 'nobody';
  /** What the console and the network may say because the test provokes it; anything else is a failure. */
  expectedNoise: RegExp | undefined;
  quiet: undefined;
}

interface WorkerFixtures {
  /** What a browser keeps of a signed-in account; signs in at the first call. */
  sessionOf: (account: Account) => Promise<StoredSession>;
}

/** What the browser says when it is told to run no worker. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;
/** What the SDK says when the app that creates a member is deleted before its usage statistics were read. */
const STATISTICS_LOST = /@firebase\/app: Firebase: Firebase App named '[\w-]+' already deleted/;

const EMAILS: Record<Account, string> = { member: DEMO_MEMBER, admin: DEMO_ADMIN };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  visitor: ['member', { option: true }],
  expectedNoise: [undefined, { option: true }],

  sessionOf: [
    async ({ browser }, use, { project }) => {
      const sessions = new Map<Account, Promise<StoredSession>>();
      await use((account) => {
        const session = sessions.get(account) ?? storeSession(browser, project.use.baseURL, account);
        sessions.set(account, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],

  context: async ({ context, visitor, sessionOf }, use) => {
    if (visitor !== 'nobody') await restoreSession(context, await sessionOf(visitor));
    await use(context);
  },

  quiet: [
    async ({ context, expectedNoise }, use) => {
      const noises: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noises.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => noises.push(`page error: ${error.error()}`));
      context.on('response', (response) => {
        if (response.status() >= 400) noises.push(`status of ${response.status()}: ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // Leaving a page gives up what it was still asking for.
        if (reason !== 'net::ERR_ABORTED') noises.push(`${reason}: ${request.url()}`);
      });
      await use(undefined);
      const expected = [WORKER_BLOCKED, STATISTICS_LOST, ...(expectedNoise ? [expectedNoise] : [])];
      const unexpected = noises.filter((noise) => !expected.some((known) => known.test(noise)));
      expect(unexpected, 'console, page errors and failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

async function storeSession(browser: Browser, baseURL: string | undefined, account: Account): Promise<StoredSession> {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  await page.goto('./login');
  await signIn(page, EMAILS[account], DEMO_PASSWORD);
  await page.waitForURL('./introduction');
  const session = await readSession(page);
  await page.close();
  return session;
}

/** Fills the form of /login and sends it. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

export { expect } from '@playwright/test';
