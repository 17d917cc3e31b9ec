import type { Page } from '@playwright/test';
import { SAVE_STATUS_MESSAGES } from '../../src/profile/storedDataMessages.ts';
import { BACKUP_KEY } from '../../src/storage/backup.ts';
import { notSavedMessages } from '../../src/storage/saveMessages.ts';
import { VERSION } from '../../src/storage/state.ts';
import { STORAGE_KEY } from '../../src/storage/store.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { expect, test } from './fixtures.ts';
import { goWithinApp } from './goWithinApp.ts';
import { expectReadable } from './readable.ts';
import { fixedScreens, phaseScreens, workoutScreens } from './screens.ts';
import { FAULTS } from './storageFaults.ts';
import { doneTick, exportFile, storedState, storeState } from './storedState.ts';
import { expectToast, keepToasts, openWithStoppedClock } from './toasts.ts';

test.setTimeout(180_000);

const TEXTS = {
  'is empty': '',
  'is corrupt': '{"version":2,"done":{"1-lun',
  'is no record': '[1,2]',
  'has parts of another form': '{"version":2,"done":"1-lundi","race":[]}',
  'has entries of another form': '{"version":2,"done":{"1-lundi":7,"1-mardi":{"on":"hier"},"1-mercredi":{}}}',
} as const;

/** Each opens, with nothing on the console: the fixture sees to that. */
async function expectEveryScreenOpens(page: Page): Promise<void> {
  const workouts = programme.workoutPages.flatMap(({ route, options: [option] }) =>
    option ? [{ path: `${route}?workout=${option.id}`, heading: option.name }] : [],
  );
  await page.goto('./introduction');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { path, heading } of [...fixedScreens, ...phaseScreens, ...workoutScreens, ...workouts]) {
    await goWithinApp(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
  }
}

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`with storage that ${name}, every screen opens, and marks last as long as the page`, async ({ page }) => {
    await keepToasts(page);
    await page.addInitScript(fault, STORAGE_KEY);
    await expectEveryScreenOpens(page);
    await page.goto('./training/phase1');
    await doneTick(page, 1, 'lundi').click();
    await expect(doneTick(page, 1, 'lundi')).toBeChecked();
    await expectToast(page, 'warning', notSavedMessages.memoryOnly.text);
    await page.getByRole('link', { name: 'Programme de 12 semaines' }).click();
    await expect(page.getByText('1 séance faite sur 23')).toBeVisible();
    await page.goBack();
    await expect(doneTick(page, 1, 'lundi')).toBeChecked();
    await page.reload();
    await expect(doneTick(page, 1, 'lundi')).not.toBeChecked();
  });
}

test('who taps on is told once that nothing is kept', async ({ page }) => {
  await page.addInitScript(FAULTS['is full'], STORAGE_KEY);
  await openWithStoppedClock(page, './training/phase1');
  const alert = page.getByRole('alert');
  await doneTick(page, 1, 'lundi').click();
  await expect(alert).toHaveText(notSavedMessages.memoryOnly.text);
  await page.clock.runFor(3000);
  await expect(alert).toHaveText('');
  await doneTick(page, 1, 'mardi').click();
  await expect(doneTick(page, 1, 'mardi')).toBeChecked();
  await expect(alert).toHaveText('');
});

test('the profile says that the device keeps nothing, as long as it does', async ({ page }) => {
  await page.addInitScript(FAULTS['is full'], STORAGE_KEY);
  await page.goto('./profile');
  await expect(page.getByText(SAVE_STATUS_MESSAGES.memoryOnly)).toBeVisible();
  await expectReadable(page);
  const other = await page.context().newPage();
  await other.goto('./profile');
  await expect(other.getByRole('button', { name: 'Exporter' })).toBeVisible();
  await expect(other.getByText(SAVE_STATUS_MESSAGES.memoryOnly)).toHaveCount(0);
});

test('what a blocked device does not keep can be exported, but not erased', async ({ page }) => {
  await page.addInitScript(FAULTS['is blocked altogether'], STORAGE_KEY);
  await page.goto('./training/phase1');
  await doneTick(page, 1, 'lundi').click();
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByText('1 séance faite')).toBeVisible();
  const exported = JSON.parse((await exportFile(page)).text);
  expect(exported.record.done).toHaveProperty('1-lundi');
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await page.getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(page.getByText('Ton navigateur n’a pas permis d’effacer')).toBeVisible();
});

for (const [name, text] of Object.entries(TEXTS)) {
  test(`with a record that ${name}, marks are saved, and what is written over is the backup`, async ({ page }) => {
    await storeState(page, text);
    await page.goto('./training/phase1');
    await expect(doneTick(page, 1, 'lundi')).not.toBeChecked();
    await doneTick(page, 1, 'lundi').click();
    await page.reload();
    await expect(doneTick(page, 1, 'lundi')).toBeChecked();
    const backup = await page.evaluate((key) => localStorage.getItem(key), BACKUP_KEY);
    expect(JSON.parse(backup ?? '[]')).toEqual([text]);
  });
}

const RUN = { route: '/training/phase1/upper-body', workout: 'pousser-et-tirer', at: 'warm-up', pausedMs: 0 };
const MARKS = { ticks: {}, replaced: {}, trail: [] };

/** Each did break a screen, or could; the mark of 1-mercredi is sound in all of them. */
const EXTREMES = {
  'times outside the range of dates': {
    run: { ...RUN, ...MARKS, startedAt: -9e15, touchedAt: -9e15, since: -9e15 },
  },
  'a race and marks at the ends of the calendar': {
    race: { date: '9999-12-31', startedOn: '0000-01-01', sequence: 1e300, passed: [1e300] },
    done: { '1-lundi': { on: '9999-12-31' }, '1-mercredi': {} },
  },
  'numbers that nobody can have set': {
    racePlan: { targetSeconds: 1e300, wave: '99:99', adjustments: { 'lap-1': -1e300 } },
    run: { ...RUN, ...MARKS, startedAt: 1e308, touchedAt: 1e308, since: 1e308, replaced: { pompes: 1e300 } },
  },
  'names that objects have already': {
    done: { constructor: {}, toString: {}, hasOwnProperty: {}, '1-mercredi': {} },
    ticks: { constructor: ['x'.repeat(100_000)] },
    times: { constructor: '18:30' },
  },
} as const;

for (const [name, parts] of Object.entries(EXTREMES)) {
  test(`with ${name}, every screen opens, and no other part is lost`, async ({ page }) => {
    await storeState(page, { version: VERSION, done: { '1-mercredi': {} }, ...parts });
    await expectEveryScreenOpens(page);
    await page.goto('./training/phase1');
    await expect(doneTick(page, 1, 'mercredi')).toBeChecked();
  });
}

test('with a part nested too deeply, every screen opens, and no other part is lost', async ({ page }) => {
  await storeState(page, `{"version":2,"race":{"x":${'['.repeat(4000)}${']'.repeat(4000)}},"done":{"1-mercredi":{}}}`);
  await expectEveryScreenOpens(page);
  await page.goto('./training/phase1');
  await expect(doneTick(page, 1, 'mercredi')).toBeChecked();
});

test('with a corrupt record, every screen opens', async ({ page }) => {
  await storeState(page, TEXTS['is corrupt']);
  await expectEveryScreenOpens(page);
});

test('one mark that can not be read hides no other', async ({ page }) => {
  await storeState(page, TEXTS['has entries of another form']);
  await page.goto('./training/phase1');
  await expect(doneTick(page, 1, 'mercredi')).toBeChecked();
  await expect(doneTick(page, 1, 'lundi')).not.toBeChecked();
});

test('the record of an older version is carried over', async ({ page }) => {
  await storeState(page, { version: 1, done: ['1-lundi', '12-dimanche'] });
  await expectEveryScreenOpens(page);
  await page.goto('./training/phase1');
  await expect(doneTick(page, 1, 'lundi')).toBeChecked();
  await doneTick(page, 1, 'mardi').click();
  expect(await storedState(page)).toMatchObject({ version: VERSION, done: { '1-lundi': {}, '12-dimanche': {} } });
  expect(await page.evaluate((key) => localStorage.getItem(key), BACKUP_KEY)).toBeNull();
});

test('the state of a newer version is left as it is', async ({ page }) => {
  const newer = { version: VERSION + 1, done: { '1-lundi': true, '1-mercredi': {} }, splits: [1, 2] };
  await keepToasts(page);
  await storeState(page, newer);
  await expectEveryScreenOpens(page);
  await page.goto('./training/phase1');
  await expect(doneTick(page, 1, 'mercredi')).toBeChecked();
  await doneTick(page, 1, 'mardi').click();
  await expect(doneTick(page, 1, 'mardi')).toBeChecked();
  await expectToast(page, 'warning', notSavedMessages.readOnly.text);
  expect(await storedState(page)).toEqual(newer);
  await page.goto('./profile');
  await expect(page.getByText(SAVE_STATUS_MESSAGES.readOnly)).toBeVisible();
  await expectReadable(page);
});
