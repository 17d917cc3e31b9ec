import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** Lets the browser's storage answer. */
    answerFromStorage: () => void;
    /** The headings that were shown, in order. */
    shownHeadings: string[];
  }
}

/** The provider reports once it has read the browser's storage: hold that answer back. */
async function holdStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const answered = new Promise<void>((resolve) => {
      window.answerFromStorage = resolve;
    });
    const { addEventListener } = IDBOpenDBRequest.prototype;
    IDBOpenDBRequest.prototype.addEventListener = function (this: IDBOpenDBRequest, type: string, listener: unknown) {
      const heard = listener as (event: Event) => void;
      addEventListener.call(
        this,
        type,
        type === 'success' || type === 'error' ? (event) => answered.then(() => heard(event)) : heard,
      );
    } as typeof addEventListener;
  });
}

async function recordHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shownHeadings = [];
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading && heading !== window.shownHeadings.at(-1)) window.shownHeadings.push(heading);
    }).observe(document, { childList: true, subtree: true });
  });
}

for (const { visitor, path, heading } of [{ visitor: 'member', path: '/profile', heading: 'Profil' }] as const) {
  test.describe(`opening the app as ${visitor}`, () => {
    test.use({ visitor });

    test('shows nothing before the storage of the accounts is read, then the right screen at once', async ({
      page,
    }) => {
      await holdStorage(page);
      await recordHeadings(page);
      const loaded = ['main', 'SignedInApp'].map((chunk) =>
        page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${chunk}-`)),
      );
      await page.goto(`.${path}`);
      await Promise.all(loaded);
      await expect(page.locator('#root')).toBeAttached();
      await expect(page.locator('#root')).toHaveText('');
      await expect(page).toHaveURL(`.${path}`);
      await page.evaluate(() => window.answerFromStorage());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await page.evaluate(() => window.shownHeadings)).toEqual([heading]);
    });
  });
}

test('a member’s screen waits for no timer', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto('./profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil');
});
