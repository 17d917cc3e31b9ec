import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heading } from './app.tsx';
import { expectFits } from './fit.ts';
import { reopen } from './phone.ts';
import { begin, figure, press, progress, STRENGTH } from './runner.ts';

const remaining = () => page.getByRole('region', { name: 'Pas fait' }).getByRole('listitem');
/** The app's own is behind it. */
const header = () => page.getByRole('banner').last();
const [first = '', second = ''] = STRENGTH.option.blocks[0]?.exercises.map(({ exercise }) => exercise.name) ?? [];

test('sets that are left out are counted apart; the summary says which, and leads back to them', async () => {
  await begin(STRENGTH);
  await press('Passer', 'Série faite', 'Passer le repos', 'Passer');
  await expect.element(progress()).toHaveText('1 sur 15 séries');
  await expect.element(page.getByRole('progressbar')).toHaveProperty('value', 1);
  await expect.element(header()).toContainText('1 sautée');
  await press('Passer');
  await expect.element(header()).toContainText('2 sautées');
  await expectFits();
  await press('Série faite', 'Quitter la séance', 'La terminer ici');
  await expect.element(figure('séries non faites')).toHaveText('13');
  await expect.element(remaining().first()).toHaveText(`${first} : séries 2 et 3`);
  await expect.element(remaining().nth(1)).toHaveText(`${second} : séries 2 et 3`);
  await press('Faire ces séries');
  await expect.element(heading()).toHaveText(first);
  await expect.element(heading()).toHaveFocus();
  await expect.element(page.getByText('Série 2 sur 3', { exact: true })).toBeVisible();
  await expect.element(header()).not.toContainText('sautée');
});

test('P1: each step comes back as it was left, from what is stored', async () => {
  await begin(STRENGTH);
  const shown = () =>
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  const moments = [
    ['Partir'],
    ['Échauffement fait'],
    ['Série faite'],
    ['Pause'],
    ['Reprendre', 'Retour'],
    ['Quitter la séance', 'La terminer ici'],
    ['Revenir à la séance'],
  ];
  for (const names of moments) {
    await press(...names);
    await expect.element(page.getByRole('dialog')).toHaveLength(0);
    const before = { heading: heading().element().textContent ?? '', buttons: shown() };
    await reopen();
    await expect.element(heading()).toHaveText(before.heading);
    await expect.poll(shown, { message: names.join(', ') }).toEqual(before.buttons);
  }
});
