import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearEntries, JOURNAL_DATABASE } from '../../src/journal/store/journalDatabase.ts';
import { journalStore } from '../../src/journal/store/useJournal.ts';
import { STORAGE_KEY } from '../../src/storage/account.ts';
import { store } from '../../src/storage/useStoredState.ts';
import { address, button, heading, open } from './app.tsx';
import { setClock, storedState, storeJournal, storeState, stubNavigator } from './device.ts';
import { catchFiles, importText } from './exportFile.ts';
import { main } from './race.ts';
import { expectReadable } from './readable.ts';

const notice = page.getByRole('complementary', { name: 'Tes données' });
const reminder = page.getByRole('complementary', { name: 'Export de tes données' });
const DONE = { done: ['1-lundi'] };
const session = (on: string) => ({ id: on, changedAt: 1, kind: 'run', on, name: `Sortie du ${on}` }) as const;
const WEEKS = ['2027-02-02', '2027-02-09', '2027-02-16', '2027-02-23'].map(session);

beforeEach(() => setClock('2027-03-03T12:00'));

test('a journal that the browser deleted: said where a member opens the app, until they understood or imported it', async () => {
  storeState(DONE);
  await storeJournal([session('2027-03-01')]);
  await open('/journal');
  await expect.poll(() => storedState().hasSessions).toBe(true);
  await clearEntries(JOURNAL_DATABASE);
  await journalStore.refresh();
  for (const address of ['/journal', '/introduction', '/training']) {
    await open(address);
    await expect.element(notice).toContainText('Ton journal n’est plus sur cet appareil.');
  }
  const before = storedState();
  await button('J’ai compris').click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(heading()).toHaveFocus();
  await open('/training');
  await expect.element(heading()).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();

  storeState(JSON.stringify(before));
  await open('/training');
  await notice.getByRole('link', { name: 'Importer un fichier' }).click();
  await expect.poll(address).toBe('/profile#donnees');
  await importText(
    JSON.stringify({ app: 'objectif-8', exportedOn: '2027-03-02', record: {}, journal: [session('2027-03-01')] }),
  );
  await button('Importer').click();
  await expect.element(page.getByText('Import fait')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('settings and marks that the browser deleted: said while nothing was set anew', async () => {
  storeState(DONE);
  await storeJournal([session('2027-03-01')]);
  localStorage.removeItem(STORAGE_KEY);
  store.refresh();
  await open('/training');
  await expect.poll(storedState).not.toBeNull();
  // What the app writes by itself is nothing that was set.
  await open('/profile');
  await expect
    .element(notice)
    .toContainText('Ta date de course, tes séances faites et tes réglages ne sont plus sur cet appareil.');
  await expectReadable();
  await button('J’ai compris').click();
  await open('/training');
  await expect.element(heading()).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('nothing is lost for a member who begins by noting a session, or has erased all', async () => {
  await open('/journal/new');
  await page.getByLabelText('Distance').fill('5');
  await button('Noter').click();
  await expect.element(heading()).toHaveText('Footing');
  await open('/profile');
  await expect.element(page.getByText('1 séance notée dans ton journal')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  await button('Tout effacer').click();
  await button('Effacer').click();
  await expect.element(page.getByText('Tes données sont effacées de cet appareil')).toBeVisible();
  await open('/training');
  await expect.element(heading()).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('after four weeks with something noted the journal reminds of a copy: a share sheet that is closed is none', async () => {
  // Headless Chromium has no share sheet: one that takes texts, as Chromium's does.
  const share = vi.fn<(shared: ShareData) => Promise<void>>();
  stubNavigator('share', share);
  stubNavigator('canShare', ({ files = [] }: ShareData) => files.every(({ type }) => type === 'text/plain'));
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await storeJournal(WEEKS);
  await open('/journal');
  await expect.element(reminder).toContainText('Tu ne l’as encore jamais fait.');
  await reminder.getByRole('button', { name: 'Exporter mes données' }).click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  expect(storedState()).not.toHaveProperty('exportedOn');
  await reminder.getByRole('button', { name: 'Exporter mes données' }).click();
  await expect.element(reminder).toHaveText('Fichier partagé');
  const [file] = share.mock.calls[1]?.[0]?.files ?? [];
  expect(file?.name).toBe('objectif-8-2027-03-03.txt');
  expect(JSON.parse((await file?.text()) ?? '').journal).toHaveLength(4);
  expect(storedState().exportedOn).toBe('2027-03-03');
  await open('/journal');
  await expect.element(main()).toContainText('Sortie du 2027-02-23');
  await expect.element(reminder).not.toBeInTheDocument();
});

test('where there is no share sheet, the copy is saved as a file', async () => {
  const files = catchFiles();
  storeState({ exportedOn: '2027-01-27' });
  await storeJournal(WEEKS);
  await open('/journal');
  await expect.element(reminder).toContainText('Dernier export : il y a 5 semaines.');
  await reminder.getByRole('button', { name: 'Exporter mes données' }).click();
  await expect.element(reminder).toHaveText('Fichier exporté : objectif-8-2027-03-03.json');
  expect((await files()).names).toEqual(['objectif-8-2027-03-03.json']);
});
