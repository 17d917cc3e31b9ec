import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, heading, open } from './app.tsx';
import { newMember, storedJournal } from './device.ts';
import { refuseOpening } from './faults.ts';
import { link, sessions, setDevice, status } from './journalScreens.ts';
import { expectReadable } from './readable.ts';
import { figure } from './runner.ts';
import { textsOf } from './texts.ts';

const unread = () => status().filter({ hasText: 'Ton journal n’a pas pu être lu' });

beforeEach(setDevice);

test('P3: a browser that keeps no journal says so, and shows what was noted', async () => {
  const allow = refuseOpening();
  const visitor = newMember();
  await open('/journal/exercises/goblet-squat', { visitor });
  await expect.element(unread()).toBeVisible();
  await expect.element(page.getByText('Pas encore noté')).toHaveLength(0);
  await expect.element(button('Réessayer')).toBeVisible();
  await open('/journal', { visitor });
  await expect.element(page.getByText('Ton navigateur ne garde pas le journal.')).toBeVisible();
  await expect.element(page.getByText('Rien pour l’instant')).toHaveLength(0);
  await expectReadable();
  await link('Ajouter une sortie').click();
  await page.getByLabelText('Distance').fill('5');
  await button('Noter').click();
  await expect.element(page.getByText('ce changement sera perdu quand tu fermeras l’app')).toBeVisible();
  await expect.element(heading()).toHaveText('Footing');
  await expect.element(figure('Distance')).toHaveText('5 km');
  await link('Journal').click();
  await expect.element(unread()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Partager' })).toHaveLength(0);
  await button('Réessayer').click();
  await expect.element(button('Réessayer')).toHaveFocus();
  allow();
  await button('Réessayer').click();
  await expect.element(unread()).toHaveLength(0);
  await expect.element(heading()).toHaveFocus();
  await expect.element(page.getByText('Ton navigateur ne garde pas le journal.')).toHaveLength(0);
  await expect.poll(() => textsOf(sessions())).toEqual([expect.stringContaining('Footing')]);
  expect(await storedJournal()).toMatchObject([{ name: 'Footing', meters: 5000 }]);
});
