import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { setClockAndState, wallTime } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { expectReadable } from './readable.ts';
import { enterInstalled, test as installed } from './versions.ts';

const RACE = { date: '2027-04-18', startedOn: '2027-01-04' };

/** Downloads the file and answers its events, as another implementation reads them. */
async function downloadEvents(page: Page, fileName = 'objectif-8.ics'): Promise<ICAL.Event[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes séances' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(fileName);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** By the id of its day, when an event starts. */
const starts = (events: ICAL.Event[]) =>
  Object.fromEntries(events.map(({ uid, startDate }) => [uid.replace(/-[0-9a-f]{16}@.*/, ''), String(startDate)]));
const uids = (events: ICAL.Event[]) => events.map(({ uid }) => uid);

test('what is left goes to the member’s calendar, and moves there with the race', async ({ page }) => {
  await setClockAndState(page, '2027-04-07T09:00', { race: RACE });
  await page.goto('./training');
  await page.getByText('Ajouter à mon calendrier').click();
  await page.getByLabel('lundi').fill('18:30');
  await page.getByLabel('dimanche').fill('09:00');
  await page.reload();
  await page.getByText('Ajouter à mon calendrier').click();
  await expect(page.getByLabel('lundi')).toHaveValue('18:30');
  await page.getByLabel('dimanche').fill('');
  const first = await downloadEvents(page);
  await expect(page.getByText('Fichier prêt')).toBeVisible();
  expect(starts(first)).toEqual({
    '11-mercredi': '2027-04-07',
    '11-vendredi': '2027-04-09',
    '11-dimanche': '2027-04-11',
    '12-lundi': '2027-04-12T18:30:00',
    '12-mercredi': '2027-04-14',
    '12-vendredi': '2027-04-16',
    '12-dimanche': '2027-04-18',
  });
  expect(first[0]?.summary).toBe('Bas du corps · Bas d’entretien');
  await page.goto(String(first[0]?.component.getFirstPropertyValue('url')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bas du corps');

  await page.goto('./training');
  await page.getByText('Changer la date').click();
  await page.getByLabel('Date de ta course').fill('2027-04-24');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Ajouter à mon calendrier').click();
  await page.clock.runFor(2000);
  const moved = await downloadEvents(page);
  expect(starts(moved)).toMatchObject({
    '11-lundi': '2027-04-12T18:30:00',
    // The week of the race counts back from it.
    '12-mercredi': '2027-04-20',
    '12-dimanche': '2027-04-24',
  });
  expect(uids(moved)).toEqual(expect.arrayContaining(uids(first).filter((uid) => !uid.startsWith('12-lundi'))));
  const sequence = (events: ICAL.Event[]) => events.find(({ uid }) => uid.startsWith('12-mercredi'))?.sequence ?? 0;
  expect(sequence(moved)).toBeGreaterThan(sequence(first));
});

test('the race begins at the time of its wave, which a later file moves', async ({ page }) => {
  await setClockAndState(page, '2027-04-16T09:00', { race: RACE, racePlan: { wave: '09:20', targetSeconds: 5400 } });
  await page.goto('./training');
  await page.getByText('Ajouter à mon calendrier').click();
  await expect(page.getByLabel('Heure de ta vague')).toHaveValue('09:20');
  const first = (await downloadEvents(page)).at(-1);
  expect([String(first?.startDate), String(first?.endDate)]).toEqual(['2027-04-18T09:20:00', '2027-04-18T10:50:00']);

  await page.getByLabel('Heure de ta vague').fill('14:05');
  const moved = (await downloadEvents(page)).at(-1);
  expect(moved?.uid).toBe(first?.uid);
  expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? Number.POSITIVE_INFINITY);
  expect(String(moved?.startDate)).toBe('2027-04-18T14:05:00');

  await page.getByLabel('Heure de ta vague').fill('');
  const without = (await downloadEvents(page)).at(-1);
  expect([without?.uid, String(without?.startDate)]).toEqual([first?.uid, '2027-04-18']);
  expect(without?.sequence).toBeGreaterThan(moved?.sequence ?? Number.POSITIVE_INFINITY);
});

test('a wave that changes after the export says that the calendar has another time', async ({ page }) => {
  const race = { ...RACE, id: '0123456789abcdef', sequence: 7 };
  await setClockAndState(page, '2027-04-16T09:00', { race, racePlan: { wave: '09:20' } });
  await page.goto('./competition');
  const hint = page.getByText('Ton calendrier garde l’heure d’avant');
  await expect(page.getByLabel('Heure de ta vague')).toHaveValue('09:20');
  await expect(hint).toHaveCount(0);
  await page.getByLabel('Heure de ta vague').fill('14:05');
  await expect(hint).toBeVisible();
  await page.getByRole('link', { name: 'télécharge-le à nouveau' }).click();
  await expect(page).toHaveURL('./training');
});

test('what is done stays out, and a later file is a later revision whatever the clock says', async ({ page }) => {
  await setClockAndState(page, '2027-04-12T09:00', { race: RACE, done: ['12-lundi', '11-lundi'] });
  await page.goto('./training');
  await page.getByText('Ajouter à mon calendrier').click();
  const first = await downloadEvents(page);
  expect(Object.keys(starts(first))).toEqual(['12-mercredi', '12-vendredi', '12-dimanche']);
  await page.clock.setSystemTime(await wallTime(page, '2027-04-11T09:00'));
  await page.reload();
  await page.getByText('Ajouter à mon calendrier').click();
  const second = await downloadEvents(page);
  expect(uids(second)).toEqual(expect.arrayContaining(uids(first)));
  expect(second.at(-1)?.sequence).toBeGreaterThan(first[0]?.sequence ?? 0);
});

test('the race after has events of its own', async ({ page }) => {
  await setClockAndState(page, '2027-04-12T09:00', { race: RACE, done: ['1-lundi', '2-mardi'] });
  await page.goto('./training');
  await page.getByText('Ajouter à mon calendrier').click();
  const first = await downloadEvents(page);
  await page.clock.setSystemTime(await wallTime(page, '2027-04-20T09:00'));
  await page.reload();
  await page.getByText('Choisir une nouvelle date').click();
  await page.getByLabel('Date de ta course').fill('2027-10-03');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Ajouter à mon calendrier').click();
  const next = await downloadEvents(page);
  expect(starts(next)).toMatchObject({ '12-dimanche': '2027-10-03', '1-lundi': '2027-07-12', '2-mardi': '2027-07-20' });
  for (const uid of uids(next)) expect(uids(first)).not.toContain(uid);
});

test('everyone can read and use the times of the week', async ({ page }) => {
  await setClockAndState(page, '2027-03-10T09:00', { race: RACE, times: { lundi: '18:30' } });
  await page.goto('./training');
  await page.getByText('Ajouter à mon calendrier').click();
  await page.setViewportSize({ width: 360, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await expectReadable(page);
});

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the file has the dates and times of the member’s wall', async ({ page }) => {
      // Clocks change on the night before in Auckland.
      await setClockAndState(page, '2027-04-04T23:30', {
        race: { ...RACE, date: '2027-04-11' },
        times: { lundi: '18:30' },
      });
      await page.goto('./training');
      await page.getByText('Ajouter à mon calendrier').click();
      expect(starts(await downloadEvents(page))).toEqual({
        '11-dimanche': '2027-04-04',
        '12-lundi': '2027-04-05T18:30:00',
        '12-mercredi': '2027-04-07',
        '12-vendredi': '2027-04-09',
        '12-dimanche': '2027-04-11',
      });
    });
  });
}

installed.describe('installed', () => {
  installed.use({ serviceWorkers: 'allow' });

  installed('a date is set, kept and exported without a network', async ({ page, host, context }) => {
    await host.deploy('v1');
    await enterInstalled(page, host);
    await host.stop();
    await context.setOffline(true);
    await page.goto(`${host.address}training`);
    const inAWeek = await page.evaluate(() => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
    await page.getByLabel('Date de ta course').fill(inAWeek);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Aujourd’hui' })).toBeVisible();
    await page.getByText('Ajouter à mon calendrier').click();
    // Its version is a part of this host's product name.
    const events = await downloadEvents(page, 'objectif-8-v1.ics');
    expect(starts(events)['12-dimanche']).toBe(inAWeek);
  });
});
