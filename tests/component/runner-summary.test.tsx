import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, heading } from './app.tsx';
import { storedJournal, storedState } from './device.ts';
import { expectFits } from './fit.ts';
import { reopen, sleep } from './phone.ts';
import { begin, CIRCUIT, figure, press, progress, STRENGTH } from './runner.ts';

const remaining = () => page.getByRole('region', { name: 'Pas fait' }).getByRole('listitem');
/** The app's own is behind it. */
const header = () => page.getByRole('banner').last();
const [first = '', second = ''] = STRENGTH.option.blocks[0]?.exercises.map(({ exercise }) => exercise.name) ?? [];

/** Presses, and the summary is there. */
async function finish(...names: string[]): Promise<void> {
  await press(...names);
  await expect.element(heading()).toHaveText('Séance terminée');
}

test('sets that are left out are counted apart; the summary says which, and leads back to them', async () => {
  await begin(STRENGTH);
  await press('Passer', 'Série faite', 'Passer le repos', 'Passer');
  await expect.element(progress()).toHaveText('1 sur 15 séries');
  await expect.element(page.getByRole('progressbar')).toHaveProperty('value', 1);
  await expect.element(header()).toContainText('1 sautée');
  await press('Passer');
  await expect.element(header()).toContainText('2 sautées');
  await expectFits();
  await press('Série faite', 'Passer le repos');
  await finish(...Array(11).fill('Passer'), 'Partir', 'Terminer la séance');
  // A second tap at the same place counts for nothing.
  await button('Terminer').click();
  await expect.element(figure('séries non faites')).toHaveText('13');
  await expect.element(remaining().first()).toHaveText(`${first} : séries 2 et 3`);
  await expect.element(remaining().nth(1)).toHaveText(`${second} : séries 2 et 3`);
  await reopen();
  await press('Faire ces séries');
  await expect.element(heading()).toHaveText(first);
  await expect.element(heading()).toHaveFocus();
  await expect.element(page.getByText('Série 2 sur 3', { exact: true })).toBeVisible();
  await expect.element(header()).not.toContainText('sautée');
  await press('Série faite', 'Passer le repos', 'Série faite', 'Passer le repos');
  // What is done already does not come again.
  await expect.element(heading()).toHaveText(second);
  await expect.element(page.getByText('Série 2 sur 3', { exact: true })).toBeVisible();
  await finish('Quitter la séance', 'La terminer ici');
  await expect.element(remaining().first()).toHaveText(`${second} : séries 2 et 3`);
  await press('Terminer');
  await expect.element(button('Démarrer la séance')).toBeVisible();
});

test('rounds that are not done are named, and a day that was ticked in the summary can be unticked', async () => {
  await begin(CIRCUIT);
  await press('Passer', ...Array(3).fill('Fait'), 'Passer');
  await press('Quitter la séance', 'La terminer ici');
  await expect.element(remaining().last()).toHaveText(/ : tours 1, 2 et 3$/);
  const friday = page.getByRole('checkbox', { name: /^Semaine 4, vendredi/ });
  await friday.click();
  await reopen();
  await expect.element(friday).toBeChecked();
  await friday.click();
  await expect.element(page.getByRole('checkbox', { checked: true })).toHaveLength(0);
  expect(storedState().done).toBeUndefined();
});

test('the summary leads back to the step that ended it, at no cost in time', async () => {
  await begin(STRENGTH);
  await finish('Passer', 'Série faite', 'Quitter la séance', 'La terminer ici');
  await expect.element(figure('au total')).toHaveText('0:02');
  await expect.poll(storedJournal).toHaveLength(1);
  sleep(3_600_000);
  await press('Revenir à la séance');
  await expect.element(heading()).toHaveText('Repos');
  await finish('Quitter la séance', 'La terminer ici');
  await expect.element(figure('au total')).toHaveText('0:03');
  await press('Revenir à la séance', 'Retour');
  await expect.element(button('Cocher la série 1')).toBeVisible();
});

test('P1: each step comes back as it was left, from what is stored', async () => {
  await begin(STRENGTH);
  const shown = () =>
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  const moments = [
    [],
    ['Partir'],
    ['Échauffement fait'],
    ['Série faite'],
    ['Pause'],
    ['Reprendre', 'Passer le repos', 'Passer'],
    ['Retour'],
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
