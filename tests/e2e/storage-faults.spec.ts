import type { Page } from '@playwright/test';
import { CANNOT_SAVE } from '../../src/profile/storedDataMessages.ts';
import { BACKUP_KEY } from '../../src/storage/backup.ts';
import { VERSION } from '../../src/storage/record.ts';
import { NOT_SAVED } from '../../src/storage/saveMessages.ts';
import { STORAGE_KEY } from '../../src/storage/store.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
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
  'has a slice of another form': '{"version":2,"done":"1-lundi","race":{"date":7}}',
} as const;

/** Each opens, with nothing on the console: the fixture sees to that. */
async function expectEveryScreenOpens(page: Page): Promise<void> {
  const workouts = workoutPages.flatMap(({ route, options: [option] }) =>
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
  test(`P3: with storage that ${name}, every screen opens, and marks last as long as the page`, async ({ page }) => {
    await keepToasts(page);
    await page.addInitScript(fault, STORAGE_KEY);
    await expectEveryScreenOpens(page);
    await page.goto('./training/phase1');
    await doneTick(page, 1, 'lundi').click();
    await expect(doneTick(page, 1, 'lundi')).toBeChecked();
    await expectToast(page, 'warning', NOT_SAVED.text);
    await page.getByRole('link', { name: 'Programme de 12 semaines' }).click();
    await expect(page.getByText('1 séance faite sur 23')).toBeVisible();
    await page.goBack();
    await expect(doneTick(page, 1, 'lundi')).toBeChecked();
    await page.reload();
    await expect(doneTick(page, 1, 'lundi')).not.toBeChecked();
  });
}

test('P3: a member who taps on is told once that nothing is saved', async ({ page }) => {
  await page.addInitScript(FAULTS['is full'], STORAGE_KEY);
  await openWithStoppedClock(page, './training/phase1');
  const alert = page.getByRole('alert');
  await doneTick(page, 1, 'lundi').click();
  await expect(alert).toHaveText(NOT_SAVED.text);
  await page.clock.runFor(3000);
  await expect(alert).toHaveText('');
  await doneTick(page, 1, 'mardi').click();
  await expect(doneTick(page, 1, 'mardi')).toBeChecked();
  await expect(alert).toHaveText('');
});

test('P3: the profile says that nothing is saved', async ({ page }) => {
  await page.addInitScript(FAULTS['throws when it is read'], STORAGE_KEY);
  await page.goto('./profile');
  await expect(page.getByText(CANNOT_SAVE)).toBeVisible();
  await expectReadable(page);
});

test('P3: what a blocked device can’t save can be exported, but not erased', async ({ page }) => {
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
  test(`P4: with a record that ${name}, marks are saved, and what is written over is the backup`, async ({ page }) => {
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

const RUN = { route: '/training/phase1/upper-body', workout: 'pousser-et-tirer', stepKey: 'warm-up', pausedMs: 0 };
const MARKS = { setStatus: {}, substitutions: {}, history: [] };

/** Each did break a screen, or could; the mark of 1-mercredi is sound in all of them. */
const EXTREMES = {
  'times outside the range of dates': {
    run: { ...RUN, ...MARKS, startedAt: -9e15, lastInputAt: -9e15, stepStartedAt: -9e15 },
  },
  'a race and marks at the ends of the calendar': {
    race: { date: '9999-12-31', startedOn: '0000-01-01', sequence: 1e300, passed: [1e300] },
    done: { '1-lundi': { on: '9999-12-31' }, '1-mercredi': {} },
  },
  'numbers that nobody can have set': {
    racePlan: { targetSeconds: 1e300, wave: '99:99', adjustments: { 'lap-1': -1e300 } },
    run: {
      ...RUN,
      ...MARKS,
      startedAt: 1e308,
      lastInputAt: 1e308,
      stepStartedAt: 1e308,
      substitutions: { pompes: 1e300 },
    },
  },
  'names that objects have already': {
    done: { constructor: {}, toString: {}, hasOwnProperty: {}, '1-mercredi': {} },
    ticks: { constructor: ['x'.repeat(100_000)] },
    times: { constructor: '18:30' },
  },
} as const;

for (const [name, parts] of Object.entries(EXTREMES)) {
  test(`with ${name}, every screen opens, and no other slice is lost`, async ({ page }) => {
    await storeState(page, { version: VERSION, done: { '1-mercredi': {} }, ...parts });
    await expectEveryScreenOpens(page);
    await page.goto('./training/phase1');
    await expect(doneTick(page, 1, 'mercredi')).toBeChecked();
  });
}

test('with a slice nested too deeply, every screen opens, and no other slice is lost', async ({ page }) => {
  await storeState(page, `{"version":2,"race":{"x":${'['.repeat(4000)}${']'.repeat(4000)}},"done":{"1-mercredi":{}}}`);
  await expectEveryScreenOpens(page);
  await page.goto('./training/phase1');
  await expect(doneTick(page, 1, 'mercredi')).toBeChecked();
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

test('P5: what a newer version has written is written back as it is', async ({ page }) => {
  const newer = { version: VERSION + 1, done: { '1-mercredi': { by: 'watch' } }, splits: [1, 2] };
  await storeState(page, newer);
  await page.goto('./training/phase1');
  await expect(doneTick(page, 1, 'mercredi')).toBeChecked();
  await doneTick(page, 1, 'mardi').click();
  expect(await storedState(page)).toEqual({ ...newer, done: { ...newer.done, '1-mardi': expect.anything() } });
});
