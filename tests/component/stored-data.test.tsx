import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Member } from '../../src/auth/authClient.ts';
import { keepDraft, keepResultDraft, keptResultDraft, setDraftInRow } from '../../src/journal/store/draftStorage.ts';
import { NO_ROOM, PARTLY_UNREADABLE } from '../../src/profile/storedDataMessages.ts';
import { STORAGE_KEY } from '../../src/storage/account.ts';
import { BACKUP_KEY } from '../../src/storage/backup.ts';
import { VERSION } from '../../src/storage/record.ts';
import { button, open } from './app.tsx';
import { eraseDevice, newMember, setClock, storedJournal, storedState, storeJournal, storeState } from './device.ts';
import { exportFile, importText } from './exportFile.ts';
import { refuseStorage, refuseTransactions } from './faults.ts';
import { main, setDate } from './race.ts';
import { expectReadable } from './readable.ts';

const RACE = { date: '2027-04-18', startedOn: '2027-01-25' };
const KEPT = { version: VERSION, race: RACE, done: { '1-lundi': { on: '2027-01-25' }, '1-mardi': {} } };
const OTHERS = { version: 1, done: ['1-lundi', '2-lundi', '3-lundi'] };
const LOGGED = { id: 'here', changedAt: 1, kind: 'run', on: '2027-03-01', name: 'Footing' } as const;
const LOGGED_ELSEWHERE = { ...LOGGED, id: 'there', on: '2027-03-02', name: 'Sortie longue' } as const;
const RESTORE = 'Récupérer ces données';

const said = () => main().getByRole('status');
const alert = () => main().getByRole('alert');
const summary = () => page.getByRole('definition').last();
const question = (name: string) => page.getByRole('dialog', { name });
const eraseHeading = () => page.getByRole('heading', { name: 'Tout effacer de cet appareil' });

const fileOf = (record: unknown, journal?: readonly unknown[]) =>
  JSON.stringify({ app: 'objectif-8', exportedOn: '2027-03-01', record, journal });

/** Opens the profile of a device that stores something. */
async function openKept(record: Parameters<typeof storeState>[0] = KEPT, visitor?: Member): Promise<void> {
  storeState(record);
  await open('/profile', { visitor });
}

beforeEach(() => setClock('2027-03-03T12:00'));

test('P3: an export without the journal, which could not be read, says so', async () => {
  refuseTransactions('readonly');
  await openKept(KEPT, newMember());
  const { text } = await exportFile();
  await expect.element(alert()).toHaveText(/^Le fichier est exporté, mais ton journal n’a pas pu être lu/);
  expect(JSON.parse(text).record).toMatchObject(KEPT);
});

test('what a device keeps is carried to another by a file', async () => {
  await storeJournal([LOGGED]);
  await openKept();
  const kept = '2 séances faites, course le 18 avril 2027, 1 séance notée dans ton journal';
  await expect.element(summary()).toHaveText(kept);
  const { name, text } = await exportFile();
  expect(name).toBe('objectif-8-2027-03-03.json');
  await expect.element(said()).toHaveText('Fichier exporté : objectif-8-2027-03-03.json');

  await eraseDevice();
  await open('/profile');
  await expect.element(summary()).toHaveText('Rien pour l’instant');
  await importText(text);
  await expect.element(said()).toHaveText('Import fait');
  await expect.element(summary()).toHaveText(kept);
  await expect.element(button('Importer un fichier')).toHaveFocus();
  expect(storedState()).toMatchObject({ ...KEPT, exportedOn: '2027-03-03' });
  expect(await storedJournal()).toEqual([LOGGED]);
});

test('a file for a device that already keeps something says what each has, and can be left', async () => {
  await openKept();
  await importText(fileOf(OTHERS));
  await expect.element(page.getByRole('heading', { name: 'Importer ce fichier' })).toHaveFocus();
  const asked = question('Importer ce fichier');
  await expect.element(asked).toContainText('Dans le fichier du 1er mars : 3 séances faites.');
  await expect.element(asked).toContainText('Sur cet appareil : 2 séances faites, course le 18 avril 2027.');
  await expectReadable();
  await button('Ne rien changer').click();
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(button('Importer un fichier')).toHaveFocus();
  await expect.element(said()).toHaveText('Rien n’a changé sur cet appareil');
  expect(storedState()).toEqual(KEPT);
});

test('P9: an import takes the place of what was there but for the journal; it is undone, and is the backup', async () => {
  await storeJournal([LOGGED]);
  await openKept();
  await importText(fileOf(OTHERS, [LOGGED_ELSEWHERE]));
  await button('Importer').click();
  await expect.element(said()).toHaveText('Import fait');
  expect(storedState()).toEqual({ ...OTHERS, version: VERSION, exportedOn: '2027-03-01' });
  expect(await storedJournal()).toEqual([LOGGED, expect.objectContaining(LOGGED_ELSEWHERE)]);
  await button('Annuler l’import').click();
  await expect.element(said()).toHaveText('Import annulé : tes données d’avant sont rétablies');
  expect(storedState()).toMatchObject(KEPT);
  expect(await storedJournal()).toEqual([LOGGED]);
  await expect.element(button('Annuler l’import')).not.toBeInTheDocument();
  await expect.element(button('Importer un fichier')).toHaveFocus();

  await importText(fileOf(OTHERS, [LOGGED]));
  await button('Importer').dblClick();
  await expect.element(summary()).toHaveText('3 séances faites, 1 séance notée dans ton journal');
  await expect.element(main()).toContainText('sont mises de côté');
  const { backup } = JSON.parse((await exportFile()).text);
  expect(JSON.parse(backup)).toMatchObject(KEPT);
  await button(RESTORE).click();
  await button('Récupérer').click();
  await expect.element(said()).toHaveText('Données récupérées');
  await expect.element(alert()).toHaveText('');
  expect(storedState()).toMatchObject(KEPT);
});

test('P4: data put aside because a slice can’t be read come back from the profile with the others', async () => {
  storeState(JSON.stringify({ ...KEPT, race: { date: 7 } }));
  await open('/training');
  await setDate('2027-05-02');
  await open('/profile');
  await expect.element(summary()).toHaveText('2 séances faites, course le 2 mai 2027');
  await button(RESTORE).click();
  await expect.element(question(RESTORE)).toContainText('Dans les données mises de côté : 2 séances faites.');
  await button('Récupérer').click();
  await expect.element(said()).toHaveText('Données récupérées');
  await expect.element(alert()).toHaveText(PARTLY_UNREADABLE);
  expect(storedState()).toMatchObject({ race: { date: 7 }, done: KEPT.done });
});

test('P9: a file that can’t be taken in changes nothing, and says why', async () => {
  await openKept();
  const files = [
    // Not by its name, which changes with the product's.
    [
      '{"app":"autre"}',
      'Ce fichier ne vient pas de l’app Objectif 8 : choisis un fichier enregistré avec « Exporter ».',
    ],
    [fileOf(OTHERS).slice(0, -1), 'Ce fichier est abîmé. Exporte-le de nouveau depuis l’autre appareil.'],
    [
      fileOf({ ...OTHERS, version: VERSION + 1 }),
      'Ce fichier vient d’une version plus récente de l’app. Mets l’app à jour, puis importe-le.',
    ],
    [' '.repeat(20_000_001), 'Ce fichier est bien trop gros pour venir de l’app Objectif 8.'],
  ] as const;
  for (const [text, reason] of files) {
    await importText(text);
    await expect.element(alert()).toHaveText(`${reason} Rien n’a changé sur cet appareil.`);
    await expect.element(button('Importer un fichier')).toHaveFocus();
    expect(storedState()).toEqual(KEPT);
  }
});

test('P9: an import for which storage has no room changes nothing, and says so', async () => {
  await openKept();
  await importText(fileOf(OTHERS, [LOGGED]));
  refuseStorage('setItem', STORAGE_KEY);
  await button('Importer').click();
  await expect.element(alert()).toHaveText(NO_ROOM);
  await expect.element(summary()).toHaveText('2 séances faites, course le 18 avril 2027');
  expect(storedState()).toEqual(KEPT);
  expect(await storedJournal()).toEqual([]);
});

test('erasing asks first, says what goes, and leaves nothing behind, what is typed and not noted neither', async () => {
  await storeJournal([LOGGED]);
  localStorage.setItem(BACKUP_KEY, '["{}"]');
  await openKept();
  keepDraft('new', { index: 0, values: {} });
  keepResultDraft({ pasted: 'Running 1', times: {} });
  await button('Tout effacer').click();
  await expect.element(eraseHeading()).toHaveFocus();
  await expect
    .element(question('Tout effacer de cet appareil'))
    .toContainText('Tu perds : 2 séances faites, course le 18 avril 2027, 1 séance notée dans ton journal.');
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Tout effacer')).toHaveFocus();
  expect(storedState()).toMatchObject(KEPT);
  await userEvent.keyboard('{Enter}');
  await button('Effacer').click();
  await expect.element(said()).toHaveText('Tes données sont effacées de cet appareil');
  await expect.element(button('Tout effacer')).toHaveFocus();
  await expect.element(summary()).toHaveText('Rien pour l’instant');
  expect(storedState()).toBeNull();
  expect(await storedJournal()).toEqual([]);
  expect(localStorage.getItem(BACKUP_KEY)).toBeNull();
  expect([setDraftInRow('new'), keptResultDraft()]).toEqual([undefined, undefined]);
});
