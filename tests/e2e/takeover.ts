import { expect, type Page } from '@playwright/test';

/** The app has taken over the form that the build drew into /login: its buttons work, its links stay in the page. */
export async function expectTakenOver(page: Page): Promise<void> {
  const reveal = page.getByRole('button', { name: 'Afficher le mot de passe' });
  await expect(async () => {
    if ((await reveal.getAttribute('aria-pressed')) === 'false') await reveal.click();
    await expect(reveal).toHaveAttribute('aria-pressed', 'true', { timeout: 100 });
  }).toPass();
  await reveal.click();
  await expect(reveal).toHaveAttribute('aria-pressed', 'false');
}
