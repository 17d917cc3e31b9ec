import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { expectAccessible } from './axe.ts';
import { setClockAndState } from './clock.ts';
import { expectFits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { storeJournal } from './storedJournal.ts';

/** A samedi of week 3. */
const NOW = '2027-02-13T18:00';
const TODAY = '2027-02-13';
const RACE = { date: '2027-04-18', startedOn: '2027-01-25' };
const SESSIONS: LoggedSession[] = [
  {
    id: 'one',
    changedAt: 1,
    kind: 'workout',
    on: '2027-02-08',
    day: '3-lundi',
    name: 'Pousser et tirer',
    note: '=1+1',
    sets: [{ exercise: 'goblet-squat', name: 'Goblet squat', reps: 10, kg: 22.5 }],
  },
  { id: 'two', changedAt: 1, kind: 'run', on: '2027-02-02', name: 'Footing', meters: 5200, seconds: 1872 },
];

/**
 * Headless Chromium has no share sheet. This one takes what is shared, and answers as the member does: `cancel` closes
 * it, `break` is one that can't be opened.
 */
async function withShareSheet(
  page: Page,
  answer: 'take' | 'cancel' | 'break' = 'take',
): Promise<() => Promise<string[]>> {
  await page.addInitScript((how) => {
    const taken: string[] = [];
    Object.assign(globalThis, { taken });
    Object.assign(navigator, {
      canShare: ({ text, files = [] }: ShareData) =>
        text !== undefined || (files.length > 0 && files.every(({ type }) => type === 'text/csv')),
      async share({ text, files = [] }: ShareData) {
        if (how !== 'take') taken.push(how);
        if (how === 'cancel') throw new DOMException('The user closed it', 'AbortError');
        if (how === 'break') throw new DOMException('No permission', 'NotAllowedError');
        taken.push(text ?? '');
        for (const file of files) taken.push(file.name, file.type, await file.text());
      },
    });
  }, answer);
  return () => page.evaluate(() => (globalThis as unknown as { taken: string[] }).taken);
}

async function openJournal(page: Page) {
  await setClockAndState(page, NOW, { race: RACE });
  await storeJournal(page, SESSIONS);
  await page.goto('./journal');
  await expect(section(page)).toBeVisible();
}

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Partager' }) });
const press = (page: Page, name: string) => section(page).getByRole('button', { name }).click();
const SUMMARY =
  /^Semaine du 8 au 14.février \(semaine 3 du programme\)\n1.séance sur 6\n\nLundi 8.: Pousser et tirer\n/;

test('a week is shown as a text, and leaves by the share sheet when it is asked to', async ({ page }) => {
  const taken = await withShareSheet(page);
  await openJournal(page);
  await expect(section(page)).toContainText('- Goblet squat\u00a0: 10 à 22,5\u00a0kg');
  await expect(section(page)).toContainText('À venir\u00a0: Sortie longue (dimanche)');
  expect(await taken()).toEqual([]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  await press(page, 'Partager la semaine');
  await expect.poll(taken).toEqual([expect.stringMatching(SUMMARY)]);

  await section(page).getByLabel('Ta semaine').selectOption({ label: 'Semaine 2, du 1er au 7\u00a0février' });
  await expect(section(page)).toContainText('Mardi 2\u00a0: Footing, 5,2\u00a0km en 31:12, soit 6:00/km');
  await press(page, 'Partager la semaine');
  await expect.poll(async () => (await taken()).at(-1)).toContain('Semaine du 1er au 7\u00a0février');
});

test('the whole journal leaves as a table, of which the beginning is shown', async ({ page }) => {
  const taken = await withShareSheet(page);
  await openJournal(page);
  await section(page).getByText('Tout le journal, en tableau').click();
  await expect(section(page).getByRole('region', { name: 'Le début du tableau' })).toContainText("'=1+1");
  await expectAccessible(page);
  await press(page, 'Partager le tableau');
  await expect.poll(async () => (await taken()).slice(1, 3)).toEqual([`objectif-8-journal-${TODAY}.csv`, 'text/csv']);
  const [, , , table = ''] = await taken();
  expect(table.split('\r\n')).toHaveLength(5);
});

test('closing the share sheet is no error; one that does not open says what else there is', async ({ page }) => {
  const taken = await withShareSheet(page, 'cancel');
  await openJournal(page);
  await press(page, 'Partager la semaine');
  await expect.poll(taken).toEqual(['cancel']);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await section(page).getByRole('status').textContent()).toBe('');
  await withShareSheet(page, 'break');
  await page.reload();
  await press(page, 'Partager la semaine');
  await expect(section(page).getByRole('status')).toHaveText(/^Le partage a échoué/);
});

test('without a share sheet the week is copied and the table is saved as a file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openJournal(page);
  await expect(section(page).getByRole('button', { name: 'Partager' })).toHaveCount(0);
  await press(page, 'Copier le texte');
  await expect(section(page).getByRole('status')).toHaveText('Texte copié\u00a0: colle-le dans ton message.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(SUMMARY);

  await section(page).getByText('Tout le journal, en tableau').click();
  const download = page.waitForEvent('download');
  await press(page, 'Enregistrer le tableau');
  const file = await download;
  expect(file.suggestedFilename()).toBe(`objectif-8-journal-${TODAY}.csv`);
  await expect(section(page).getByText('Tableau enregistré')).toBeVisible();
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8')).toContain('2027-02-08;Séance;Pousser et tirer;Série;Goblet squat;;1;10;22,5;');
});

test('on a lundi the week that is over is offered first, until this one has a session', async ({ page }) => {
  await setClockAndState(page, '2027-02-15T08:00', { race: RACE });
  await storeJournal(page, SESSIONS);
  await page.goto('./journal');
  await expect(section(page)).toContainText('Semaine du 8 au 14\u00a0février');
  await storeJournal(page, [{ id: 'three', changedAt: 1, kind: 'run', on: '2027-02-15', name: 'Footing' }]);
  await page.reload();
  await expect(section(page)).toContainText('Semaine du 15 au 21\u00a0février');
});

test('where nothing can be copied the text is saved as a file', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openJournal(page);
  const download = page.waitForEvent('download');
  await press(page, 'Copier le texte');
  const file = await download;
  expect(file.suggestedFilename()).toBe(`objectif-8-journal-${TODAY}.txt`);
  expect(await readFile(await file.path(), 'utf8')).toMatch(SUMMARY);
});

test('an empty journal before any race has nothing to share', async ({ page }) => {
  await page.goto('./journal');
  await expect(page.getByText('Rien pour l’instant')).toBeVisible();
  await expect(section(page)).toHaveCount(0);
});
