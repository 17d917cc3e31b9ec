import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isSession } from '../../src/schedule/model/day.ts';
import { STORAGE_KEY } from '../../src/storage/account.ts';
import { VERSION } from '../../src/storage/record.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { address, open } from './app.tsx';
import { setClock, storedState, storeState } from './device.ts';
import { expectFits } from './fit.ts';
import { doneTick, week } from './programme.ts';

const weekLink = (number: number) =>
  page
    .getByRole('navigation', { name: 'Les semaines de la phase' })
    .getByRole('link', { name: `Semaine ${number}`, exact: false });

const named = (name: string) => page.getByRole('checkbox', { name, exact: true });

beforeEach(() => setClock('2027-03-03T23:30'));

test('each session has a checkbox, a day of rest has none', async () => {
  for (const { route, weeks } of programme.phases) {
    await open(route);
    for (const { number, days } of weeks) {
      await expect.element(week(number).getByRole('checkbox')).toHaveLength(days.filter(isSession).length);
    }
  }
  await expect.element(page.getByRole('checkbox', { checked: true })).toHaveLength(0);
  await expect.element(doneTick(12, 'dimanche')).toHaveAccessibleName(/^Course terminée/);
  await expect.element(page.getByText(/séances? faites?/)).toHaveLength(0);
});

test('a tap marks a session with its date, another takes the mark away', async () => {
  await open('/training/phase1');
  const tick = doneTick(1, 'lundi');
  await tick.click();
  await expect.element(named('Fait le 3 mars : lundi, Haut du corps')).toBeChecked();
  expect(address()).toBe('/training/phase1');
  expect(storedState()).toEqual({ version: VERSION, done: { '1-lundi': { on: '2027-03-03' } } });
  await userEvent.keyboard(' ');
  await expect.element(named('Fait : lundi, Haut du corps').first()).not.toBeChecked();
  expect(storedState()).toEqual({ version: VERSION });
});

test('a page that comes back from the back/forward cache shows what was marked meanwhile', async () => {
  await open('/training/phase1');
  await doneTick(1, 'lundi').click();
  // Pages in that cache hear of no change.
  localStorage.setItem(STORAGE_KEY, localStorage.getItem(STORAGE_KEY)?.replace('1-lundi', '1-mardi') ?? '');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(doneTick(1, 'mardi')).toBeChecked();
  await expect.element(doneTick(1, 'lundi')).not.toBeChecked();
});

test('a week and a phase say how far they are once they are begun', async () => {
  storeState({
    done: { '1-lundi': { on: '2026-02-22' }, '1-mardi': { on: '2027-03-01' }, '3-dimanche': {}, '99-lundi': {} },
  });
  await open('/training');
  const phases = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Voir le programme' }) });
  await expect.element(phases.filter({ hasText: 'séances faites' })).toHaveLength(1);
  await expect.element(phases.first()).toContainText('3 séances faites sur 23');
  await open('/training/phase1');
  await expect.element(page.getByText('3 séances faites sur 23')).toBeVisible();
  await expectFits();
  // Marks of another day say when, and of which year.
  await expect.element(doneTick(1, 'mardi')).toHaveAccessibleName(/^Fait le 1er\smars\s+: mardi,/);
  await expect.element(doneTick(1, 'lundi')).toHaveAccessibleName(/^Fait le 22\sfévrier\s2026\s+: lundi,/);
  await expect.element(weekLink(1)).toContainText('2 sur 6 séances faites');
  await expect.element(weekLink(2)).not.toContainText('séances faites');
  await expect.element(week(1)).toContainText('2 sur 6 séances faites');
  await expect.element(week(2)).not.toContainText('séances faites');
  await doneTick(1, 'mercredi').click();
  await expect.element(week(1)).toContainText('3 sur 6 séances faites');
  await expect.element(page.getByText('4 séances faites sur 23')).toBeVisible();
});
