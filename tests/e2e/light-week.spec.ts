import type { Page } from '@playwright/test';
import { formatDose } from '../../src/format/dose.ts';
import { formatDuration } from '../../src/format/quantities.ts';
import { STORAGE_KEY } from '../../src/storage/store.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { expect, test } from './fixtures.ts';
import { expectReadable } from './readable.ts';
import { begin, button, CIRCUIT, heading, press, progress, STRENGTH, workout } from './runner.ts';
import { storedState } from './storedState.ts';

const WEEK = programme.phases[0]?.weeks[3];
const from = (workout: typeof STRENGTH, day: string) => ({ address: `${workout.address}&day=${day}` });
const dosesOf = ({ option }: typeof STRENGTH) => option.blocks.flatMap(({ exercises }) => exercises);
const setsOf = (workout: typeof STRENGTH, less: number) =>
  dosesOf(workout).reduce((sum, { sets }) => sum + Math.max(1, sets - less), 0);
const fact = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');

async function expectDoses(page: Page, less: number): Promise<void> {
  for (const dose of dosesOf(STRENGTH)) {
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: dose.exercise.name }) });
    await expect(item.getByText(formatDose({ ...dose, sets: Math.max(1, dose.sets - less) }))).toBeVisible();
  }
}

test('a workout of a light week has a set less of each exercise, on the page and on paper', async ({ page }) => {
  const day = WEEK?.days[0];
  if (!day?.duration || !WEEK?.lighter) throw new Error('week 4 is not lighter, or its first day has no length');
  await page.goto(STRENGTH.address);
  await expectDoses(page, 0);
  await expect(page.getByRole('term')).toHaveText(['Repos', 'Durée estimée', 'Effort']);

  await page.goto(from(STRENGTH, '4-lundi').address);
  await expectDoses(page, 1);
  await expect(page.getByRole('term')).toHaveText(['Repos', 'Durée ce jour-là', 'Semaine allégée']);
  await expect(fact(page, 'Durée ce jour-là')).toHaveText(formatDuration(day.duration));
  await expect(fact(page, 'Semaine allégée')).toHaveText(
    'Doses déjà réduites\u00a0: une série de moins par exercice, RPE\u00a06 au plus.',
  );
  await expectReadable(page);
  await page.emulateMedia({ media: 'print' });
  await expect(fact(page, 'Semaine allégée')).toBeVisible();
  await expectDoses(page, 1);
});

test('the list of workouts of a light day has the length of that day', async ({ page }) => {
  const day = WEEK?.days[0];
  if (!day?.duration) throw new Error('the first day of week 4 has no length');
  await page.goto(`.${STRENGTH.page.route}?day=4-lundi`);
  const lengths = STRENGTH.page.options.map(() => formatDuration(day.duration as NonNullable<typeof day.duration>));
  await expect(fact(page, 'Durée')).toHaveText(lengths);
  await page.getByRole('link', { name: STRENGTH.option.name, exact: true }).click();
  await expect(fact(page, 'Semaine allégée')).toBeVisible();
});

test('a circuit of a light week has a round less, and all that a round holds', async ({ page }) => {
  const [block] = CIRCUIT.option.blocks;
  if (!block) throw new Error('no circuit');
  await page.goto(from(CIRCUIT, '4-vendredi').address);
  await expect(page.getByRole('heading', { name: `${block.rounds - 1}\u00a0tours` })).toBeVisible();
  await expect(fact(page, 'Semaine allégée')).toHaveText(/: un tour de moins, RPE\u00a06 au plus\.$/);
});

test('the runner has the doses of the light week, and says so', async ({ page }) => {
  await begin(page, from(STRENGTH, '4-lundi'));
  await expect(page.getByText('Semaine allégée')).toHaveText(
    'Semaine allégée\u00a0: une série de moins par exercice, RPE\u00a06 au plus',
  );
  await expect(progress(page)).toHaveText(`0 sur ${setsOf(STRENGTH, 1)} séries`);
  await press(page, 'Passer');
  await expect(page.getByText(`Série 1 sur ${(dosesOf(STRENGTH)[0]?.sets ?? 0) - 1}`, { exact: true })).toBeVisible();
  await page.clock.resume();
  await page.reload();
  await expect(progress(page)).toHaveText(`0 sur ${setsOf(STRENGTH, 1)} séries`);
});

test('a run that was begun with full doses keeps them', async ({ page }) => {
  await begin(page, from(STRENGTH, '4-lundi'));
  const state = (await storedState(page)) as { run: { lighter?: object } };
  expect(state.run.lighter).toEqual(WEEK?.lighter);
  // As the app stored it before it knew of lighter doses.
  delete state.run.lighter;
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [STORAGE_KEY, JSON.stringify(state)] as const);
  await page.clock.resume();
  await page.reload();
  await expect(progress(page)).toHaveText(`0 sur ${setsOf(STRENGTH, 0)} séries`);
});

test('the way back to a run of a light week counts the sets of that week', async ({ page }) => {
  await begin(page, from(STRENGTH, '4-lundi'));
  await press(page, 'Passer', 'Série faite');
  await page.clock.resume();
  await page.goto('./training');
  await expect(page.getByRole('complementary', { name: 'Séance en cours' })).toContainText(
    `1 série sur\u00a0${setsOf(STRENGTH, 1)}`,
  );
});

test('a run with full doses is not taken for that of a light day, nor the other way round', async ({ page }) => {
  await begin(page, STRENGTH);
  await page.clock.resume();
  await page.goto(STRENGTH.address);
  await expect(button(page, 'Reprendre la séance')).toBeVisible();
  await page.goto(from(STRENGTH, '4-lundi').address);
  await button(page, 'Démarrer la séance').click();
  await expect(page.getByRole('dialog', { name: 'Une autre séance est en cours' })).toBeVisible();
  await button(page, 'Abandonner l’autre et démarrer celle-ci').click();
  await expect(heading(page)).toHaveText('Échauffement');
  await expect(progress(page)).toHaveText(`0 sur ${setsOf(STRENGTH, 1)} séries`);
  await page.goto(STRENGTH.address);
  await expect(button(page, 'Démarrer la séance')).toBeVisible();
});

test('a workout that has nothing to lose says so, and no rest stays between sets that are gone', async ({ page }) => {
  await page.goto(from(workout('/training/phase2/hyrox-specific', 'demi-hyrox'), '8-vendredi').address);
  await expect(fact(page, 'Semaine allégée')).toHaveText(
    'Cette séance ne s’allège pas\u00a0: prends-en une autre, ou reste à RPE\u00a06 au plus.',
  );
  const between = page.getByText('Repos 90 s entre les deux séries');
  const { address } = workout('/training/phase2/hyrox-specific', 'burpees-rameur');
  await page.goto(address);
  await expect(between).toBeVisible();
  await page.goto(`${address}&day=8-vendredi`);
  await expect(fact(page, 'Semaine allégée')).toBeVisible();
  await expect(between).toHaveCount(0);
});
