import { rm } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { buildVersions, type Host, startHost } from '../fixtures/deploys.ts';
import { AUTH_PORT } from './address.ts';
import { signIn } from './fixtures.ts';

interface VersionFixtures {
  host: Host;
}

/** A host of the test's own, where it deploys the versions v1, v2, v3 of the app. */
export const test = base.extend<VersionFixtures & { maxAgeSeconds: number | undefined }, { versionsFolder: string }>({
  maxAgeSeconds: [undefined, { option: true }],
  versionsFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from here.
    async ({}, use) => {
      const folder = await buildVersions(['v1', 'v2', 'v3']);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  host: async ({ versionsFolder, maxAgeSeconds }, use) => {
    const host = await startHost(versionsFolder, `http://127.0.0.1:${AUTH_PORT}`, maxAgeSeconds);
    await use(host);
    await host.stop();
  },
});

/** Signs in on /login. */
export async function enter(page: Page): Promise<void> {
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await page.waitForURL('**/introduction');
}

/** Waits until the app is installed: no network is needed from here on. */
export async function expectInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

export async function enterInstalled(page: Page, host: Host): Promise<void> {
  await page.goto(`${host.address}login`);
  await enter(page);
  await expectInstalled(page);
}

/** Every screen tells its version in the header. */
export async function expectVersion(page: Page, version: string): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveText(`Objectif 8 ${version}`);
}

/** What the browser does when the app comes back to the screen. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

export const updatePrompt = (page: Page) => page.getByText('Une nouvelle version est disponible', { exact: true });

/** Again and again: a check joins one that is under way, as the browser's own after a load, which may be older than the deploy. */
export async function comeBackUntilOffered(page: Page): Promise<void> {
  await expect(async () => {
    await comeBack(page);
    await expect(updatePrompt(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

export { expect } from '@playwright/test';
