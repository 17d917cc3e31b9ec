import { beforeEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { updateEntries } from '../../src/journal/store/journalDatabase.ts';
import { journalYear } from '../fixtures/journal-year.ts';
import { button, open } from './app.tsx';
import { storeJournal } from './device.ts';
import { link, SQUAT, sessions, setDevice } from './journalScreens.ts';
import { expectReadable } from './readable.ts';
import { textsOf } from './texts.ts';

const region = (name: string) => page.getByRole('region', { name });

beforeEach(setDevice);

test('back from a session, the list is where it was left', async () => {
  await storeJournal(journalYear('2027-03-10'));
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

test('an empty journal says what will be there, without a chart', async () => {
  await open('/journal');
  await expect.element(page.getByText('Rien pour l’instant')).toBeVisible();
  // A week without a session and without a mark is nothing to give.
  await expect.element(page.getByRole('heading', { name: 'Partager' })).toHaveLength(0);
  await expect.element(page.getByRole('img')).toHaveLength(0);
  await link('programme').click();
  await expect.element(page.getByRole('heading', { name: 'Aujourd’hui' })).toBeVisible();
});

test('a journal of one session has a sentence in the place of each chart', async () => {
  await storeJournal([SQUAT]);
  await open('/journal');
  await expect.element(page.getByText('Une seule séance pour l’instant, le 8 mars.')).toBeVisible();
  await expect.element(page.getByText('Note la distance et le temps d’une sortie')).toBeVisible();
  await expect.element(page.getByText('Après une simulation, tes temps de passage s’afficheront ici')).toBeVisible();
  await expect.element(page.getByRole('img')).toHaveLength(0);
  await expectReadable();
});

test('a year is drawn, with the same as tables; the last sessions come before the charts, others by twenty', async () => {
  await storeJournal(journalYear('2027-03-10'));
  await open('/journal');
  const weeks = region('Semaine par semaine');
  await weeks.getByText('Le tableau').click();
  await expect.element(weeks.getByRole('row')).toHaveLength(1 + 12);
  expect(textsOf(weeks.getByRole('columnheader'))).toEqual(['Semaine', 'Faites', 'Prévues', 'En plus']);
  await expect.element(region('Les charges').getByRole('img')).toHaveLength(2);
  await region('Les charges').getByText('Tous les exercices notés').click();
  await expect.element(region('Les charges').getByRole('list').getByRole('link')).toHaveLength(24);
  await region('Les allures et les tests').getByText('Le tableau').first().click();
  await expect.element(region('Les allures et les tests').getByRole('row').nth(1)).toContainText('/km');
  await expect.element(region('Les simulations').getByRole('columnheader')).toHaveLength(1 + 3);
  await expect.element(region('Les simulations').getByRole('row').last()).toHaveText(/^Total(?:1:\d\d:\d\d){3}$/);
  await expect.element(sessions()).toHaveLength(7);
  expect(textsOf(page.getByRole('heading', { level: 2 }))).toEqual([
    'Semaine par semaine',
    'Les séances',
    'Les charges',
    'Les allures et les tests',
    'Les simulations',
    'Partager',
  ]);
  await button('Voir les précédentes').click();
  await expect.element(sessions()).toHaveLength(27);
  await expectReadable();
  // A table once opened is on paper; the charts always are.
  await commands.emulateMedia({ media: 'print' });
  await expect.element(weeks.getByRole('table')).toBeVisible();
  await expect.element(region('Les charges').getByRole('img').first()).toBeVisible();
  await expect.element(link('Ajouter une sortie')).toHaveLength(0);
});

test('who comes back to the journal sees what another tab wrote, though its message was lost', async () => {
  await open('/journal');
  await expect.element(page.getByText('Rien pour l’instant')).toBeVisible();
  await updateEntries(new Map([[SQUAT.id, () => SQUAT]]));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(sessions()).toContainText('Bases du squat');
});

test('a race has its official time in the list and among the simulations, whatever its splits make', async () => {
  const splits = [{ kind: 'station' as const, id: 'skierg', name: 'SkiErg', seconds: 275, meters: 1000 }];
  const race = { kind: 'race' as const, on: '2027-03-07', name: 'Course', isOfficial: true, splits };
  await storeJournal([{ ...race, id: 'race', changedAt: 1, seconds: 5708 }]);
  await open('/journal');
  await expect.element(sessions()).toContainText('1:35:08');
  const simulations = region('Les simulations');
  const simulation = simulations.getByRole('listitem');
  await expect.element(simulation).toContainText('1:35:08');
  await page.viewport(1280, 800);
  // At the end of its bar.
  const right = (element: Element) => Math.round(element.getBoundingClientRect().right);
  expect(right(simulation.getByText('1:35:08').element())).toBe(right(simulation.element()));
  await simulations.getByText('Le tableau').click();
  await expect.element(simulations.getByRole('row').last()).toHaveText('Total1:35:08');
});
