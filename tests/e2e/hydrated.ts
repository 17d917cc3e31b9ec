import { expect, type Page } from '@playwright/test';

/** The prerendered /login is hydrated: its buttons work, its links navigate within the app. */
export async function expectHydrated(page: Page): Promise<void> {
  const reveal = page.getByRole('button', { name: 'Afficher le mot de passe' });
  await expect(async () => {
    if ((await reveal.getAttribute('aria-pressed')) === 'false') await reveal.click();
    await expect(reveal).toHaveAttribute('aria-pressed', 'true', { timeout: 100 });
  }).toPass();
  await reveal.click();
  await expect(reveal).toHaveAttribute('aria-pressed', 'false');
}
