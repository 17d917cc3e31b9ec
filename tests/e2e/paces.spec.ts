import type { Page } from '@playwright/test';
import { paceWords } from '../../src/format/pace.ts';
import { formatShare } from '../../src/format/quantities.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';
import { expectAccessible } from './axe.ts';
import { wallTime } from './clock.ts';
import { expectFits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { expectWhollyInSight } from './inSight.ts';
import { journalEntries } from './journalEntries.ts';
import { holdCompletion } from './journalFaults.ts';
import { begin, press, workout } from './runner.ts';
import { exportFile, storeState } from './storedState.ts';

const paces = training.paces?.list ?? [];
const hyrox = paces.find(({ id }) => id === 'allure-hyrox');
const said = `${hyrox?.name}\u00a0: ${hyrox && paceWords(hyrox)}`;

test('the programme shows every pace once, with its part of the speed of the test, and how to do the test', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('./training');
  const section = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Les allures' }) });
  await expect(section.getByRole('term')).toHaveText(paces.map(({ name }) => name));
  for (const [index, { feeling, share }] of paces.entries()) {
    const definition = section.getByRole('definition').nth(index);
    await expect(definition).toContainText(feeling);
    if (share) await expect(definition).toContainText(`${formatShare(share)} de la vitesse du test`);
    else await expect(definition).not.toContainText('%');
  }
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    /^Le test demi-Cooper 6\u00a0min$/,
    'Ton résultat',
  ]);
  await expect(section.getByRole('listitem')).toHaveCount(training.paces?.test?.points.length ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a day of running says its paces: each by its name, its effort and what it feels like', async ({ page }) => {
  await page.goto('./training/phase1');
  const tuesday = page.getByRole('region', { name: 'Semaine 2', exact: true }).getByRole('listitem').nth(1);
  for (const id of ['footing', 'ligne-droite']) {
    const pace = paces.find((each) => each.id === id);
    await expect(tuesday).toContainText(`${pace?.name}\u00a0: ${pace && paceWords(pace)}`);
  }
  const monday = page.getByRole('region', { name: 'Semaine 2', exact: true }).getByRole('listitem').first();
  await expect(monday).not.toContainText('Allure');
});

test('the test stands in the light weeks, as a hard day that leads to the field of its result', async ({ page }) => {
  const testDays = programme.phases.flatMap(({ weeks }) =>
    weeks.flatMap(({ number, kind, days }) =>
      days.filter((day) => day.test).map((day) => `${number} ${kind} ${day.day}`),
    ),
  );
  expect(testDays).toEqual(['4 allégée mardi', '8 allégée mardi']);
  const tuesday = page.getByRole('region', { name: 'Semaine 4', exact: true }).getByRole('listitem').nth(1);
  // Beside the mark of the day, and in its text.
  for (const link of ['Noter le test', 'allures']) {
    await page.goto('./training/phase1');
    await expect(tuesday.getByRole('heading')).toHaveText('Footing et test de 6 min');
    await expect(tuesday).toContainText('difficile');
    await tuesday.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL('./training#resultat');
    await expect(page.getByRole('heading', { name: 'Ton résultat' })).toBeFocused();
    await expect(page.getByLabel('Mètres courus en 6\u00a0min')).toBeInViewport({ ratio: 1 });
  }
});

test('a workout defines the pace of its runs, and the runner says it at each run', async ({ page }) => {
  await page.goto('./training/phase2/hyrox-specific?workout=course-compromise');
  const main = page.getByRole('main');
  await expect(main.getByRole('term').filter({ hasText: hyrox?.name ?? '' })).toHaveCount(1);
  await expect(main.getByRole('definition').filter({ hasText: hyrox?.feeling ?? '' })).toHaveText(
    hyrox ? paceWords(hyrox) : '',
  );
  const run = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'Course' }) });
  await expect(run).toContainText('Allure HYROX');
  await begin(page, workout('/training/phase2/hyrox-specific', 'course-compromise'));
  await press(page, 'Passer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course');
  await expect(page.getByText(said)).toBeVisible();
  await press(page, 'Passer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SkiErg');
  await expect(page.getByText(said)).toBeHidden();
});

test('a result of the test gives each pace its numbers, wherever a run has it', async ({ page }) => {
  await page.goto('./training');
  const field = page.getByLabel('Mètres courus en 6\u00a0min');
  const section = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Les allures' }) });
  const save = () => section.getByRole('button', { name: 'Noter le résultat' }).click();
  await field.fill('loin');
  await save();
  await expect(section).toContainText('Écris ta distance en mètres, par exemple 1400.');
  await expect(field).toBeFocused();
  await field.fill('15');
  await save();
  await expect(section).toContainText('entre 360 et 2700\u00a0m');
  await expect(section.getByRole('definition').filter({ hasText: '/km' })).toHaveCount(0);
  await field.fill('1500');
  await save();
  await expect(section).toContainText('1500\u00a0m en 6\u00a0min, soit 4:00/km');
  await field.fill('1500 pas');
  await save();
  await expect(section).toContainText('Écris ta distance en mètres');
  await expect(section).not.toContainText('Tes allures s’affichent');
  await field.fill('1500');
  await save();
  const [footing] = paces.filter(({ id }) => id === 'footing');
  await expect(section.getByRole('definition').nth(paces.indexOf(footing as never))).toContainText('5:20–6:10/km');
  await expectAccessible(page);
  await expectFits(page);

  await page.goto('./training/phase1');
  const tuesday = page.getByRole('region', { name: 'Semaine 2', exact: true }).getByRole('listitem').nth(1);
  await expect(tuesday).toContainText(`${footing?.name}\u00a0: 5:20–6:10/km. RPE`);
  const address = './training/phase2/hyrox-specific?workout=course-compromise';
  await page.goto(address);
  await expect(page.getByRole('main')).toContainText('4:40–5:20/km. RPE');
  await begin(page, { address });
  await press(page, 'Passer');
  await expect(page.getByText('4:40–5:20/km')).toBeVisible();

  await page.goto('./training');
  await expect(field).toHaveValue('1500');
  await field.fill('');
  await save();
  await expect(section.getByRole('definition').filter({ hasText: '/km' })).toHaveCount(0);
});

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Les allures' }) });
const save = (page: Page) => section(page).getByRole('button', { name: 'Noter le résultat' }).click();
const footing = (page: Page) =>
  section(page)
    .getByRole('definition')
    .nth(paces.findIndex(({ id }) => id === 'footing'));

/** The journal of this device has so many sessions. */
const expectLogged = (page: Page, count: number) =>
  expect.poll(async () => (await journalEntries(page)).filter(({ deleted }) => !deleted).length).toBe(count);

/** The sessions of the journal, as an export has them. */
async function journal(page: Page) {
  await page.goto('./profile');
  const { text } = await exportFile(page);
  const { journal: entries } = JSON.parse(text) as { journal: Record<string, unknown>[] };
  return entries.filter(({ deleted }) => !deleted);
}

test('a known time over 5 km gives the paces too, until a test says more', async ({ page }) => {
  await page.clock.setFixedTime(await wallTime(page, '2027-01-12T18:00'));
  await page.goto('./training');
  await page.getByRole('radio', { name: 'Temps sur 5\u00a0km' }).check();
  const field = page.getByLabel('Ton temps sur 5\u00a0km', { exact: true });
  await field.fill('vite');
  await save(page);
  await expect(section(page)).toContainText('Écris ton temps en minutes et secondes, par exemple 24:30');
  await expect(field).toBeFocused();
  await field.fill('3 min');
  await save(page);
  await expect(section(page)).toContainText('entre 12 et 90\u00a0min');
  await field.fill('25 min');
  await save(page);
  await expect(section(page)).toContainText('5\u00a0km en 25:00, environ 4:35/km au test');
  await expect(footing(page)).toContainText('6:10–7:05/km');
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('radio', { name: 'Test de 6\u00a0min' }).check();
  await page.getByLabel('Mètres courus en 6\u00a0min').fill('1500');
  await save(page);
  await expect(footing(page)).toContainText('5:20–6:10/km');
  await page.getByRole('radio', { name: 'Temps sur 5\u00a0km' }).check();
  await expect(field).toHaveValue('25:00');
  await expect(section(page)).toContainText('Tes allures viennent de ton test, plus fiable.');

  // The next day a new time counts.
  await page.clock.setFixedTime(await wallTime(page, '2027-01-13T18:00'));
  await page.reload();
  await page.getByRole('radio', { name: 'Temps sur 5\u00a0km' }).check();
  await field.fill("24'00");
  await save(page);
  await expect(section(page)).toContainText('5\u00a0km en 24:00, environ 4:25/km au test');
  await expect(footing(page)).toContainText('5:55–6:50/km');
  expect(
    (await journal(page)).map(({ kind, on, name, meters, seconds }) => ({ kind, on, name, meters, seconds })),
  ).toEqual(
    expect.arrayContaining([
      { kind: 'test', on: '2027-01-12', name: '5\u00a0km', meters: 5000, seconds: 1500 },
      { kind: 'test', on: '2027-01-12', name: 'Le test demi-Cooper', meters: 1500, seconds: 360 },
      { kind: 'test', on: '2027-01-13', name: '5\u00a0km', meters: 5000, seconds: 1440 },
    ]),
  );
});

test('a result is confirmed in sight; corrected, it is one entry of the journal; taken back, it can be brought back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.clock.setFixedTime(await wallTime(page, '2027-01-12T18:00'));
  await page.goto('./training');
  const field = page.getByLabel('Mètres courus en 6\u00a0min');
  await field.fill('1400');
  // As low as it can stand, with the confirmation to come below.
  const button = section(page).getByRole('button', { name: 'Noter le résultat' });
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.click();
  await expectWhollyInSight(section(page).getByText('1400\u00a0m en 6\u00a0min, soit 4:17/km'));
  await expect(field).not.toBeFocused();
  await field.fill('1450');
  await save(page);
  await expect(section(page)).toContainText('1450\u00a0m en 6\u00a0min');
  expect(await journal(page)).toMatchObject([{ kind: 'test', on: '2027-01-12', meters: 1450 }]);

  await page.goto('./training');
  await field.fill('');
  await save(page);
  await expectWhollyInSight(section(page).getByText('Résultat effacé, ici et dans ton journal.'));
  await expect(footing(page)).not.toContainText('/km');
  await section(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(field).toHaveValue('1450');
  await expect(section(page).getByRole('button', { name: 'Annuler' })).toHaveCount(0);
  await expect(footing(page)).toContainText('/km');
  await expectLogged(page, 1);
  expect(await journal(page)).toMatchObject([{ meters: 1450 }]);

  await page.goto('./training');
  await field.fill('');
  await save(page);
  await expect(section(page)).toContainText('Résultat effacé');
  await expectLogged(page, 0);
  expect(await journal(page)).toEqual([]);
});

test('a result that is the same as before is noted when it is typed again, and counts again', async ({ page }) => {
  const on = async (day: string) => {
    await page.clock.setFixedTime(await wallTime(page, `${day}T18:00`));
    await page.goto('./training');
  };
  const test = page.getByRole('radio', { name: 'Test de 6\u00a0min' });
  const meters = page.getByLabel('Mètres courus en 6\u00a0min');
  await on('2027-01-12');
  await meters.fill('1500');
  await save(page);
  await expectLogged(page, 1);
  await on('2027-02-09');
  await page.getByRole('radio', { name: 'Temps sur 5\u00a0km' }).check();
  await page.getByLabel('Ton temps sur 5\u00a0km', { exact: true }).fill('25:00');
  await save(page);
  await expect(footing(page)).toContainText('6:10–7:05/km');
  await expectLogged(page, 2);
  await on('2027-03-09');
  await test.check();

  // A press alone is no test that was run.
  await save(page);
  await expect(section(page)).toContainText(
    'Déjà noté le 12\u00a0janvier. Le même résultat aujourd’hui\u202f? Écris-le de nouveau.',
  );
  await expect(footing(page)).toContainText('6:10–7:05/km');
  await meters.fill('');
  await meters.fill('1500');
  await save(page);
  await expect(section(page)).toContainText('Tes allures s’affichent maintenant dans tes séances');
  await expect(footing(page)).toContainText('5:20–6:10/km');
  await expectLogged(page, 3);
  expect((await journal(page)).map(({ on, meters }) => ({ on, meters }))).toEqual(
    expect.arrayContaining([
      { on: '2027-01-12', meters: 1500 },
      { on: '2027-02-09', meters: 5000 },
      { on: '2027-03-09', meters: 1500 },
    ]),
  );
});

test('a result counts at once; what is typed while the journal saves it stays', async ({ page }) => {
  const answer = await holdCompletion(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('./training');
  const field = page.getByLabel('Mètres courus en 6\u00a0min');
  await field.fill('1500');
  await save(page);
  await expect.poll(() => journalEntries(page)).toHaveLength(1);
  await expect(section(page)).toContainText('1500\u00a0m en 6\u00a0min');
  await field.fill('1550');
  await answer();
  await expect(footing(page)).toContainText('5:20–6:10/km');
  await expect(field).toHaveValue('1550');
});

test('a test that is corrected in the journal corrects the paces', async ({ page }) => {
  await page.goto('./training');
  await page.getByLabel('Mètres courus en 6\u00a0min').fill('1400');
  await save(page);
  await expect(section(page)).toContainText('1400\u00a0m en 6\u00a0min');
  await expectLogged(page, 1);
  await page.goto('./journal');
  await page.getByRole('region', { name: 'Les séances' }).getByRole('link', { name: 'Le test demi-Cooper' }).click();
  await page.getByRole('link', { name: 'Corriger' }).click();
  await page.getByLabel('Distance').fill('1500 m');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('main')).toContainText('1,5\u00a0km');
  await page.goto('./training');
  await expect(footing(page)).toContainText('5:20–6:10/km');
});

test('a test that is deleted in the journal takes the paces back to the one before, and brings them back', async ({
  page,
}) => {
  const note = async (count: number, day: string, meters: string) => {
    await page.clock.setFixedTime(await wallTime(page, `${day}T18:00`));
    await page.goto('./training');
    await page.getByLabel('Mètres courus en 6\u00a0min').fill(meters);
    await save(page);
    await expect(section(page)).toContainText(`${meters}\u00a0m en 6\u00a0min`);
    // A page that is left writes nothing any more.
    await expectLogged(page, count);
  };
  const openTest = async (index: number) => {
    await page.goto('./journal');
    const sessions = page.getByRole('region', { name: 'Les séances' });
    await sessions.getByRole('link', { name: 'Le test demi-Cooper' }).nth(index).click();
    await page.getByRole('button', { name: 'Supprimer' }).click();
  };
  const message = page.getByRole('status').filter({ hasText: 'Supprimé' });
  await note(1, '2027-01-12', '1500');
  await note(2, '2027-02-09', '1200');
  await openTest(0);
  await expect(message).toContainText('Tes allures reprennent ton résultat du 12\u00a0janvier.');
  await expectLogged(page, 1);
  await page.getByRole('button', { name: 'Annuler la suppression' }).click();
  await expectLogged(page, 2);
  await page.goto('./training');
  await expect(footing(page)).toContainText('6:40–7:40/km');

  await openTest(0);
  await expect(message).toContainText('12\u00a0janvier');
  await expectLogged(page, 1);
  await page.goto('./training');
  await expect(footing(page)).toContainText('5:20–6:10/km');
  await openTest(0);
  await expect(message).toContainText('Sans ce test, tes allures ne s’affichent plus.');
  await expectLogged(page, 0);
  await page.goto('./training');
  await expect(footing(page)).not.toContainText('/km');
});

test('results that an earlier version kept beside the journal are put into it once; the later one gives the paces', async ({
  page,
}) => {
  await page.clock.setFixedTime(await wallTime(page, '2027-03-09T18:00'));
  await page.goto('./training');
  await page.getByLabel('Mètres courus en 6\u00a0min').fill('1500');
  await save(page);
  await expectLogged(page, 1);
  // As from a file that is older than the device's own test.
  await storeState(page, { version: 2, paceTest: { meters: 1200, on: '2027-01-12' } });
  await page.goto('./training');
  await expectLogged(page, 2);
  await expect(footing(page)).toContainText('5:20–6:10/km');
  await page.reload();
  await expect(footing(page)).toContainText('5:20–6:10/km');
  await expectLogged(page, 2);
});
