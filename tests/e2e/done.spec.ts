import type { Page } from '@playwright/test';
import { isSession } from '../../src/schedule/model/day.ts';
import { VERSION } from '../../src/storage/record.ts';
import { STORAGE_KEY } from '../../src/storage/store.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { expectFits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { expectReadable } from './readable.ts';
import { doneTick, storedState, storeState } from './storedState.ts';

const week = (page: Page, number: number) => page.getByRole('region', { name: `Semaine ${number}`, exact: true });
const weekLink = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Les semaines de la phase' }).getByRole('link', { name: `Semaine ${number}` });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-03-03T23:30:00+01:00'));
});

test('every session can be marked, a day of rest can not', async ({ page }) => {
  for (const { route, weeks } of programme.phases) {
    await page.goto(`.${route}`);
    for (const { number, days } of weeks) {
      await expect(week(page, number).getByRole('checkbox')).toHaveCount(days.filter(isSession).length);
    }
  }
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(doneTick(page, 12, 'dimanche')).toHaveAccessibleName(/^Course terminée/);
  await expect(page.getByText(/séances? faites?/)).toHaveCount(0);
});

test('a tap marks a session with its date, another takes the mark away', async ({ page }) => {
  await page.goto('./training/phase1');
  const tick = doneTick(page, 1, 'lundi');
  await tick.click();
  await expect(tick).toBeChecked();
  await expect(tick).toHaveAccessibleName('Fait le 3 mars : lundi, Haut du corps');
  await expect(page).toHaveURL('./training/phase1');
  expect(await storedState(page)).toEqual({ version: VERSION, done: { '1-lundi': { on: '2027-03-03' } } });
  await page.keyboard.press('Space');
  await expect(tick).not.toBeChecked();
  await expect(tick).toHaveAccessibleName('Fait : lundi, Haut du corps');
  expect(await storedState(page)).toEqual({ version: VERSION });
});

test('a session that was marked on another day says when, and of which year', async ({ page }) => {
  await storeState(page, {
    version: VERSION,
    race: { date: '2027-04-18', startedOn: '2027-01-04' },
    done: { '6-lundi': { on: '2027-03-01' }, '6-mardi': { on: '2027-03-03' }, '5-lundi': { on: '2026-02-22' } },
  });
  await page.goto('./training/phase2');
  await expect(doneTick(page, 6, 'lundi')).toHaveAccessibleName('Fait le 1er mars : lundi, Haut du corps');
  await expect(doneTick(page, 6, 'mardi')).toHaveAccessibleName(/^Fait\s+: mardi/);
  await expect(doneTick(page, 6, 'mardi')).toHaveAccessibleDescription('coché le 3 mars');
  await expect(doneTick(page, 5, 'lundi')).toHaveAccessibleDescription('coché le 22 février 2026');
  await expectFits(page);
});

test.describe('without a network', () => {
  // The app asks about its session at some time.
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test('a mark stays through a reload, another screen and the way back', async ({ page, context }) => {
    await page.goto('./training');
    await page.getByRole('link', { name: 'Voir le programme' }).first().click();
    await context.setOffline(true);
    await doneTick(page, 2, 'mardi').click();
    await page.goBack();
    await expect(page.getByText('1 séance faite sur 23')).toBeVisible();
    await page.goForward();
    await expect(doneTick(page, 2, 'mardi')).toBeChecked();
    await context.setOffline(false);
    await page.reload();
    await expect(doneTick(page, 2, 'mardi')).toBeChecked();
    await expect(doneTick(page, 1, 'mardi')).not.toBeChecked();
  });
});

test('what one tab marks, the other shows', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('./training/phase1');
  await other.goto('./training/phase1');
  await doneTick(page, 1, 'lundi').click();
  await expect(doneTick(other, 1, 'lundi')).toBeChecked();
  await doneTick(other, 1, 'mardi').click();
  await expect(doneTick(page, 1, 'mardi')).toBeChecked();
  await doneTick(page, 1, 'lundi').click();
  await expect(doneTick(other, 1, 'lundi')).not.toBeChecked();
  await expect(weekLink(other, 1)).toContainText('1 sur 6');
});

test('a page that comes back from the back/forward cache shows what was marked meanwhile', async ({ page }) => {
  await page.goto('./training/phase1');
  await doneTick(page, 1, 'lundi').click();
  // Pages in that cache hear of no change, and the browser of the tests has none: it is told as browsers tell it.
  await page.evaluate((key) => {
    localStorage.setItem(key, localStorage.getItem(key)?.replace('1-lundi', '1-mardi') ?? '');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, STORAGE_KEY);
  await expect(doneTick(page, 1, 'mardi')).toBeChecked();
  await expect(doneTick(page, 1, 'lundi')).not.toBeChecked();
});

test('a week and a phase say how far they are once they are begun', async ({ page }) => {
  await storeState(page, {
    version: VERSION,
    done: { '1-lundi': {}, '1-mardi': {}, '3-dimanche': {}, '99-lundi': {} },
  });
  await page.goto('./training');
  const phases = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Voir le programme' }) });
  await expect(phases.filter({ hasText: 'séances faites' })).toHaveCount(1);
  await expect(phases.first()).toContainText('3 séances faites sur 23');

  await page.goto('./training/phase1');
  await expect(page.getByText('3 séances faites sur 23')).toBeVisible();
  await expect(weekLink(page, 1)).toContainText('2 sur 6 séances faites');
  await expect(weekLink(page, 2)).not.toContainText('séances faites');
  await expect(week(page, 1)).toContainText('2 sur 6 séances faites');
  await expect(week(page, 2)).not.toContainText('séances faites');
  await expect(doneTick(page, 1, 'lundi')).toHaveAccessibleName('Fait : lundi, Haut du corps');
  await doneTick(page, 1, 'mercredi').click();
  await expect(week(page, 1)).toContainText('3 sur 6 séances faites');
  await expect(page.getByText('4 séances faites sur 23')).toBeVisible();
});

test('everyone can read a programme that is done', async ({ page }) => {
  test.setTimeout(180_000);
  const days = programme.phases.flatMap(({ weeks }) =>
    weeks.flatMap(({ number, days }) => days.filter(isSession).map(({ day }) => `${number}-${day}`)),
  );
  await storeState(page, {
    version: VERSION,
    done: Object.fromEntries(days.map((id) => [id, { on: '2027-03-01' }])),
  });
  for (const path of ['./training', './training/phase1', './training/phase3']) {
    await page.goto(path);
    await expect(page.getByText(/séances faites sur/).first()).toBeVisible();
    await expectReadable(page);
  }
  await expect(doneTick(page, 12, 'dimanche')).toHaveAccessibleName(
    'Course terminée le 1er mars : dimanche, Jour de course',
  );
});
