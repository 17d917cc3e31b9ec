import type { Response, Route } from '@playwright/test';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { changeAccount, createAccount } from './accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { phaseScreens } from './screens.ts';

const [phase = { path: '', heading: '', title: '' }] = phaseScreens;
const HOUR_MS = 3_600_000;
/** Calls that ask the server about a session. */
const SESSION_CALLS = /googleapis\.com\/v1\/(?:accounts:lookup|token)\?/;
const RETURNS = {
  'the device is back on the network': "window.dispatchEvent(new Event('online'))",
  'the app comes back to the screen': "document.dispatchEvent(new Event('visibilitychange'))",
};
const isLookup = (response: Response) => response.url().includes('accounts:lookup');

/** What a network, or whoever stands before the accounts, may answer. */
const FAULTS: Record<string, (route: Route) => Promise<void> | undefined> = {
  'no network': (route) => route.abort('internetdisconnected'),
  'an answer that never comes': () => undefined,
  'a captive portal’s page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>Wi-Fi' }),
};

test.describe('a signed-in member opens the app', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  for (const [name, token, hoursLater] of [
    ['no network', 'fresh', 0.1],
    ['an answer that never comes', 'fresh', 0.1],
    ['a captive portal’s page', 'expired', 2],
  ] as const) {
    test(`P6: ${name}, ${token} token: reads at once and stays signed in`, async ({ page }) => {
      let asked = 0;
      await page.route(SESSION_CALLS, (route) => {
        asked += 1;
        return FAULTS[name]?.(route);
      });
      // Time stands still: no screen here can be the end of some waiting.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + hoursLater * HOUR_MS);
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
    await page.clock.runFor(HOUR_MS / 6);
    expect(asked).toBe(1);
    for (const event of Object.values(RETURNS)) {
      const before: number = asked;
      const again = page.waitForResponse(isLookup);
      await page.evaluate(event);
      await (await again).finished();
      await page.clock.runFor(HOUR_MS / 6);
      expect(asked).toBe(before + 1);
    }
  });
});

test.describe('a session that the server has ended', () => {
  test.use({ visitor: 'nobody', expectedNoise: /status of 400/ });

  test('P6: deleted, it ends when the app comes back to the screen; disabled, when it opens, which says why', async ({
    page,
  }) => {
    for (const change of ['delete', { disableUser: true }] as const) {
      const email = await createAccount({ password: DEMO_PASSWORD });
      await page.goto('./login');
      const confirmed = page.waitForResponse(isLookup);
      await signIn(page, email, DEMO_PASSWORD);
      await expect(page).toHaveURL('./introduction');
      await confirmed;
      await changeAccount(email, change);
      const refused = page.waitForResponse(isLookup);
      if (change === 'delete') await page.evaluate(RETURNS['the app comes back to the screen']);
      else await page.goto(`.${phase.path}`);
      expect((await refused).status()).toBe(400);
      await expect(page).toHaveURL('./login');
    }
    const notice = page.getByText('Ce compte a été désactivé.');
    await expect(notice).toBeFocused();
    await page.reload();
    await expect(notice).toBeVisible();
    await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
    await expect(page).toHaveURL('./introduction');
  });
});
