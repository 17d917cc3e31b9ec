import { beforeEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { journalYear } from '../fixtures/journal-year.ts';
import { button, open } from './app.tsx';
import { storeJournal } from './device.ts';
import { link, SQUAT, sessions, setDevice } from './journalScreens.ts';
import { expectReadable } from './readable.ts';
import { textsOf } from './texts.ts';

const region = (name: string) => page.getByRole('region', { name });

/** Half a year, with four simulations. */
const MONTHS = journalYear('2027-03-10').slice(-160);

beforeEach(setDevice);

test('back from a session, the list is where it was left', async () => {
  await storeJournal(MONTHS);
  await open('/training');
  await link('Mon journal').click();
  await button('Voir les précédentes').click();
  const session = sessions().getByRole('link').nth(12);
  await session.click();
  await expect.element(button('Supprimer')).toBeVisible();
  history.back();
  await expect.element(page.getByRole('heading', { name: 'Partager' })).toBeVisible();
  await expect.element(session).toBeInViewport();
});

test('an empty journal says what will be there, one of a session has a sentence in the place of each chart', async () => {
  await open('/journal');
  await expect.element(page.getByText('Rien pour l’instant')).toBeVisible();
  // A week without a session and without a mark is nothing to give.
  await expect.element(page.getByRole('heading', { name: 'Partager' })).toHaveLength(0);
  await expect.element(page.getByRole('img')).toHaveLength(0);
  await storeJournal([SQUAT]);
  await expect.element(page.getByText('Une seule séance pour l’instant, le 8 mars.')).toBeVisible();
  await expect.element(page.getByText('Note la distance et le temps d’une sortie')).toBeVisible();
  await expect.element(page.getByText('Après une simulation, tes temps de passage s’afficheront ici')).toBeVisible();
  await expect.element(page.getByRole('img')).toHaveLength(0);
});

test('months are drawn, with the same as tables; the last sessions come before the charts, others by twenty', async () => {
  await storeJournal(MONTHS);
  await open('/journal');
  const weeks = region('Semaine par semaine');
  await weeks.getByText('Le tableau').click();
  await expect.element(weeks.getByRole('row')).toHaveLength(1 + 12);
  await expectReadable();
  expect(textsOf(weeks.getByRole('columnheader'))).toEqual(['Semaine', 'Faites', 'Prévues', 'En plus']);
  await expect.element(region('Les charges').getByRole('img')).toHaveLength(2);
  await region('Les charges').getByText('Tous les exercices notés').click();
  await expect.element(region('Les charges').getByRole('list').getByRole('link')).toHaveLength(24);
  await region('Les allures et les tests').getByText('Le tableau').first().click();
  await expect.element(region('Les allures et les tests').getByRole('row').nth(1)).toContainText('/km');
  await expect.element(region('Les simulations').getByRole('columnheader')).toHaveLength(1 + 3);
  await expect.element(region('Les simulations').getByRole('row').last()).toHaveText(/^Total(?:1:\d\d:\d\d){3}$/);
  await expect.element(sessions()).toHaveLength(7);
  await button('Voir les précédentes').click();
  await expect.element(sessions()).toHaveLength(27);
  // A table once opened is on paper; the charts always are.
  await commands.emulateMedia({ media: 'print' });
  await expect.element(weeks.getByRole('table')).toBeVisible();
  await expect.element(region('Les charges').getByRole('img').first()).toBeVisible();
  await expect.element(link('Ajouter une sortie')).toHaveLength(0);
});
