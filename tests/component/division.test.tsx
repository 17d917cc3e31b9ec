import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { heading, open } from './app.tsx';
import { storedState, storeState } from './device.ts';
import { begin, press, workout } from './runner.ts';

const WORKOUT = workout('/training/phase3/hyrox-specific', 'kilometres-compromis');
const field = () => page.getByLabelText('Ta division HYROX');
/** The first exercise of that name in the workout. */
const sled = () =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Sled push', exact: true }) })
    .first();

/** Begins the workout and skips to its first sled: the warm-up, a round, and the run before it. */
async function beginSled(): Promise<void> {
  await begin(WORKOUT);
  await press('Passer', 'Passer', 'Passer', 'Passer');
  await expect.element(heading()).toHaveText('Sled push');
}

test('a division that is chosen once gives kilograms in each workout, until it is taken back', async () => {
  await open(WORKOUT.address);
  await expect.element(sled()).toContainText('charge de course');
  await expect.element(sled()).not.toContainText('kg');
  await page.getByRole('link', { name: 'Choisis ta division' }).click();
  await expect.element(page.getByRole('heading', { name: 'Tes charges' })).toHaveFocus();
  await expect.element(field()).toHaveValue('');
  await field().selectOptions('Femmes Open');
  expect(storedState()).toMatchObject({ division: 'femmes-open' });
  await expect.element(page.getByRole('term').filter({ hasText: '(ta division)' })).toHaveLength(5);

  await page.getByRole('button', { name: 'Revenir à « Kilomètres compromis »' }).click();
  await expect.element(sled()).toContainText('charge de course, 102 kg');
  await expect.element(page.getByRole('link', { name: 'Choisis ta division' })).toHaveLength(0);
  await commands.emulateMedia({ media: 'print' });
  await expect.element(sled().getByText('102 kg')).toBeVisible();
  await commands.emulateMedia({ media: 'screen' });

  await open('/understanding');
  await expect.element(field()).toHaveValue('femmes-open');
  await field().selectOptions('À choisir');
  await open(WORKOUT.address);
  await expect.element(sled()).not.toContainText('kg');
});

test('while training the load of the race is there once, but not for what stands in for a station', async () => {
  storeState({ division: 'femmes-open' });
  await beginSled();
  await expect.element(page.getByText('charge de course, 102 kg')).toBeVisible();
  await expect.element(page.getByText('charge de course')).toHaveLength(1);
  await page.getByRole('button', { name: 'Charge : enlever 2,5' }).click();
  await press('Prendre 102 kg : la charge de course');
  await expect.element(page.getByText('charge de course')).toHaveLength(1);
  await press('Remplacer l’exercice');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Presse à cuisses/ })
    .click();
  await expect.element(page.getByText('À la place de Sled push')).toBeVisible();
  await expect.element(page.getByText('charge de course')).toHaveLength(0);
});
