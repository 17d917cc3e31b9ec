import type { Page } from '@playwright/test';
import { NO_ROOM, PARTLY_UNREADABLE } from '../../src/profile/storedDataMessages.ts';
import { BACKUP_KEY } from '../../src/storage/backup.ts';
import { VERSION } from '../../src/storage/record.ts';
import { STORAGE_KEY } from '../../src/storage/store.ts';
import { expect, test } from './fixtures.ts';
import { journalEntries } from './journalEntries.ts';
import { holdCompletion, refuseTransactions } from './journalFaults.ts';
import { pressTwice } from './pressTwice.ts';
import { expectReadable } from './readable.ts';
import { FAULTS } from './storageFaults.ts';
import { storeJournal } from './storedJournal.ts';
import { restoreSession } from './storedSession.ts';
import { doneTick, exportFile, importText, storedState, storeState } from './storedState.ts';

const RACE = { date: '2027-04-18', startedOn: '2027-01-25' };
const KEPT = { version: VERSION, race: RACE, done: { '1-lundi': { on: '2027-01-25' }, '1-mardi': {} } };
const OTHERS = { version: 1, done: ['1-lundi', '2-lundi', '3-lundi'] };
const LOGGED = { id: 'here', changedAt: 1, kind: 'run', on: '2027-03-01', name: 'Footing' } as const;
const LOGGED_ELSEWHERE = { ...LOGGED, id: 'there', on: '2027-03-02', name: 'Sortie longue' } as const;

const section = (page: Page) => page.locator('section').filter({ hasText: 'Mes données sur cet appareil' });
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const said = (page: Page) => section(page).getByRole('status');
const alert = (page: Page) => section(page).getByRole('alert');
const summary = (page: Page) => section(page).getByRole('definition');

const fileOf = (record: unknown, exportedOn = '2027-03-01', journal?: readonly unknown[]) =>
  JSON.stringify({ app: 'objectif-8', exportedOn, record, journal });

/** Files take until the answer is called to be read; it is over when the page has shown what came of that. */
async function holdReading(page: Page) {
  const handle = await page.evaluateHandle(() => {
    const { text } = Blob.prototype;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let reading: Promise<unknown> = held;
    Blob.prototype.text = function () {
      const answer = held.then(() => text.call(this));
      reading = answer;
      return answer;
    };
    return async () => {
      release();
      await reading;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    };
  });
  return () => handle.evaluate((read) => read());
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-03-03T12:00:00+01:00'));
});

test('what a device keeps is carried to another by a file', async ({ page, browser, sessionOf, baseURL }) => {
  await storeState(page, KEPT);
  await page.goto('./profile');
  await expect(summary(page)).toHaveText('2 séances faites, course le 18 avril 2027');
  const { name, text } = await exportFile(page);
  expect(name).toBe('objectif-8-2027-03-03.json');
  await expect(said(page)).toHaveText('Fichier exporté : objectif-8-2027-03-03.json');

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await restoreSession(context, await sessionOf('member'));
  const other = await context.newPage();
  await other.goto('./profile');
  await expect(summary(other)).toHaveText('Rien pour l’instant');
  await importText(other, text);
  await expect(said(other)).toHaveText('Import fait');
  await expect(summary(other)).toHaveText('2 séances faites, course le 18 avril 2027');
  await expect(button(other, 'Importer un fichier')).toBeFocused();
  expect(await storedState(other)).toEqual(KEPT);
  await other.goto('./training/phase1');
  await expect(doneTick(other, 1, 'lundi')).toHaveAccessibleName(/^Fait le 25\sjanvier/);
  await context.close();
});

test.describe('a file for a device that already keeps something', () => {
  test.beforeEach(async ({ page }) => {
    await storeState(page, KEPT);
    await page.goto('./profile');
    await importText(page, fileOf(OTHERS));
    await expect(page.getByRole('heading', { name: 'Importer ce fichier' })).toBeFocused();
  });

  test('says what each has, and can be left', async ({ page }) => {
    const question = page.getByRole('dialog', { name: 'Importer ce fichier' });
    await expect(question).toContainText('Dans le fichier du 1er mars : 3 séances faites.');
    await expect(question).toContainText('Sur cet appareil : 2 séances faites, course le 18 avril 2027.');
    await expectReadable(page);
    await question.getByRole('button', { name: 'Ne rien changer' }).click();
    await expect(question).toHaveCount(0);
    await expect(button(page, 'Importer un fichier')).toBeFocused();
    expect(await storedState(page)).toEqual(KEPT);
  });

  test('is left with the Escape key', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(button(page, 'Importer un fichier')).toBeFocused();
    await expect(said(page)).toHaveText('Rien n’a changé sur cet appareil');
  });

  test('leaves a question open that was asked before its import had ended', async ({ page }) => {
    await page.keyboard.press('Escape');
    await importText(page, fileOf(OTHERS, '2027-03-01', [LOGGED_ELSEWHERE]));
    const answer = await holdCompletion(page);
    await button(page, 'Importer').click();
    await button(page, 'Tout effacer').click();
    await answer();
    await expect(said(page)).toHaveText('Import fait');
    await expect(page.getByRole('heading', { name: 'Tout effacer de cet appareil' })).toBeFocused();
  });

  test('leaves a question open that was asked while it was read', async ({ page }) => {
    await page.keyboard.press('Escape');
    const read = await holdReading(page);
    await importText(page, fileOf({ ...OTHERS, done: ['3-lundi'] }));
    await button(page, 'Tout effacer').click();
    await read();
    await expect(page.getByRole('heading', { name: 'Tout effacer de cet appareil' })).toBeFocused();
    await expect(page.getByRole('dialog', { name: 'Importer ce fichier' })).toHaveCount(0);
  });

  test('P9: takes its place but for the journal, which has both; what was there is the backup', async ({ page }) => {
    await page.keyboard.press('Escape');
    await storeJournal(page, [LOGGED]);
    await importText(page, fileOf(OTHERS, '2027-03-01', [LOGGED_ELSEWHERE]));
    await button(page, 'Importer').click();
    await expect(said(page)).toHaveText('Import fait');
    expect(await storedState(page)).toEqual({ ...OTHERS, version: VERSION });
    expect(await journalEntries(page)).toEqual([LOGGED, expect.objectContaining(LOGGED_ELSEWHERE)]);
    await button(page, 'Annuler l’import').click();
    await expect(said(page)).toHaveText('Import annulé : tes données d’avant sont rétablies');
    expect(await storedState(page)).toEqual(KEPT);
    await expect(button(page, 'Annuler l’import')).toHaveCount(0);
    await expect(button(page, 'Importer un fichier')).toBeFocused();
    expect(await journalEntries(page)).toEqual([LOGGED]);
    await importText(page, fileOf(OTHERS, '2027-03-01', [LOGGED]));
    await pressTwice(button(page, 'Importer'));
    await expect(summary(page)).toHaveText('3 séances faites, 1 séance notée dans ton journal');
    await expect(section(page)).toContainText('sont mises de côté');
    const exported = JSON.parse((await exportFile(page)).text);
    expect(JSON.parse(exported.backup)).toEqual(KEPT);
  });
});

test.describe('data that were put aside', () => {
  const restore = 'Récupérer ces données';

  test('P4: because a slice can’t be read come back from the profile with the others', async ({ page }) => {
    await storeState(page, { ...KEPT, race: { date: 7 } });
    await page.goto('./training');
    await page.getByLabel('Date de ta course').fill('2027-05-02');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.goto('./profile');
    await expect(summary(page)).toHaveText('2 séances faites, course le 2 mai 2027');
    await button(page, restore).click();
    const question = page.getByRole('dialog', { name: 'Récupérer ces données' });
    await expect(question).toContainText('Dans les données mises de côté : 2 séances faites.');
    await expectReadable(page);
    await page.keyboard.press('Escape');
    await expect(button(page, restore)).toBeFocused();
    await page.keyboard.press('Enter');
    await button(page, 'Récupérer').click();
    await expect(said(page)).toHaveText('Données récupérées');
    await expect(alert(page)).toHaveText(PARTLY_UNREADABLE);
    expect(await storedState(page)).toMatchObject({ race: { date: 7 }, done: KEPT.done });
    await button(page, 'Annuler la récupération').click();
    await expect(said(page)).toHaveText('Récupération annulée : tes données d’avant sont rétablies');
    await expect(summary(page)).toHaveText('2 séances faites, course le 2 mai 2027');
    await expect(button(page, restore)).toBeFocused();
  });

  test('because a file took their place change places with it', async ({ page }) => {
    await storeState(page, KEPT);
    await page.goto('./profile');
    await importText(page, fileOf(OTHERS));
    await button(page, 'Importer').click();
    await page.reload();
    await expect(summary(page)).toHaveText('3 séances faites');
    await button(page, restore).click();
    await button(page, 'Récupérer').click();
    await expect(said(page)).toHaveText('Données récupérées');
    await expect(alert(page)).toHaveText('');
    expect(await storedState(page)).toEqual(KEPT);
  });

  test('and that this version can’t read stay where they are', async ({ page }) => {
    await storeState(page, '{"version":2,"done":{"1-lun');
    await page.goto('./profile');
    await button(page, restore).click();
    await expect(alert(page)).toContainText(
      'Cette version de l’app ne sait pas lire ces données : elles restent de côté.',
    );
    await expect(alert(page)).toContainText('Rien n’a changé sur cet appareil.');
    await expect(button(page, restore)).toBeFocused();
  });
});

// Not by its name, which changes with the product's.
const FOREIGN =
  'Ce fichier ne vient pas de l’app Objectif 8\u00a0: choisis un fichier enregistré avec «\u00a0Exporter\u00a0».';

for (const { name, text, says } of [
  { name: 'another app’s', text: '{"app":"autre"}', says: FOREIGN },
  { name: 'a picture', text: '\u0089PNG', says: FOREIGN },
  { name: 'cut off', text: fileOf(OTHERS).slice(0, -5), says: 'Ce fichier est abîmé' },
  { name: 'of a newer version', text: fileOf({ version: VERSION + 1 }), says: 'd’une version plus récente de l’app' },
  {
    name: 'nested too deeply',
    text: `{"app":"objectif-8","record":{"race":{"x":${'['.repeat(4000)}${']'.repeat(4000)}}}}`,
    says: 'abîmé',
  },
  { name: 'huge', text: fileOf('x'.repeat(20_000_000)), says: 'bien trop gros' },
]) {
  test(`P9: a file that is ${name} changes nothing, and says why`, async ({ page }) => {
    await storeState(page, KEPT);
    await page.goto('./profile');
    await importText(page, text);
    await expect(alert(page)).toContainText(says);
    await expect(alert(page)).toContainText('Rien n’a changé sur cet appareil.');
    await expect(button(page, 'Importer un fichier')).toBeFocused();
    expect(await storedState(page)).toEqual(KEPT);
  });
}

test('the same words twice are announced twice', async ({ page }) => {
  await page.goto('./profile');
  await importText(page, '{}');
  await expect(alert(page)).toContainText('Ce fichier ne vient pas de l’app Objectif 8');
  // What screen readers hear of: texts that come into a live region.
  await section(page).evaluate((element) => {
    const heard: string[] = [];
    const hear = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) if (addedNodes.length > 0) heard.push(target.textContent ?? '');
    });
    for (const region of element.querySelectorAll('[role=alert], [role=status]')) {
      hear.observe(region, { childList: true });
    }
    Object.assign(window, { heard });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await importText(page, '{}');
  await expect.poll(heard).toEqual([expect.stringContaining('ne vient pas')]);
  for (const count of [2, 3]) {
    await exportFile(page);
    await expect.poll(heard).toHaveLength(count);
  }
});

test('an export without the journal, which could not be read, says so', async ({ page }) => {
  await refuseTransactions(page, 'readonly');
  await storeState(page, KEPT);
  await page.goto('./profile');
  const { text } = await exportFile(page);
  await expect(alert(page)).toHaveText(/^Le fichier est exporté, mais ton journal n’a pas pu être lu/);
  await expect(said(page)).toHaveText('');
  expect(JSON.parse(text).record).toMatchObject(KEPT);
});

test('an import that could not be taken back for good says so', async ({ page }) => {
  await page.goto('./profile');
  await importText(page, fileOf(OTHERS, '2027-03-01', [LOGGED]));
  await expect(said(page)).toHaveText('Import fait');
  await refuseTransactions(page, 'readwrite');
  await button(page, 'Annuler l’import').click();
  await expect(said(page)).toHaveText(
    'Import annulé : tes données d’avant sont rétablies, mais seulement jusqu’à ce que tu fermes l’app',
  );
  await expect(button(page, 'Annuler l’import')).toHaveCount(0);
});

test('a file with a time outside the range of dates brings the rest, and no screen breaks', async ({ page }) => {
  const run = { route: '/training/phase1/upper-body', workout: 'pousser-et-tirer', stepKey: 'warm-up', pausedMs: 0 };
  const times = { startedAt: -9e15, lastInputAt: -9e15, stepStartedAt: -9e15 };
  await page.goto('./profile');
  await importText(
    page,
    fileOf({ ...OTHERS, run: { ...run, ...times, setStatus: {}, substitutions: {}, history: [] } }),
  );
  await expect(said(page)).toHaveText('Import fait');
  await expect(alert(page)).toHaveText(PARTLY_UNREADABLE);
  await expect(summary(page)).toHaveText('3 séances faites');
  await page.getByRole('link', { name: 'Programme' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programme de 12 semaines');
});

test('P9: an import for which storage has no room changes nothing, and says so', async ({ page }) => {
  await storeState(page, KEPT);
  await page.goto('./profile');
  await importText(page, fileOf(OTHERS, '2027-03-01', [LOGGED]));
  await page.evaluate(FAULTS['is full'], STORAGE_KEY);
  await button(page, 'Importer').click();
  await expect(alert(page)).toHaveText(NO_ROOM);
  await expect(summary(page)).toHaveText('2 séances faites, course le 18 avril 2027');
  expect(await storedState(page)).toEqual(KEPT);
  expect(await journalEntries(page)).toEqual([]);
});

test('erasing takes what is typed in the journal and not noted too', async ({ page }) => {
  await storeState(page, KEPT);
  const note = page.getByLabel('Note');
  await page.goto('./journal/new');
  await note.fill('Genou sensible');
  await page.reload();
  await expect(note).toHaveValue('Genou sensible');
  await page.goto('./profile');
  const allow = await refuseTransactions(page, 'readwrite');
  await button(page, 'Tout effacer').click();
  await button(page, 'Effacer').click();
  // The journal may be there still.
  await expect(alert(page)).toContainText('Ton navigateur n’a pas permis d’effacer');
  await allow();
  await button(page, 'Tout effacer').click();
  await button(page, 'Effacer').click();
  await expect(said(page)).toHaveText('Tes données sont effacées de cet appareil');
  await page.goto('./journal/new');
  await expect(note).toHaveValue('');
});

test('erasing asks first, says what goes, and leaves nothing behind', async ({ page }) => {
  await storeState(page, KEPT);
  await storeJournal(page, [LOGGED]);
  await page.goto('./profile');
  await importText(page, fileOf(KEPT));
  await button(page, 'Importer').click();
  await button(page, 'Tout effacer').click();
  const question = page.getByRole('dialog', { name: 'Tout effacer de cet appareil' });
  await expect(question.getByRole('heading')).toBeFocused();
  await expect(question).toContainText(
    'Tu perds : 2 séances faites, course le 18 avril 2027, 1 séance notée dans ton journal.',
  );
  await expectReadable(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Tout effacer')).toBeFocused();
  await expect(summary(page)).toContainText('2 séances faites, course le 18 avril 2027');

  await page.keyboard.press('Enter');
  await button(page, 'Effacer').click();
  await expect(said(page)).toHaveText('Tes données sont effacées de cet appareil');
  await expect(button(page, 'Tout effacer')).toBeFocused();
  await expect(summary(page)).toHaveText('Rien pour l’instant');
  expect(await storedState(page)).toBeNull();
  expect(await journalEntries(page)).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), BACKUP_KEY)).toBeNull();
  await page.goto('./training/phase1');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('signing out leaves what the device keeps', async ({ page }) => {
  await storeState(page, KEPT);
  await page.goto('./profile');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('./login');
  expect(await storedState(page)).toEqual(KEPT);
});
