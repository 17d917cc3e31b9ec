import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { formatDose } from '../../src/format/dose.ts';
import { formatDuration } from '../../src/format/quantities.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { button, heading, open } from './app.tsx';
import { expectReadable } from './readable.ts';
import { begin, figure, press, progress, STRENGTH } from './runner.ts';
import { textsOf } from './texts.ts';

/** Its first day and the workouts from it. */
const WEEK = programme.phases[0]?.weeks[3] ?? expect.fail();
const DAY_LENGTH = formatDuration(WEEK.days[0]?.duration ?? expect.fail());
const LIGHT = { address: `${STRENGTH.address}&day=4-lundi` };

const DOSES = STRENGTH.option.blocks.flatMap(({ exercises }) => exercises);
const setsWith = (less: number) => DOSES.reduce((sum, { sets }) => sum + Math.max(1, sets - less), 0);

async function expectDoses(less: number): Promise<void> {
  for (const dose of DOSES) {
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: dose.exercise.name }) });
    await expect.element(item).toContainText(formatDose({ ...dose, sets: Math.max(1, dose.sets - less) }));
  }
}

test('a workout of a light week has a set less of each exercise, on the page and on paper', async () => {
  await open(STRENGTH.address);
  await expectDoses(0);
  expect(textsOf(page.getByRole('term'))).toEqual(['Repos', 'Durée estimée', 'Effort']);

  await open(LIGHT.address);
  await expectDoses(1);
  expect(textsOf(page.getByRole('term'))).toEqual(['Repos', 'Durée ce jour-là', 'Semaine allégée']);
  await expect.element(figure('Durée ce jour-là')).toHaveText(DAY_LENGTH);
  await expect
    .element(figure('Semaine allégée'))
    .toHaveText('Doses déjà réduites : une série de moins par exercice, RPE 6 au plus.');
  await expectReadable();
  await commands.emulateMedia({ media: 'print' });
  await expect.element(figure('Semaine allégée')).toBeVisible();
});

test('the runner, and the way back to it, have the doses of the light week', async () => {
  await begin(LIGHT);
  await expect
    .element(page.getByText('Semaine allégée'))
    .toHaveText('Semaine allégée : une série de moins par exercice, RPE 6 au plus');
  await expect.element(progress()).toHaveText(`0 sur ${setsWith(1)} séries`);
  await press('Passer');
  await expect.element(page.getByText(`Série 1 sur ${(DOSES[0]?.sets ?? 0) - 1}`, { exact: true })).toBeVisible();
  await press('Série faite');
  await open('/training');
  await expect
    .element(page.getByRole('complementary', { name: 'Séance en cours' }))
    .toContainText(`1 série sur ${setsWith(1)}`);
});

test('a run with full doses is that of any day that has them, not of a light day, nor the other way round', async () => {
  await begin(STRENGTH);
  await open(`${STRENGTH.address}&day=1-lundi`);
  await expect.element(button('Reprendre la séance')).toBeVisible();
  await open(LIGHT.address);
  await button('Démarrer la séance').click();
  await expect.element(page.getByRole('dialog', { name: 'Une autre séance est en cours' })).toBeVisible();
  await button('Abandonner l’autre et démarrer celle-ci').click();
  await expect.element(heading()).toHaveText('Échauffement');
  await expect.element(progress()).toHaveText(`0 sur ${setsWith(1)} séries`);
  await open(STRENGTH.address);
  await expect.element(button('Démarrer la séance')).toBeVisible();
});
