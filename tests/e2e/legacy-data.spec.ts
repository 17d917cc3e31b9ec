import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goWithinApp } from './goWithinApp.ts';
import { main, todays } from './raceDate.ts';
import { button, countdown, heading, progress } from './runner.ts';
import { leaveApp } from './session.ts';
import { doneTick, exportFile, importText } from './storedState.ts';

// Keys, database and shapes are written out: they are those of versions that members have, whatever the sources say now.

interface StoredDevice {
  /** Texts, or what is stored as JSON. */
  localStorage: Record<string, unknown>;
  journal?: { id: string; deleted?: boolean }[];
}

const text = (name: string) => readFileSync(new URL(`../fixtures/stored/${name}.json`, import.meta.url), 'utf8');
const device = (name: string): StoredDevice => JSON.parse(text(name));
const { state, journal, runs } = JSON.parse(text('runs'));

// Many screens, one after the other.
test.setTimeout(180_000);

/** Week 7 of the race on 18 April 2027. */
const TODAY = '2027-03-10T18:30:00+01:00';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(TODAY);
});

/** Makes the browser's storage that of a device which an earlier version was used on. Leaves the app. */
async function put(page: Page, { localStorage: items, journal: entries = [] }: StoredDevice): Promise<void> {
  await leaveApp(page);
  await page.evaluate(
    async ([stored, sessions]) => {
      for (const [key, value] of Object.entries(stored))
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
      const opening = indexedDB.open('objectif-8', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('journal', { keyPath: 'id' });
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const transaction = opening.result.transaction('journal', 'readwrite');
      transaction.objectStore('journal').clear();
      for (const session of sessions) transaction.objectStore('journal').put(session);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      opening.result.close();
    },
    [items, entries] as const,
  );
}

/** What `version-2.json` and the file exported from it hold beside the journal. */
async function expectVersion2Shown(page: Page): Promise<void> {
  await page.goto('./training');
  await expect(todays(page)).toContainText('Semaine 7');
  await expect(main(page)).toContainText('Course le dimanche 18\u00a0avril à 9\u00a0h\u00a020');
  await expect(main(page)).toContainText('1450\u00a0m en 6\u00a0min');
  await page.getByText('Ajouter à mon calendrier').click();
  await expect(page.getByRole('textbox', { name: 'lundi' })).toHaveValue('18:30');
  await expect(page.getByRole('textbox', { name: 'dimanche' })).toHaveValue('09:00');

  await goWithinApp(page, '/training/phase1');
  for (const [week, day] of [
    [1, 'mardi'],
    [1, 'mercredi'],
    [1, 'jeudi'],
    [2, 'lundi'],
    [4, 'mardi'],
  ] as const) {
    await expect(doneTick(page, week, day)).toBeChecked();
  }
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(5);
  await expect(main(page)).toContainText('Fait le 28\u00a0janvier');

  await goWithinApp(page, '/understanding');
  await expect(page.getByLabel('Ta division')).toHaveValue('femmes-pro');

  await goWithinApp(page, '/competition');
  for (const item of ['Montre', 'Billet avec QR code'])
    await expect(page.getByRole('checkbox', { name: item, exact: true })).toBeChecked();
  await expect(page.getByLabel('Heure de ta vague')).toHaveValue('09:20');
  await expect(page.getByLabel('Heures')).toHaveValue('1');
  await expect(page.getByLabel('Minutes')).toHaveValue('30');
  await expect(page.getByRole('status').filter({ hasText: /^1:30:10/ })).toBeVisible();
  await expect(button(page, 'Revenir aux proportions du guide')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ta course, dimanche 20\u00a0septembre\u00a02026' })).toBeVisible();

  await goWithinApp(page, '/profile');
  const past = page.getByRole('region', { name: 'Mes préparations passées' });
  await expect(past).toContainText('Course du 20\u00a0septembre\u00a02026');
  await expect(past).toContainText('3 séances faites');
}

/** What both have in the journal. */
async function expectJournalShown(page: Page): Promise<void> {
  await page.goto('./journal');
  await expect(heading(page)).toHaveText('Journal');
  const values: Record<string, (string | RegExp)[]> = {
    'Tour du lac': ['6,4\u00a0km', '38:20', 'RPE 4', 'Vent de face'],
    'Le test demi-Cooper': ['1,45\u00a0km', '6:00'],
    '5 km': ['5\u00a0km', '25:00'],
    'Pousser et tirer': ['mardi 26\u00a0janvier', '22,5\u00a0kg', 'RPE 7'],
    'Simulation 60\u00a0%': ['Tour 2, après SkiErg', /SkiErg\s*2:20\s*2:43\s*−0:23/, /Wall balls\s*2:20/],
    'Ta course': ['20\u00a0septembre\u00a02026', /SkiErg\s*1:40/, 'RPE 9'],
    'Footing du premier formulaire': ['5\u00a0km', '30:00'],
  };
  for (const [name, shown] of Object.entries(values)) {
    await goWithinApp(page, '/journal');
    const more = page.getByRole('button', { name: /^Voir|plus anciennes/ });
    const link = page.getByRole('region', { name: 'Les séances' }).getByRole('link', { name });
    await expect(link.or(more).first()).toBeVisible();
    if (!(await link.isVisible())) await more.click();
    await link.click();
    await expect(heading(page)).toHaveText(name);
    for (const value of shown) await expect.soft(main(page), name).toContainText(value);
  }
  await goWithinApp(page, '/journal');
  await expect(main(page)).not.toContainText('Sortie notée deux fois');
}

test.describe('who signed in with version 2', () => {
  test.use({ visitor: 'nobody' });

  test('is signed in still, by the database of the SDK alone', async ({ page, context, sessionOf }) => {
    const { origin, records } = await sessionOf('member');
    await context.addInitScript(
      (session) => {
        if (location.origin !== session.origin) return;
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onupgradeneeded = () => {
          const store = opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
          for (const record of session.records) store.put(record);
        };
        opening.onsuccess = () => opening.result.close();
      },
      { origin, records },
    );
    await put(page, device('version-2'));
    await page.goto('./training/phase1');
    await expect(page).toHaveURL('./training/phase1');
    await expect(heading(page)).toHaveText('Phase 1 Fondation');
    await page.reload();
    await expect(heading(page)).toHaveText('Phase 1 Fondation');
  });
});

test('what version 2 stored on the device is shown', async ({ page }) => {
  await put(page, device('version-2'));
  await expectVersion2Shown(page);
});

test('each session in the journal of version 2 is shown with its values and splits', async ({ page }) => {
  await put(page, device('version-2'));
  await expectJournalShown(page);
});

test('a file that version 2 exported brings all of it to another device', async ({ page }) => {
  await page.goto('./profile');
  await importText(page, text('export-version-2'));
  await expect(page.getByRole('definition').filter({ hasText: 'course le' })).toContainText('7 séances notées');
  await expect(main(page)).toContainText('Import fait');
  await expectVersion2Shown(page);
  await expectJournalShown(page);
});

test('a file that version 1 exported brings the race and what is done', async ({ page }) => {
  await page.goto('./profile');
  await importText(page, text('export-version-1'));
  await expect(page.getByRole('definition').filter({ hasText: 'course le' })).toContainText('3 séances faites');
  await expect(main(page)).toContainText('Import fait');
  await page.goto('./training');
  await expect(todays(page)).toContainText('Semaine 7');
});

test('states from before the journal open: a list of done sessions, a pace test, a workout under way', async ({
  page,
}) => {
  await put(page, device('version-1'));
  await page.goto('./training');
  await expect(todays(page)).toContainText('Semaine 7');
  await page.goto('./training/phase1');
  for (const [week, day] of [
    [1, 'lundi'],
    [1, 'mardi'],
    [2, 'mercredi'],
  ] as const) {
    await expect(doneTick(page, week, day)).toBeChecked();
  }

  await put(page, device('before-journal'));
  await page.goto('./training');
  await expect(main(page)).toContainText('1450\u00a0m en 6\u00a0min');
  await page.getByRole('link', { name: 'Reprendre la séance' }).click();
  await expect(progress(page)).toHaveText('1 sur 15 séries');
  await page.goto('./competition');
  await expect(page.getByRole('status').filter({ hasText: /^1:30:10/ })).toBeVisible();
});

test.describe('P10: a workout under way in version 2 goes on', () => {
  /** Opens it five seconds after its last press. */
  async function resume(page: Page, name: string): Promise<void> {
    const run = runs[name];
    await page.clock.setFixedTime(run.touchedAt + 5000);
    const entries = ['finished', 'reopened'].includes(name) ? journal : [];
    await put(page, { localStorage: { 'objectif-8:device': { ...state, run } }, journal: entries });
    await page.goto(`.${run.route}?workout=${run.workout}&run=1`);
  }

  test('in a set, a rest, a pause, timed work and the way between two', async ({ page }) => {
    await resume(page, 'warmUp');
    await expect(heading(page)).toHaveText('Échauffement');

    await resume(page, 'rest');
    await expect(heading(page)).toHaveText('Repos');
    await expect(progress(page)).toHaveText('1 sur 10 séries');
    await expect(countdown(page)).toHaveText('1:25');
    await expect(page.getByRole('textbox', { name: 'Charge, en kg' })).toHaveValue('24');

    await resume(page, 'restPaused');
    await expect(page.getByRole('status').filter({ hasText: 'En pause' })).toBeAttached();
    await expect(countdown(page)).toHaveText('1:20');
    await expect(button(page, 'Reprendre')).toBeVisible();

    await resume(page, 'set');
    await expect(heading(page)).toHaveText('Développé couché haltères');
    await expect(page.getByText('Série 2 sur 2', { exact: true })).toBeVisible();

    await resume(page, 'timed');
    await expect(heading(page)).toHaveText('Planche');
    await expect(countdown(page)).toHaveText('0:28');

    await resume(page, 'replaced');
    await expect(heading(page)).toHaveText('Planche sur les genoux');

    await resume(page, 'transition');
    await expect(heading(page)).toHaveText('Transition');
    await expect(page.getByText('Juste avant\u00a0: Tour 1 4:50')).toBeVisible();

    await resume(page, 'split');
    await expect(heading(page)).toHaveText('SkiErg');
    await expect(page.getByText('1 sur 16 étapes', { exact: true })).toBeVisible();
  });

  test('after its end, and opened again after it', async ({ page }) => {
    await resume(page, 'finished');
    await expect(heading(page)).toHaveText('Séance terminée');
    await expect(page.getByText('10 à 24\u00a0kg')).toBeVisible();
    await expect(button(page, 'RPE 6')).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Terminer').click();
    await page.goto('./journal');
    const sessions = page.getByRole('region', { name: 'Les séances' });
    await expect(sessions.getByRole('link', { name: 'Pousser et tirer' })).toHaveCount(1);

    await resume(page, 'reopened');
    await expect(heading(page)).toHaveText('Planche sur les genoux');
    await button(page, 'Quitter la séance').click();
    await button(page, 'La terminer ici').click();
    await expect(heading(page)).toHaveText('Séance terminée');
    await expect(page.getByText('10 à 24\u00a0kg')).toBeVisible();
    await expect(button(page, 'RPE 6')).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Terminer').click();
    await page.goto('./journal');
    await expect(sessions.getByRole('link', { name: 'Pousser et tirer' })).toHaveCount(1);
  });
});

test('P5: fields, slices and entries of another version are in the export after a change, and deleted ones too', async ({
  page,
}) => {
  await put(page, device('newer-fields'));
  await page.goto('./training/phase1');
  await doneTick(page, 3, 'lundi').check();
  await goWithinApp(page, '/journal');
  await expect(page.getByRole('link', { name: 'Séance d’une version à venir' })).toBeVisible();
  await goWithinApp(page, '/profile');
  const exported = JSON.parse((await exportFile(page)).text);
  expect(exported.record).toMatchObject({
    race: { date: '2027-04-18', weather: 'pluie' },
    sleep: { hours: 8 },
    done: { '1-mardi': {}, '3-lundi': {} },
  });
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(exported.journal.toSorted(byId)).toEqual(device('newer-fields').journal?.toSorted(byId));
  // The backup of a version that kept several is a list: the last one counts.
  expect(JSON.stringify(exported)).toContain('la dernière copie');
});

test('P4: a part that cannot be read costs no other, and its text is in the export', async ({ page }) => {
  await put(page, device('damaged-part'));
  await page.goto('./training/phase1');
  await expect(doneTick(page, 1, 'lundi')).toBeChecked();
  await doneTick(page, 1, 'mardi').check();
  await goWithinApp(page, '/competition');
  await expect(page.getByRole('checkbox', { name: 'Montre', exact: true })).not.toBeChecked();
  await goWithinApp(page, '/understanding');
  await expect(page.getByLabel('Ta division')).toHaveValue('femmes-pro');
  await goWithinApp(page, '/profile');
  const exported = JSON.parse((await exportFile(page)).text);
  expect(JSON.stringify(exported)).toContain('illisible');
});
