import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Member } from '../../src/auth/authClient.ts';
import { STORAGE_KEY } from '../../src/storage/account.ts';
import { address, button, heading, open } from './app.tsx';
import { storedState, storeJournal, storeState } from './device.ts';
import { doneTick } from './programme.ts';
import { expectReadable } from './readable.ts';

const LEA: Member = { id: 'lea', email: 'lea@objectif8.test' };
const TOM: Member = { id: 'tom', email: 'tom@objectif8.test' };
const LOGGED = { id: 'here', changedAt: 1, kind: 'run', on: '2027-03-01', name: 'Sortie de Léa' } as const;
const sessionLink = () => page.getByRole('link', { name: LOGGED.name });
const nothingLogged = () => page.getByText('Rien pour l’instant', { exact: false });

test('two members of one phone each find their own marks and journal, whatever the other erases', async () => {
  await open('/training/phase1', { visitor: LEA });
  await doneTick(1, 'lundi').click();
  await open('/journal/new', { visitor: LEA });
  await page.getByLabelText('Distance').fill('5');
  await button('Noter').click();
  await expect.element(heading()).toHaveText('Footing');

  await open('/training/phase1', { visitor: TOM });
  await expect.element(doneTick(1, 'lundi')).not.toBeChecked();
  await doneTick(1, 'mardi').click();
  await open('/journal', { visitor: TOM });
  await expect.element(nothingLogged()).toBeVisible();
  await open('/profile', { visitor: TOM });
  await button('Tout effacer').click();
  await button('Effacer').click();
  await expect.element(page.getByText('Tes données sont effacées de cet appareil')).toBeVisible();

  await open('/training/phase1', { visitor: LEA });
  await expect.element(doneTick(1, 'lundi')).toBeChecked();
  await expect.element(doneTick(1, 'mardi')).not.toBeChecked();
  await open('/journal', { visitor: LEA });
  await expect.element(page.getByRole('link', { name: 'Footing' }).first()).toBeVisible();
});

test('a tab in which another member comes to be signed in shows the data of that one alone', async () => {
  storeState({ done: ['1-lundi'] });
  let report: (member: Member | null) => void = () => {};
  const onMemberChange = (listener: typeof report) => {
    report = listener;
    return () => {};
  };
  await open('/training/phase1', { visitor: LEA, auth: { onMemberChange } });
  await expect.element(doneTick(1, 'lundi')).toBeChecked();
  report(TOM);
  await expect.element(doneTick(1, 'lundi')).not.toBeChecked();
  expect(address()).toBe('/training/phase1');
  await doneTick(1, 'mardi').click();
  expect(Object.keys(storedState().done)).toEqual(['1-lundi']);
  // What a tab with the other member writes.
  storeState({ done: ['1-jeudi'] });
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
  await expect.element(doneTick(1, 'jeudi')).not.toBeChecked();
  report(LEA);
  await expect.element(doneTick(1, 'jeudi')).toBeChecked();
});

test('what was stored before accounts had their own data goes to the first who signs in, which is said', async () => {
  storeState({ done: ['1-lundi'] });
  await storeJournal([LOGGED]);
  await open('/training', { visitor: LEA, isUpdate: true });
  const notice = page.getByRole('complementary', { name: 'Tes données' });
  await expect.element(notice).toContainText('Les données de cet appareil sont maintenant celles de ton compte.');
  await expect.element(page.getByText('1 séance faite')).toBeVisible();
  await expectReadable();
  await button('J’ai compris').click();

  await open('/training', { visitor: TOM, isUpdate: true });
  await expect.element(heading()).toBeVisible();
  await expect.element(page.getByText('1 séance faite')).not.toBeInTheDocument();
  await open('/journal', { visitor: TOM, isUpdate: true });
  await expect.element(nothingLogged()).toBeVisible();

  await open('/journal', { visitor: LEA });
  await expect.element(sessionLink().first()).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});
