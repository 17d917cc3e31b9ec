import { devices, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectReadable } from './readable.ts';

const hint = (page: Page) => page.getByRole('complementary', { name: 'Emporte le programme en salle' });

declare global {
  interface Window {
    /** How often the browser was asked to install the app, or to keep its data. */
    asked: number;
  }
}

/** Headless browsers never offer an installation; this is what one sends. */
async function offerInstallation(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    window.asked = 0;
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        window.asked += 1;
      },
    });
    return window.dispatchEvent(offer);
  });
}

test('where the browser can install the app, one button does it', async ({ page }) => {
  await page.goto('./introduction');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  expect(await offerInstallation(page), 'the browser’s own banner').toBe(false);
  await expectReadable(page);
  await hint(page).getByRole('button', { name: 'Installer l’app' }).click();
  expect(await page.evaluate(() => window.asked)).toBe(1);
  await expect(hint(page)).toHaveCount(0);
});

test('the hint stays away for good once it was turned down', async ({ page }) => {
  await page.goto('./introduction');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await offerInstallation(page);
  await hint(page).getByRole('button', { name: 'Ne plus proposer' }).click();
  await expect(hint(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await offerInstallation(page);
  await expect(hint(page)).toHaveCount(0);
});

test('the installed app asks the browser to keep its data; a tab does not', async ({ page }) => {
  await page.addInitScript(() => {
    window.asked = 0;
    navigator.storage.persist = async () => {
      window.asked += 1;
      return true;
    };
    // What an iPhone says of an app that was opened from its home screen.
    Object.defineProperty(navigator, 'standalone', { value: sessionStorage.getItem('standalone') !== null });
  });
  await page.goto('./introduction');
  await page.getByRole('link', { name: 'Commencer' }).click();
  await expect(page).toHaveURL('./understanding');
  expect(await page.evaluate(() => window.asked)).toBe(0);
  await page.evaluate(() => sessionStorage.setItem('standalone', 'yes'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.asked)).toBe(1);
});

test.describe('on an iPhone', () => {
  test.use({ visitor: 'nobody', userAgent: devices['iPhone 15'].userAgent });

  test('/login explains how, before the sign-in', async ({ page }) => {
    await page.goto('./login');
    await expect(hint(page)).toContainText('Installe d’abord, connecte-toi ensuite');
    await expectReadable(page);
    await hint(page).getByRole('button', { name: 'Ne plus proposer' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
  });
});
