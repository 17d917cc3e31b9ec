import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { competition } from '../fixtures/generated/competition.ts';
import { open } from './app.tsx';
import { setClock, storedState, storeState } from './device.ts';
import { RACE } from './race.ts';
import { expectReadable } from './readable.ts';

const { equipment, nutrition } = competition;
const ALL = equipment.items.length;

// In the last days before the race, when the lists are unfolded.
beforeEach(() => setClock('2027-04-14T09:00'));

// Each list has another length.
const progress = ({ items } = equipment) => page.getByRole('status').filter({ hasText: ` sur ${items.length}` });
const item = (name: string) => page.getByRole('checkbox', { name, exact: true });
const reset = () => page.getByRole('button', { name: 'Tout décocher' });
const restore = () => page.getByRole('button', { name: 'Tout recocher' });

test('each list remembers its own ticks; of one that is all unticked nothing is kept', async () => {
  storeState({ race: RACE });
  await open('/competition');
  await expect.element(progress()).toHaveText(`0 sur ${ALL}`);
  await item('Montre').click();
  await page.getByText('Enregistre-\u2060le hors ligne').click();
  await expect.element(item('Billet avec QR code')).toBeChecked();
  await page.getByRole('heading', { name: nutrition.title }).click();
  await item('Boissons').click();
  await expect.element(progress()).toHaveText(`2 sur ${ALL}`);
  await expect.element(progress(nutrition)).toHaveText(`1 sur ${nutrition.items.length}`);
  expect(storedState().ticks).toEqual({
    [equipment.id]: ['watch', expect.any(String)],
    [nutrition.id]: [expect.any(String)],
  });
  await expectReadable();
  for (const name of ['Montre', 'Billet avec QR code', 'Boissons']) await item(name).click();
  expect(storedState()).not.toHaveProperty('ticks');
});

test('a list is unticked at once, and ticked again by anyone who did not mean it', async () => {
  storeState({ race: RACE, ticks: { [equipment.id]: equipment.items.map(({ id }) => id) } });
  await open('/competition');
  await expect.element(progress()).toHaveText(`${ALL} sur ${ALL}`);
  reset().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(progress()).toHaveText(`0 sur ${ALL}`);
  await expect.element(restore()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(progress()).toHaveText(`${ALL} sur ${ALL}`);

  await reset().click();
  await item('Montre').click();
  await expect.element(reset()).toBeVisible();
  await expect.element(progress()).toHaveText(`1 sur ${ALL}`);
  await item('Montre').click();
  await expect.element(page.getByRole('button', { name: /^Tout/ })).toHaveLength(0);
});

test('what was ticked before the coaches took it out is neither counted nor forgotten', async () => {
  storeState({ race: RACE, ticks: { [equipment.id]: ['gone', equipment.items[0]?.id], 'gone-list': ['thing'] } });
  await open('/competition');
  await expect.element(progress()).toHaveText(`1 sur ${ALL}`);
  await reset().click();
  expect(storedState().ticks).toEqual({ [equipment.id]: ['gone'], 'gone-list': ['thing'] });
});
