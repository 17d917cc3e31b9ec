import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { begin, button, CIRCUIT, EVENING, heading, RANGE, STRENGTH } from './runner.ts';

test.setTimeout(240_000);

async function expectReadable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

/** Time stands still but for the presses; the timers run, which axe needs. */
function frozen(page: Page) {
  let now = EVENING.getTime();
  const wait = async (ms: number) => {
    now += ms;
    await page.clock.setFixedTime(now);
  };
  const press = async (...names: string[]) => {
    for (const name of names) {
      await wait(1000);
      await button(page, name).click();
    }
  };
  return { wait, press };
}

test('everyone can read and use each moment of a workout', async ({ page }) => {
  const { wait, press } = frozen(page);
  await wait(0);
  await page.goto(RANGE.address);
  await press('Démarrer la séance');
  await expect(heading(page)).toHaveText('Échauffement');
  const moments: [string, (() => Promise<void>)?][] = [
    ['the warm-up'],
    ['the warm-up counts', () => press('Partir')],
    ['a set', () => press('Échauffement fait')],
    ['help', () => page.getByText('Comment faire').click()],
    ['the alternatives', () => press('Pas de développé couché\u202f?')],
    ['a rest', () => press('Garder Développé couché', 'Série faite')],
    ['the settings', () => press('Réglages de la séance')],
    ['the way out', () => press('Fermer', 'Quitter la séance')],
    ['a pause', () => press('Continuer', 'Pause')],
    [
      'a set after its rest',
      async () => {
        await press('Reprendre');
        await wait(130_000);
      },
    ],
    ['the end', () => press('Quitter la séance', 'La terminer ici')],
  ];
  for (const [moment, reach] of moments) {
    await test.step(moment, async () => {
      await reach?.();
      await expectReadable(page);
    });
  }
});

test('everyone can read and use a circuit, and the question before another run', async ({ page }) => {
  const { wait, press } = frozen(page);
  await wait(0);
  await page.goto(CIRCUIT.address);
  await press('Démarrer la séance', 'Passer');
  await expectReadable(page);
  await page.goto('./training');
  await expect(page.getByRole('complementary', { name: 'Séance en cours' })).toBeVisible();
  await expectReadable(page);
  await page.goto(STRENGTH.address);
  await press('Démarrer la séance');
  await expectReadable(page);
});

test('a keyboard alone runs a workout, and never reaches what is behind it', async ({ page }) => {
  await begin(page, STRENGTH);
  await expect(heading(page)).toBeFocused();
  const primary = async (name: string) => {
    for (let stops = 0; stops < 12; stops += 1) {
      if (await button(page, name).evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key does not reach « ${name} »`);
  };
  await primary('Partir');
  await page.clock.runFor(1000);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Échauffement fait')).toBeFocused();
  await page.clock.runFor(1000);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Série faite')).toBeFocused();
  await page.clock.runFor(1000);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Repos');
  // Announced once, by what stands in the page before it.
  await expect(page.getByRole('status').filter({ hasText: 'Repos, 90\u00a0s.' })).toHaveCount(1);
  for (let stops = 0; stops < 10; stops += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[inert]'))).toBeNull();
  }
  await primary('Quitter la séance');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Quitter la séance')).toBeFocused();
});
