import type { Page } from '@playwright/test';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { signIn } from './fixtures.ts';
import { comeBack, enterInstalled, expect, expectVersion, test, updatePrompt } from './versions.ts';

declare global {
  interface Window {
    /** How often the page has looked for a new version. */
    looks: number;
    /** Whether the page has registered its worker. */
    isRegistered?: boolean;
  }
}

test.use({ serviceWorkers: 'allow' });

/** Reaches every kind of screen by the app's own links. */
async function visitScreens(page: Page, version: string): Promise<void> {
  for (const tab of ['Introduction', 'Comprendre', 'Programme', 'Course']) {
    await page.getByRole('navigation').getByRole('link', { name: tab, exact: true }).click();
    await expectVersion(page, version);
  }
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil');
  for (const { route, name } of programme.phases) {
    await page.getByRole('navigation').getByRole('link', { name: 'Programme', exact: true }).click();
    await page.locator(`a[href$="${route}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.locator('main a[href*="upper-body"]').first().click();
    await page.locator('main a[href*="workout="]').first().click();
    await expect(page.getByText('Retour aux options')).toBeVisible();
    await expectVersion(page, version);
  }
}

/** Looks for a new version, and waits until its worker has given up. */
async function expectInstallToFail(page: Page): Promise<void> {
  const end = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) throw new Error('no worker is registered');
    return new Promise<string>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'redundant' || worker.state === 'activated') resolve(worker.state);
        });
      });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  expect(end).toBe('redundant');
}

for (const maxAgeSeconds of [0, 600]) {
  test.describe(`on a host with max-age=${maxAgeSeconds}`, () => {
    test.use({ maxAgeSeconds });

    test('the first install asks nothing; « Mettre à jour » brings the new version', async ({ page, host }) => {
      await host.deploy('v1');
      await enterInstalled(page, host);
      await expectVersion(page, 'v1');
      await comeBack(page);
      await expect(updatePrompt(page)).toHaveCount(0);

      await host.deploy('v2');
      await comeBack(page);
      await expect(updatePrompt(page)).toBeVisible();
      await expectVersion(page, 'v1');
      await page.getByRole('button', { name: 'Mettre à jour' }).click();
      await expectVersion(page, 'v2');
      await expect(updatePrompt(page)).toHaveCount(0);
    });

    test('a page that was loaded past its worker is asked too', async ({ page, host }) => {
      await host.deploy('v1');
      await enterInstalled(page, host);
      await page.addInitScript(() => {
        const { register } = ServiceWorkerContainer.prototype;
        ServiceWorkerContainer.prototype.register = async function (...options) {
          const registration = await register.apply(this, options);
          window.isRegistered = true;
          return registration;
        };
      });
      // As Shift and a press on « Actualiser » do it.
      const browser = await page.context().newCDPSession(page);
      const loaded = page.waitForEvent('load');
      await browser.send('Page.reload', { ignoreCache: true });
      await loaded;
      await expectVersion(page, 'v1');
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      // Until then the page fetches its parts from the host, which has others after a deploy.
      await page.waitForFunction(() => window.isRegistered);
      await host.deploy('v2');
      await comeBack(page);
      await expect(updatePrompt(page)).toBeVisible();
      await page.getByRole('button', { name: 'Mettre à jour' }).click();
      await expectVersion(page, 'v2');
    });

    test('P7: « Plus tard » keeps every screen of the old version over two releases, online and offline', async ({
      page,
      host,
      context,
    }) => {
      await host.deploy('v1');
      await enterInstalled(page, host);
      for (const version of ['v2', 'v3']) {
        await host.deploy(version);
        await comeBack(page);
        await page.getByRole('button', { name: 'Plus tard' }).click();
        await expect(updatePrompt(page)).toHaveCount(0);
      }
      await visitScreens(page, 'v1');
      await context.setOffline(true);
      await visitScreens(page, 'v1');
      await page.reload();
      await expectVersion(page, 'v3');
      await visitScreens(page, 'v3');
    });

    test('a version two steps ahead, then a rollback', async ({ page, host }) => {
      await host.deploy('v1');
      await enterInstalled(page, host);
      for (const version of ['v3', 'v1']) {
        await host.deploy(version);
        await comeBack(page);
        await page.getByRole('button', { name: 'Mettre à jour' }).click();
        await expectVersion(page, version);
        await visitScreens(page, version);
      }
    });

    test('each tab is asked', async ({ page, host, context }) => {
      await host.deploy('v1');
      await enterInstalled(page, host);
      const other = await context.newPage();
      await other.goto(`${host.address}training`);
      await expectVersion(other, 'v1');
      await host.deploy('v2');
      await comeBack(page);
      await expect(updatePrompt(page)).toBeVisible();
      await expect(updatePrompt(other)).toBeVisible();
      await page.getByRole('button', { name: 'Mettre à jour' }).click();
      await expectVersion(page, 'v2');
      await expect(updatePrompt(other)).toBeVisible();
      await expectVersion(other, 'v1');
      await other.getByRole('button', { name: 'Mettre à jour' }).click();
      await expectVersion(other, 'v2');
    });

    for (const [state, arrived] of [
      ['the worker is there before the files', /^sw\.js$/],
      ['the page is still missing', /^(?:sw\.js|assets\/)/],
      ['a file is still missing', /^(?!assets\/SignedInApp)/],
    ] as const) {
      test(`a deploy half on the host changes nothing: ${state}`, async ({ page, host }) => {
        await host.deploy('v1');
        await enterInstalled(page, host);
        await host.deploy('v2', arrived);
        await expectInstallToFail(page);
        await expect(updatePrompt(page)).toHaveCount(0);
        await page.reload();
        await expectVersion(page, 'v1');
        await visitScreens(page, 'v1');

        await host.deploy('v2');
        // The browser may still be giving up the half that it found: that look is not this one.
        await expect(async () => {
          await comeBack(page);
          await expect(updatePrompt(page)).toBeVisible({ timeout: 2000 });
        }).toPass();
        await page.getByRole('button', { name: 'Mettre à jour' }).click();
        await expectVersion(page, 'v2');
      });
    }
  });
}

test('a new version is looked for every hour', async ({ page, host }) => {
  await host.deploy('v1');
  await page.addInitScript(() => {
    window.looks = 0;
    const { update } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.update = function () {
      window.looks += 1;
      return update.call(this);
    };
  });
  const looks = () => page.evaluate(() => window.looks);
  await page.clock.install();
  await enterInstalled(page, host);
  await host.deploy('v2');
  // The clock has run on meanwhile: less than 100 s.
  await page.clock.runFor(3_500_000);
  expect(await looks()).toBe(0);
  await expect(updatePrompt(page)).toHaveCount(0);
  await page.clock.runFor(100_000);
  expect(await looks()).toBe(1);
  await expect(updatePrompt(page)).toBeVisible();
  await page.clock.runFor(3_600_000);
  expect(await looks()).toBe(2);
});

test('without a worker that can be installed the app works', async ({ page, host }) => {
  await host.deploy('v1');
  await host.remove(/^sw\.js$/);
  await page.goto(`${host.address}login`);
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await visitScreens(page, 'v1');
});

test('a build that takes the worker back leaves an app without one', async ({ page, host }) => {
  await host.deploy('v1');
  await enterInstalled(page, host);
  await host.deploy('without-worker');
  await comeBack(page);
  // The page reloads once its worker is gone.
  const countWorkers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => undefined);
  await expect.poll(countWorkers).toBe(0);
  await page.goto(`${host.address}training`);
  await expectVersion(page, 'without-worker');
  await visitScreens(page, 'without-worker');
});
