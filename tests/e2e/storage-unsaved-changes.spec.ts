import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '../../src/storage/store.ts';
import { expect, test } from './fixtures.ts';
import { begin, button, CIRCUIT, heading, press, STRENGTH } from './runner.ts';
import { FAULTS } from './storageFaults.ts';
import { doneTick } from './storedState.ts';

/** Changes that this tab could not save are merged with what another tab saves. */
async function saveInAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('./training/phase2');
  await doneTick(other, 5, 'lundi').click();
  await expect(doneTick(other, 5, 'lundi')).toBeChecked();
}

test.beforeEach(({ page }) => page.addInitScript(FAULTS['is full'], STORAGE_KEY));

test('a mark keeps the date of its press', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-24T23:50:00+01:00') });
  await page.goto('./training/phase1');
  await doneTick(page, 1, 'lundi').click();
  const pressed = /^Fait le 24\snovembre/;
  await expect(doneTick(page, 1, 'lundi')).toHaveAccessibleName(pressed);
  await page.clock.fastForward(20 * 60_000);
  await saveInAnotherTab(page);
  await page.clock.runFor(1000);
  await page.getByRole('link', { name: 'Phase 2', exact: false }).first().click();
  await expect(doneTick(page, 5, 'lundi')).toBeChecked();
  await page.goBack();
  await expect(doneTick(page, 1, 'lundi')).toHaveAccessibleName(pressed);
});

test('a workout that was left does not hide the one that another tab began', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Quitter la séance', 'La terminer ici', 'Terminer');
  await page.clock.resume();
  const other = await page.context().newPage();
  await other.goto(CIRCUIT.address);
  await button(other, 'Démarrer la séance').click();
  await expect(heading(other)).toHaveText('Échauffement');
  await page.getByRole('link', { name: 'Programme', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Séance en cours' })).toContainText(CIRCUIT.option.name);
});
