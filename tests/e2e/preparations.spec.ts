import { setClockAndState, wallTime } from './clock.ts';
import { expectFits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { heading, RACE, setDate, week } from './raceDate.ts';
import { expectReadable } from './readable.ts';
import { exportFile, importText, storedState } from './storedState.ts';

const DONE = { '1-lundi': { on: '2027-01-25' }, '1-mardi': { on: '2027-01-26' }, '5-lundi': { on: '2027-02-22' } };
const ID = '0123456789abcdef';
const PAST = { [ID]: { race: { ...RACE, id: ID }, done: DONE, ticks: {}, racePlan: {}, dateHistory: [] } };

test('a new race finds nothing done, and the past preparation is in the profile', async ({ page }) => {
  await setClockAndState(page, '2027-04-20T09:00', {
    race: { ...RACE, id: ID },
    done: DONE,
    ticks: { equipment: ['shoes'] },
    racePlan: { wave: '09:20', targetSeconds: 5400 },
    times: { lundi: '18:30' },
  });
  await page.goto('./training');
  await page.getByText('Choisir une nouvelle date').click();
  await setDate(page, '2027-10-03');
  await page.goto('./training/phase1');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(week(page, 1)).not.toContainText('sur 6');
  const stored = await storedState(page);
  for (const slice of ['done', 'ticks', 'racePlan']) expect(stored).not.toHaveProperty(slice);
  expect(stored).toMatchObject({
    // When the member trains is no matter of a race.
    times: { lundi: '18:30' },
    pastPreparations: { [ID]: { done: DONE, ticks: { equipment: ['shoes'] }, racePlan: { wave: '09:20' } } },
  });

  await page.goto('./profile');
  const past = page.getByRole('region', { name: 'Mes préparations passées' });
  await expect(past).toContainText('Course du 18\u00a0avril\u00a02027');
  await expect(past).toContainText('3 séances faites');
  await past.getByText('Course du 18').click();
  const first = past.getByRole('listitem').filter({ hasText: '25–31\u00a0janvier' }).last();
  await expect(first).toContainText('Semaine 1');
  await expect(first).toContainText('2 sur');
  await expect(page.getByRole('definition').filter({ hasText: 'course le' })).toContainText('1 préparation passée');
  await expectReadable(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
});

test('a past preparation counts the sessions of its own weeks', async ({ page }) => {
  // Seven weeks before the race, without week 4.
  const race = { date: '2027-04-18', startedOn: '2027-03-01', id: ID };
  const done = { '1-lundi': { on: '2027-03-01' }, '4-lundi': {}, '4-mardi': {} };
  await setClockAndState(page, '2027-07-13T09:00', { pastPreparations: { [ID]: { race, done } } });
  await page.goto('./profile');
  const past = page.getByRole('region', { name: 'Mes préparations passées' });
  await expect(past).toContainText('1 séance faite');
});

test('a past preparation can be taken up again, and the one under way takes its place', async ({ page }) => {
  const race = { date: '2027-10-03', startedOn: '2027-04-20', id: 'fedcba9876543210' };
  await setClockAndState(page, '2027-07-13T09:00', {
    race,
    done: { '1-lundi': { on: '2027-07-12' } },
    pastPreparations: PAST,
  });
  await page.goto('./profile');
  const past = page.getByRole('region', { name: 'Mes préparations passées' });
  await past.getByText('Course du 18').click();
  await past.getByRole('button', { name: 'Reprendre cette préparation' }).click();
  await expect(past.getByRole('heading', { name: 'Mes préparations passées' })).toBeFocused();
  await expect(past.getByRole('status')).toHaveText('Préparation reprise : elle est dans Programme');
  await expect(past).toContainText('Course du 3\u00a0octobre\u00a02027');
  expect(await storedState(page)).toMatchObject({ race: RACE, done: DONE });
  await page.goto('./training');
  await expect(heading(page, 'Ta course est passée')).toBeVisible();
});

test('a past preparation is exported, imported and erased', async ({ page }) => {
  await setClockAndState(page, '2027-07-13T09:00', { pastPreparations: PAST });
  await page.goto('./profile');
  const { text } = await exportFile(page);
  const past = page.getByRole('region', { name: 'Mes préparations passées' });
  await past.getByText('Course du 18').click();
  await past.getByRole('button', { name: 'L’effacer' }).click();
  const question = page.getByRole('dialog', { name: 'Effacer cette préparation' });
  await expect(question.getByRole('heading')).toBeFocused();
  await question.getByRole('button', { name: 'La garder' }).click();
  await expect(past.getByRole('button', { name: 'L’effacer' })).toBeFocused();
  await past.getByRole('button', { name: 'L’effacer' }).click();
  await question.getByRole('button', { name: 'Effacer' }).click();
  await expect(past.getByRole('status')).toHaveText('Préparation effacée');
  expect(await storedState(page)).not.toHaveProperty('pastPreparations');

  await page.reload();
  await expect(past).toHaveCount(0);
  await importText(page, text);
  await expect(past).toContainText('Course du 18\u00a0avril\u00a02027');
  expect(await storedState(page)).toMatchObject({ pastPreparations: PAST });
});

test('a date that is corrected days later, after a reload, keeps the day on which the preparation began', async ({
  page,
}) => {
  const race = { date: RACE.date, startedOn: '2027-02-10', id: ID };
  await setClockAndState(page, '2027-03-03T09:00', { race, done: DONE });
  await page.goto('./training/phase2');
  const before = await week(page, 5).innerText();
  await page.goto('./training');
  await page.getByText('Changer la date').click();
  await setDate(page, '2028-04-18');
  await expect.poll(() => storedState(page)).toMatchObject({ race: { date: '2028-04-18' } });
  await page.clock.setSystemTime(await wallTime(page, '2027-03-05T09:00'));
  await page.reload();
  await page.getByText('Changer la date').click();
  await setDate(page, RACE.date);
  await expect(heading(page, 'Aujourd’hui')).toBeFocused();
  expect(await storedState(page)).toMatchObject({ race: { date: RACE.date, id: ID }, done: DONE });
  await page.clock.setSystemTime(await wallTime(page, '2027-03-03T09:00'));
  await page.goto('./training/phase2');
  expect(await week(page, 5).innerText()).toBe(before);
});
