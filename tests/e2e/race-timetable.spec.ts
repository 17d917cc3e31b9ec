import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '../../src/storage/store.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { expect, test } from './fixtures.ts';
import { expectReadable } from './readable.ts';

const { timetable } = competition;

const sectionOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: timetable.title }) });
async function timesOn(page: Page, day: RegExp): Promise<string[]> {
  const heading = page.getByRole('heading', { level: 3, name: day });
  const appointments = sectionOf(page).getByRole('listitem').filter({ has: heading }).getByRole('listitem');
  await appointments.first().waitFor();
  return appointments.allTextContents();
}

async function raceOn(page: Page, date: string): Promise<void> {
  const record = JSON.stringify({ version: 1, race: { date, startedOn: '2027-01-25' } });
  await page.addInitScript(([key, text]) => localStorage.setItem(key, localStorage.getItem(key) ?? text), [
    STORAGE_KEY,
    record,
  ] as const);
}

test('without a wave the timetable counts back from the start', async ({ page }) => {
  await page.goto('./competition');
  const texts = await timesOn(page, /^Jour J$/);
  expect(texts[0]).toMatch(/^3\u00a0h à 4\u00a0h avantPetit-déjeuner/);
  expect(texts.slice(1).map((text) => text.replace(/(avant|Départ).*/, '$1'))).toEqual([
    '2\u00a0h avant',
    '1\u00a0h avant',
    '40\u00a0min avant',
    '15\u00a0min avant',
    'Départ',
  ]);
  await expect(sectionOf(page).getByRole('heading', { level: 3 })).toHaveText([/^J−2$/, /^J−1$/, /^Jour J$/]);
});

test('with a wave each appointment has its time, kept for the next visit', async ({ page }) => {
  await raceOn(page, '2027-04-18');
  await page.goto('./competition');
  const wave = page.getByLabel('Heure de ta vague');
  await wave.fill('09:20');
  await page.reload();
  await expect(wave).toHaveValue('09:20');
  await expect(sectionOf(page).getByRole('heading', { level: 3 })).toHaveText([
    /^J−2vendredi 16\u00a0avril$/,
    /^J−1samedi 17\u00a0avril$/,
    /^Jour Jdimanche 18\u00a0avril$/,
  ]);
  const texts = await timesOn(page, /^Jour J/);
  expect(
    texts.map((text) => /^(?:\d+\u00a0h(?:\u00a0\d\d)?(?: à )?)+/.exec(text)?.[0].replaceAll('\u00a0', ' ')),
  ).toEqual(['5 h 20 à 6 h 20', '7 h 20', '8 h 20', '8 h 40', '9 h 05', '9 h 20']);
  await expectReadable(page);

  await wave.fill('');
  await page.reload();
  await expect(wave).toHaveValue('');
  expect((await timesOn(page, /^Jour J/)).at(1)).toMatch(/^2\u00a0h avant/);
});

test('a wave in the night begins on the eve', async ({ page }) => {
  await page.goto('./competition');
  await page.getByLabel('Heure de ta vague').fill('03:00');
  const eve = await timesOn(page, /^J−1/);
  expect(eve).toHaveLength(2);
  expect(eve[1]).toMatch(/^23\u00a0h à 0\u00a0hPetit-déjeuner/);
  expect((await timesOn(page, /^Jour J/))[0]).toMatch(/^1\u00a0hArrivée/);
});

for (const { timezoneId, breakfast } of [
  { timezoneId: 'Europe/Paris', breakfast: /^1\u00a0h à 3\u00a0h/ },
  { timezoneId: 'Asia/Tokyo', breakfast: /^2\u00a0h à 3\u00a0h/ },
]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the night when clocks change in Europe has its real hours', async ({ page }) => {
      await raceOn(page, '2027-03-28');
      await page.goto('./competition');
      await page.getByLabel('Heure de ta vague').fill('06:00');
      expect((await timesOn(page, /^Jour J/))[0]).toMatch(breakfast);
    });
  });
}
