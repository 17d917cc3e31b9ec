import { paceWords } from '../../src/format/pace.ts';
import { formatShare } from '../../src/format/quantities.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { begin, press, workout } from './runner.ts';

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
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(/^Le test demi-Cooper 6\u00a0min$/);
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

test('the test stands in the light weeks, as a hard day that leads to how to do it', async ({ page }) => {
  const testDays = programme.phases.flatMap(({ weeks }) =>
    weeks.flatMap(({ number, kind, days }) =>
      days.filter((day) => day.test).map((day) => `${number} ${kind} ${day.day}`),
    ),
  );
  expect(testDays).toEqual(['4 allégée mardi', '8 allégée mardi']);
  await page.goto('./training/phase1');
  const tuesday = page.getByRole('region', { name: 'Semaine 4', exact: true }).getByRole('listitem').nth(1);
  await expect(tuesday.getByRole('heading')).toHaveText('Footing et test de 6 min');
  await expect(tuesday).toContainText('difficile');
  await tuesday.getByRole('link', { name: 'allures' }).click();
  await expect(page).toHaveURL('./training');
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

test('a result of the test gives each pace its figures, wherever a run has it', async ({ page }) => {
  await page.goto('./training');
  const field = page.getByLabel('Ta distance en 6\u00a0min, en mètres');
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
  await field.fill('1,5 km');
  await save();
  await expect(section).toContainText('Écris ta distance en mètres');
  await expect(section).not.toContainText('chaque course affiche désormais');
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

  await page.goto('./profile');
  await expect(page.getByRole('main')).toContainText('ton test de course');
  await page.goto('./training');
  await expect(field).toHaveValue('1500');
  await field.fill('');
  await save();
  await expect(section.getByRole('definition').filter({ hasText: '/km' })).toHaveCount(0);
});
