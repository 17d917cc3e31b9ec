import { devices, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectReadable } from './readable.ts';

const hint = (page: Page) => page.getByRole('complementary', { name: 'Emporte le programme en salle' });

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
