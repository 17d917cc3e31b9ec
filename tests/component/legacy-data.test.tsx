import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { JournalEntry } from '../../src/journal/model/entry.ts';
import { VERSION } from '../../src/storage/record.ts';
import { store } from '../../src/storage/useStoredState.ts';
import { button, heading, open } from './app.tsx';
import { eraseDevice, setClock, storedJournal, storedState, storeJournal } from './device.ts';
import { exportFile, importText } from './exportFile.ts';
import { doneTick } from './programme.ts';
import { main, todays } from './race.ts';

// Keys and shapes are written out: they are those of versions that members have, whatever the sources say now.

interface Entry {
  id: string;
}

interface StoredDevice {
  /** Texts, or what is stored as JSON. */
  localStorage: Record<string, unknown>;
  journal?: readonly Entry[];
}

const files = import.meta.glob<string>('../fixtures/stored/*.json', { query: '?raw', import: 'default', eager: true });
const text = (name: string) => files[`../fixtures/stored/${name}.json`] ?? '';
const device = (name: string): StoredDevice => JSON.parse(text(name));
const sessions = () => page.getByRole('region', { name: 'Les séances' }).getByRole('listitem');
const byId = (one: Entry, other: Entry) => one.id.localeCompare(other.id);
const { state, runs } = JSON.parse(text('runs'));

/** In week 7 of the race on 18 April 2027. */
beforeEach(() => setClock('2027-03-10T18:30'));

/** Makes storage that of a device which an earlier version was used on. */
async function put({ localStorage: items, journal: entries = [] }: StoredDevice): Promise<void> {
  await eraseDevice();
  await storeJournal(entries as readonly JournalEntry[]);
  for (const [key, value] of Object.entries(items))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  store.refresh();
}

test('what version 2 stored on the device is shown', async () => {
  await put(device('version-2'));
  await open('/training');
  await expect.element(todays()).toContainText('Semaine 7');
  await expect.element(main()).toContainText('Course le dimanche 18 avril à 9 h 20');
  await expect.element(main()).toContainText('1450 m en 6 min');
  await page.getByText('Ajouter à mon calendrier').click();
  await expect.element(page.getByRole('textbox', { name: 'lundi' })).toHaveValue('18:30');
  await expect.element(page.getByRole('textbox', { name: 'dimanche' })).toHaveValue('09:00');

  await open('/training/phase1');
  await expect.element(doneTick(4, 'mardi')).toBeChecked();
  await expect.element(page.getByRole('checkbox', { checked: true })).toHaveLength(5);
  await expect.element(main()).toContainText('Fait le 28 janvier');

  await open('/understanding');
  await expect.element(page.getByLabelText('Ta division HYROX')).toHaveValue('femmes-pro');

  await open('/competition#equipment');
  for (const item of ['Montre', 'Billet avec QR code'])
    await expect.element(page.getByRole('checkbox', { name: item, exact: true })).toBeChecked();
  await expect.element(page.getByLabelText('Heures')).toHaveValue('1');
  await expect.element(page.getByLabelText('Minutes')).toHaveValue('30');
  await expect.element(page.getByRole('status').filter({ hasText: /^1:30:10/ })).toBeVisible();
  await expect.element(button('Revenir à la répartition du guide')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Ta course, dimanche 20 septembre 2026' })).toBeVisible();
  await open('/competition#timetable');
  await expect.element(page.getByLabelText('Heure de ta vague')).toHaveValue('09:20');

  await open('/profile');
  const past = page.getByRole('region', { name: 'Mes préparations passées' });
  await expect.element(past).toContainText('Course du 20 septembre 2026');
  await expect.element(past).toContainText('3 séances faites');
});

test('the sessions in the journal of version 2 are shown with their values and splits', async () => {
  await put(device('version-2'));
  const values: Record<string, (string | RegExp)[]> = {
    'Tour du lac': ['6,4 km', '38:20', 'RPE 4', 'Vent de face'],
    'Pousser et tirer': ['mardi 26 janvier', '22,5 kg', 'RPE 7'],
    'Simulation 60 %': ['Tour 2, après SkiErg', /SkiErg\s*2:20\s*2:43\s*−0:23/, /Wall balls\s*2:20/],
  };
  for (const [name, shown] of Object.entries(values)) {
    await open('/journal');
    await sessions().getByRole('link', { name }).click();
    await expect.element(heading()).toHaveText(name);
    for (const value of shown) await expect.element(main()).toHaveTextContent(value);
  }
  // One that was deleted is not back.
  await open('/journal');
  await expect.element(sessions()).toHaveLength(7);
});

test('a file that an earlier version exported brings all of it to another device', async () => {
  for (const [name, summary] of [
    ['export-version-1', '3 séances faites, course le 18 avril 2027'],
    ['export-version-2', '7 séances notées'],
  ] as const) {
    await eraseDevice();
    await open('/profile');
    await importText(text(name));
    await expect.element(main()).toContainText('Import fait');
    await expect.element(page.getByRole('definition').last()).toContainText(summary);
    // Results of tests are in the journal.
    const { record, exportedOn } = JSON.parse(text(name));
    const { hasSessions: _, ...state } = storedState();
    expect(state).toEqual({ ...record, exportedOn, fiveKm: undefined, paceTest: undefined, version: VERSION });
  }
  expect((await storedJournal()).toSorted(byId)).toEqual(device('version-2').journal?.toSorted(byId));
});

test('P10: a workout under way in version 2 goes on in a rest, and on the way between two segments', async () => {
  for (const [name, title, ...texts] of [
    ['rest', 'Repos', '1:25', '1 sur 10 séries'],
    ['transition', 'Transition', 'Juste avant : Tour 1 4:50'],
  ] as const) {
    const run = runs[name];
    // Five seconds after its last press.
    setClock(new Date(run.touchedAt + 5000));
    await put({ localStorage: { 'objectif-8:device': { ...state, run } } });
    await open(`${run.route}?workout=${run.workout}&run=1`);
    await expect.element(heading()).toHaveText(title);
    for (const shown of texts) await expect.element(page.getByText(shown, { exact: true }).first()).toBeVisible();
  }
});

test('P5: fields, slices and entries of another version are in the export after a change, deleted ones too', async () => {
  await put(device('newer-fields'));
  await open('/training/phase1');
  await doneTick(3, 'lundi').click();
  await open('/journal');
  await expect.element(page.getByRole('link', { name: 'Séance d’une version à venir' })).toBeVisible();
  await open('/profile');
  const exported = JSON.parse((await exportFile()).text);
  expect(exported.record).toMatchObject({
    race: { date: '2027-04-18', weather: 'pluie' },
    sleep: { hours: 8 },
    done: { '1-mardi': {}, '3-lundi': {} },
  });
  expect(exported.journal.toSorted(byId)).toEqual(device('newer-fields').journal?.toSorted(byId));
  // The backup of a version that kept several is a list: the last one counts.
  expect(JSON.stringify(exported)).toContain('la dernière copie');
});
