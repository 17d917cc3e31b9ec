import type { Page } from '@playwright/test';
import { plainText } from '../../src/format/richText.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';
import { setClockAndState } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { main, RACE, todays, week } from './raceDate.ts';
import { expectReadable } from './readable.ts';
import { button, doAllSets, heading, press } from './runner.ts';
import { storedState } from './storedState.ts';

/** Lundi of week 7, a day of suggested workout; mardi is a run, samedi a rest day. */
const MONDAY = '2027-03-08T18:00';
const start = (page: Page) => todays(page).getByRole('button', { name: 'Démarrer', exact: true });
const tomorrow = (page: Page) => page.getByRole('region', { name: 'Demain' });

test('today’s suggested workout starts in one tap, counts for today and comes back to it', async ({ page }) => {
  await setClockAndState(page, MONDAY, { race: RACE });
  await page.goto('./');
  await expect(start(page)).toBeInViewport();
  await start(page).click();
  await expect(page).toHaveURL('./training/phase2/upper-body?workout=endurance-haut&day=7-lundi&run=1');
  await expect(heading(page)).toHaveText('Échauffement');
  await doAllSets(page);
  await expect(heading(page)).toHaveText('Séance terminée');
  expect(await storedState(page)).toMatchObject({ done: { '7-lundi': { on: '2027-03-08' } } });
  await press(page, 'Terminer');
  await expect(page).toHaveURL('./training');
  await expect(todays(page).getByRole('checkbox')).toBeChecked();
  await expect(start(page)).toHaveCount(0);
  await expect(tomorrow(page)).toContainText('mardi 9\u00a0mars');
});

test('a workout that is left for later is resumed above today, not started twice', async ({ page }) => {
  await setClockAndState(page, MONDAY, { race: RACE });
  await page.goto('./training');
  await start(page).click();
  await press(page, 'Quitter la séance', 'La garder pour plus tard');
  await expect(page).toHaveURL('./training');
  await expect(start(page)).toHaveCount(0);
  await expectReadable(page);
  await page.getByRole('link', { name: 'Reprendre la séance' }).click();
  await expect(page).toHaveURL(/workout=endurance-haut&day=7-lundi&run=1$/);
});

test('a workout that is resumed from today comes back to it', async ({ page }) => {
  await setClockAndState(page, MONDAY, { race: RACE });
  await page.goto('./training');
  await start(page).click();
  await expect(heading(page)).toHaveText('Échauffement');
  await page.goto('./');
  await page.getByRole('link', { name: 'Reprendre la séance' }).click();
  await doAllSets(page);
  await press(page, 'Terminer');
  await expect(page).toHaveURL('./training');
  await expect(todays(page).getByRole('checkbox')).toBeChecked();
  await expect(tomorrow(page)).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test('today’s workout starts, and counts', async ({ page, context }) => {
    await setClockAndState(page, MONDAY, { race: RACE });
    await page.goto('./training');
    await expect(start(page)).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await context.setOffline(true);
    await start(page).click();
    await expect(heading(page)).toHaveText('Échauffement');
    await press(page, 'Quitter la séance', 'La terminer ici');
    await page.getByRole('checkbox', { name: /^Semaine 7, lundi 8.mars/ }).check();
    await press(page, 'Terminer');
    await expect(tomorrow(page)).toBeVisible();
  });
});

test('a run of another workout is asked about first', async ({ page }) => {
  await setClockAndState(page, MONDAY, { race: RACE });
  await page.goto('./training/phase2/lower-body');
  await main(page).getByRole('listitem').getByRole('link').first().click();
  await button(page, 'Démarrer la séance').click();
  await press(page, 'Quitter la séance', 'La garder pour plus tard');
  await page.goto('./training');
  await start(page).click();
  await expect(page.getByRole('dialog')).toContainText('n’est pas terminée');
  await press(page, 'Abandonner l’autre et démarrer celle-ci');
  await expect(page).toHaveURL(/workout=endurance-haut&day=7-lundi&run=1$/);
});

test('a day without a suggested workout leads to the choice, which keeps the day', async ({ page }) => {
  await setClockAndState(page, '2027-03-31T18:00', { race: RACE });
  await page.goto('./training');
  await expect(start(page)).toHaveCount(0);
  await todays(page).getByRole('link', { name: 'Choisir ma séance' }).click();
  await expect(page).toHaveURL('./training/phase3/lower-body?day=10-mercredi');
  await expect(heading(page)).toHaveText('Bas du corps');
  await main(page).getByRole('listitem').getByRole('link').first().click();
  await button(page, 'Démarrer la séance').click();
  await expect(page).toHaveURL(/day=10-mercredi&run=1$/);
});

test('a run has nothing to start, only its mark', async ({ page }) => {
  await setClockAndState(page, '2027-03-09T09:00', { race: RACE });
  await page.goto('./training');
  await expect(todays(page).getByRole('checkbox')).toBeVisible();
  await expect(start(page)).toHaveCount(0);
});

test('after today’s mark tomorrow is shown, and goes with the mark', async ({ page }) => {
  const [day] = programme.phases[1]?.weeks.find(({ number }) => number === 7)?.days.slice(1, 2) ?? [];
  await setClockAndState(page, MONDAY, { race: RACE });
  await page.goto('./training');
  await expect(todays(page).getByRole('checkbox')).toBeVisible();
  await expect(tomorrow(page)).toHaveCount(0);
  await todays(page).getByRole('checkbox').check();
  await expect(todays(page).getByRole('checkbox')).toBeFocused();
  await expect(tomorrow(page).getByRole('listitem')).toContainText('mardi 9\u00a0mars');
  await expect(tomorrow(page)).toContainText(day?.activity ?? 'no day');
  await expect(tomorrow(page)).toContainText(plainText(day?.description ?? 'no day'));
  await expect(tomorrow(page).getByRole('checkbox')).toHaveCount(0);
  await expectReadable(page);
  await todays(page).getByRole('checkbox').uncheck();
  await expect(tomorrow(page)).toHaveCount(0);
});

test('a rest tomorrow says what comes after it', async ({ page }) => {
  await setClockAndState(page, '2027-03-12T09:00', { race: RACE, done: ['7-vendredi'] });
  await page.goto('./training');
  await expect(tomorrow(page)).toContainText('Repos et mobilité');
  await expect(tomorrow(page)).toContainText('À venir\u00a0: Sortie longue, dimanche 14\u00a0mars');
});

test('the last session of a week leads into the next week', async ({ page }) => {
  await setClockAndState(page, '2027-03-14T09:00', { race: RACE, done: ['7-dimanche'] });
  await page.goto('./training');
  await expect(todays(page).getByRole('link', { name: 'Semaine 7' })).toBeVisible();
  await expect(tomorrow(page)).toContainText('lundi 15\u00a0mars');
  await expect(tomorrow(page).getByRole('link', { name: 'Semaine 8' })).toBeVisible();
});

test.describe('the wave', () => {
  const racePlan = { wave: '09:20' };

  test('stands beside the date of the race, on its day, and in its week', async ({ page }) => {
    await setClockAndState(page, '2027-03-10T09:00', { race: RACE, racePlan });
    await page.goto('./training');
    await expect(main(page)).toContainText('Course le dimanche 18\u00a0avril à 9\u00a0h\u00a020, dans 39\u00a0jours');
    // For a voice: the days stand on a line of their own.
    await expect(main(page).locator('.visually-hidden').getByText(',', { exact: true })).toHaveCount(1);
    await page.goto('./training/phase3');
    await expect(week(page, 12).getByRole('listitem').last()).toContainText(
      'dimanche 18\u00a0avril à 9\u00a0h\u00a020',
    );
  });

  test('leads the eve and the day of the race to its hours', async ({ page }) => {
    await setClockAndState(page, '2027-04-17T09:00', { race: RACE, racePlan });
    await page.goto('./');
    await expect(todays(page)).toContainText(
      'À venir\u00a0: Jour de course, dimanche 18\u00a0avril à 9\u00a0h\u00a020',
    );
    await expect(todays(page).getByRole('link', { name: 'La course, heure par heure' })).toBeVisible();
    await page.clock.fastForward('24:00:00');
    await expect(todays(page).getByRole('listitem')).toContainText('dimanche 18\u00a0avril à 9\u00a0h\u00a020');
    await expectReadable(page);
    await todays(page).getByRole('link', { name: 'La course, heure par heure' }).click();
    await expect(page).toHaveURL('./competition#timetable');
    await expect(page.getByRole('heading', { name: 'La course, heure par heure' })).toBeFocused();
  });

  test('that is none changes nothing', async ({ page }) => {
    await setClockAndState(page, '2027-04-18T07:00', { race: RACE, racePlan: { wave: '25:99' } });
    await page.goto('./training');
    await expect(todays(page).getByRole('listitem')).toContainText(/dimanche 18\u00a0avril(?! à)/);
  });
});

test('a race that is run shows what the coaches say of the days after, at once', async ({ page }) => {
  await setClockAndState(page, '2027-04-18T16:00', { race: RACE });
  await page.goto('./training');
  await expect(todays(page).getByRole('link', { name: 'La course, heure par heure' })).toBeVisible();
  await todays(page)
    .getByRole('checkbox', { name: /^Course terminée/ })
    .check();
  await expect(todays(page)).toContainText(plainText(training.raceDate.after));
  await expect(todays(page).getByRole('link', { name: 'La course, heure par heure' })).toHaveCount(0);
  await expect(tomorrow(page)).toHaveCount(0);
});
