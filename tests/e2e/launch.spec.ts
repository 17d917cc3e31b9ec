import type { Response } from '@playwright/test';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { type Fault, startFaultyAccounts } from '../fixtures/faulty-accounts.ts';
import { changeAccount, createAccount } from './accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { phaseScreens } from './screens.ts';
import { expireToken, leaveApp, SESSION_CALLS, signInAsNewMember } from './session.ts';

const [phase = { path: '', heading: '', title: '' }] = phaseScreens;
const TEN_MINUTES_MS = 600_000;
const RETURNS = {
  'the device is back on the network': "window.dispatchEvent(new Event('online'))",
  'the app comes back to the screen': "document.dispatchEvent(new Event('visibilitychange'))",
};
const isLookup = (response: Response) => response.url().includes('accounts:lookup');

let faulty: Awaited<ReturnType<typeof startFaultyAccounts>>;
test.beforeAll(async () => {
  faulty = await startFaultyAccounts();
});
test.afterAll(() => faulty.stop());

const faultNamed = (name: string): Fault => {
  const fault = faulty.faults[name];
  if (!fault) throw new Error(`no fault is called ${name}`);
  return fault;
};

test.describe('a signed-in member opens the app', () => {
  // Provoked: refusals, and calls given up.
  test.use({
    expectedNoise:
      /status of (?:403|429|503)|ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)|CORS policy|Content Security Policy|^csp:/,
  });

  for (const [name, token] of [
    ['no network', 'fresh'],
    ['an answer that never comes', 'fresh'],
    ['headers, then a body that never ends', 'expired'],
    ['503 with JSON', 'fresh'],
    ['a captive portal’s page with 200', 'fresh'],
    ['a captive portal’s redirect', 'expired'],
  ] as const) {
    test(`P6: ${name}, ${token} token: reads at once and stays signed in`, async ({ page }) => {
      if (token === 'expired') await expireToken(page);
      let asked = 0;
      await page.route(SESSION_CALLS, (route) => {
        asked += 1;
        return faultNamed(name)(route);
      });
      // Time stands still: no screen here can be the end of some waiting.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto(`.${phase.path}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveAccessibleName(phase.heading);
      await expect(async () => {
        await page.clock.runFor(2000);
        expect(asked).toBeGreaterThan(0);
      }).toPass({ intervals: [100] });
      await page.clock.resume();

      await page.unroute(SESSION_CALLS);
      const answered = page.waitForResponse(isLookup);
      await page.reload();
      expect((await answered).status()).toBe(200);
      await expect(heading).toHaveAccessibleName(phase.heading);
    });
  }

  test('P6: asks about the session once at launch and at each return', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (SESSION_CALLS.test(request.url())) asked += 1;
    });
    await page.clock.install();
    const answered = page.waitForResponse(isLookup);
    await page.goto(`.${phase.path}`);
    await (await answered).finished();
    await page.clock.runFor(TEN_MINUTES_MS);
    expect(asked).toBe(1);
    for (const event of Object.values(RETURNS)) {
      const before: number = asked;
      const again = page.waitForResponse(isLookup);
      await page.evaluate(event);
      await (await again).finished();
      await page.clock.runFor(TEN_MINUTES_MS);
      expect(asked).toBe(before + 1);
    }
  });
});

test.describe('a session that the server has ended', () => {
  test.use({ visitor: 'nobody', expectedNoise: /status of (?:400|503)/ });

  test('P6: disabled: ends when the app opens, and says why', async ({ page }) => {
    const email = await signInAsNewMember(page);
    await leaveApp(page);
    await changeAccount(email, { disableUser: true });
    const refused = page.waitForResponse(isLookup);
    await page.goto(`.${phase.path}`);
    expect((await refused).status()).toBe(400);
    await expect(page).toHaveURL('./login');
    const notice = page.getByText('Ce compte a été désactivé.');
    await expect(notice).toBeFocused();
    await page.reload();
    await expect(notice).toBeVisible();
    await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
    await expect(page).toHaveURL('./introduction');
    await page.getByRole('link', { name: 'Profil' }).click();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL('./login');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(notice).toHaveCount(0);
  });

  test('P6: deleted: is asked about when the app comes back to the screen', async ({ page }) => {
    const email = await createAccount({ password: DEMO_PASSWORD });
    await page.goto('./login');
    const confirmed = page.waitForResponse(isLookup);
    await signIn(page, email, DEMO_PASSWORD);
    await expect(page).toHaveURL('./introduction');
    await confirmed;
    await changeAccount(email, 'delete');
    const refused = page.waitForResponse(isLookup);
    await page.evaluate(RETURNS['the app comes back to the screen']);
    expect((await refused).status()).toBe(400);
    await expect(page).toHaveURL('./login');
  });
});
