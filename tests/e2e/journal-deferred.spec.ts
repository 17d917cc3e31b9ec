import type { Page } from '@playwright/test';
import { journalYear } from '../fixtures/journal-year.ts';
import { setClockAndState } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { storeJournal } from './storedJournal.ts';

declare global {
  interface Window {
    /** Sections of /journal when its first one came. */
    firstSections: string[];
  }
}

const UNTIL = '2026-11-24';

test.beforeEach(async ({ page }) => {
  await storeJournal(page, journalYear(UNTIL));
  await setClockAndState(page, `${UNTIL}T18:00`, { race: { date: '2027-02-14', startedOn: '2026-11-23' } });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent ?? '');
      if (!headings.includes('Semaine par semaine')) return;
      window.firstSections = headings;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
});

async function openFromTraining(page: Page): Promise<void> {
  await page.goto('./training');
  await page.getByRole('link', { name: 'Mon journal' }).click();
}

for (const [from, open] of [
  ['from /training', openFromTraining],
  ['by its address', (page: Page) => page.goto('./journal')],
] as const) {
  test(`a full journal opened ${from} shows its first section before it draws what stands below`, async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { name: 'Partager' })).toBeVisible();
    expect(await page.evaluate(() => window.firstSections)).toEqual(['Semaine par semaine']);
  });
}

test('back from a session, the list is where it was left', async ({ page }) => {
  await openFromTraining(page);
  const list = page.getByRole('region', { name: 'Les séances' });
  await list.getByRole('button', { name: 'Voir les précédentes' }).click();
  const session = list.getByRole('link').nth(12);
  await session.click();
  await expect(page.getByRole('button', { name: 'Supprimer' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Partager' })).toBeVisible();
  await expect(session).toBeInViewport();
});
