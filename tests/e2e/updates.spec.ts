import type { Page } from '@playwright/test';
import { programme } from '../fixtures/generated/programme.ts';
import { goWithinApp } from './goWithinApp.ts';
import { button, heading, STRENGTH } from './runner.ts';
import {
  comeBack,
  comeBackUntilOffered,
  enter,
  enterInstalled,
  expect,
  expectInstalled,
  expectVersion,
  test,
  updatePrompt,
} from './versions.ts';

declare global {
  interface Window {
    /** How often the page has looked for a new version. */
    looks: number;
  }
}

test.use({ serviceWorkers: 'allow' });

/** Reaches every tab, the profile, each phase and a workout by the app's own links. */
async function visitScreens(page: Page, version: string): Promise<void> {
  for (const tab of ['Introduction', 'Comprendre', 'Programme', 'Course']) {
    await page.getByRole('navigation').getByRole('link', { name: tab, exact: true }).click();
    await expectVersion(page, version);
  }
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(heading(page)).toHaveText('Profil');
  for (const { route, name } of programme.phases) {
    await page.getByRole('navigation').getByRole('link', { name: 'Programme', exact: true }).click();
    await page.locator(`a[href$="${route}"]`).first().click();
    await expect(heading(page)).toContainText(name);
  }
  await page.locator('main a[href*="upper-body"]').first().click();
  await page.locator('main a[href*="workout="]').first().click();
  await expect(page.getByText('Retour aux options')).toBeVisible();
  await expectVersion(page, version);
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

test('the first install asks nothing; each tab is asked for a new version, and for the former one again', async ({
  page,
  host,
  context,
}) => {
  await host.deploy('v1');
  await enterInstalled(page, host);
  await expectVersion(page, 'v1');
  await comeBack(page);
  await expect(updatePrompt(page)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(`${host.address}training`);

  for (const [shown, deployed] of [
    ['v1', 'v2'],
    ['v2', 'v1'],
  ] as const) {
    await host.deploy(deployed);
    await comeBackUntilOffered(page);
    for (const tab of [page, other]) {
      await expect(updatePrompt(tab)).toBeVisible();
      await expectVersion(tab, shown);
      await button(tab, 'Mettre à jour').click();
      await expectVersion(tab, deployed);
      await expect(updatePrompt(tab)).toHaveCount(0);
    }
  }
});

test('a page that was loaded past its worker is asked too', async ({ page, host, context }) => {
  await host.deploy('v1');
  await enterInstalled(page, host);
  // As Shift and a press on « Actualiser » do it.
  const browser = await context.newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await browser.send('Page.reload', { ignoreCache: true });
  await loaded;
  // Until then the page fetches its parts from the host, which has others after a deploy.
  await expectVersion(page, 'v1');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await host.deploy('v2');
  await comeBackUntilOffered(page);
});

test('the offer covers nothing, takes no focus, and waits while a workout runs', async ({ page, host }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await host.deploy('v1');
  await enterInstalled(page, host);
  const start = page.getByRole('link', { name: 'Commencer' });
  await start.focus();
  await host.deploy('v2');
  await comeBack(page);
  await expect(updatePrompt(page)).toBeVisible();
  await expect(start).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  for (const part of ['navigation', 'main'] as const) {
    await page.getByRole(part).getByRole('link').last().click({ trial: true });
  }

  await goWithinApp(page, STRENGTH.address);
  await button(page, 'Démarrer la séance').click();
  await expect(heading(page)).toHaveText('Échauffement');
  await expect(updatePrompt(page)).toBeHidden();
  await button(page, 'Quitter la séance').click();
  await expect(updatePrompt(page)).toBeHidden();
  await button(page, 'La garder pour plus tard').click();
  await expect(updatePrompt(page)).toBeVisible();
});

for (const { maxAgeSeconds, answered } of [
  { maxAgeSeconds: 0, answered: 'before signing in' },
  { maxAgeSeconds: 600, answered: 'signed in' },
] as const) {
  test.describe(`${answered}, on a host with max-age=${maxAgeSeconds}`, () => {
    test.use({ maxAgeSeconds });

    test('P7: « Plus tard » keeps every screen of the old version over two releases, online and offline', async ({
      page,
      host,
      context,
    }) => {
      await host.deploy('v1');
      await page.goto(`${host.address}login`);
      if (answered === 'signed in') await enter(page);
      await expectInstalled(page);
      for (const version of ['v2', 'v3']) {
        await host.deploy(version);
        await comeBackUntilOffered(page);
        await button(page, 'Plus tard').click();
        await expect(updatePrompt(page)).toHaveCount(0);
      }
      if (answered === 'before signing in') await enter(page);
      await visitScreens(page, 'v1');
      await context.setOffline(true);
      await visitScreens(page, 'v1');
      await page.reload();
      await visitScreens(page, 'v3');
    });
  });
}

for (const [state, arrived] of [
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
    await visitScreens(page, 'v1');

    await host.deploy('v2');
    await comeBackUntilOffered(page);
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
  await page.clock.runFor(100_000);
  expect(await looks()).toBe(1);
  await expect(updatePrompt(page)).toBeVisible();
});
