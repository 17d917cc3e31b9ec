import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { plainText } from '../../src/format/richText.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { address, button, heading, open } from './app.tsx';
import { fastForward, stopClock, storedJournal, storedState, storeState } from './device.ts';
import { expectWhollyInSight } from './inSight.ts';
import { begin, labelOf, openAfter, press, STRENGTH } from './runner.ts';

const from = (day: string) => ({ address: `${STRENGTH.address}&day=${day}` });
const finish = () => press('Quitter la séance', 'La terminer ici');
const doneDays = () => storedState().done ?? {};
const mark = (week: number) => page.getByRole('checkbox', { name: `Semaine ${week}, lundi : séance faite` });

const asked = programme.phases[0]?.weeks[1]?.days[0]?.description ?? 'nothing is asked';

test('the run of another day is not taken for the one of today', async () => {
  await begin(from('1-lundi'));
  await open(from('2-lundi').address);
  await press('Démarrer la séance', 'Abandonner l’autre et démarrer celle-ci');
  await expect.poll(address).toContain('day=2-lundi');
  await expect.element(page.getByText('Consigne du jour')).toContainText(plainText(asked).replace(/\s/g, ' '));
  await finish();
  // Nothing of it was done: its member says whether it counts.
  await expect.element(mark(2)).not.toBeChecked();
  for (const asked of [labelOf(mark(2)), button('RPE 10'), button('Terminer')]) await expectWhollyInSight(asked);
  expect(doneDays()).toEqual({});
  await mark(2).click();
  expect(Object.keys(doneDays())).toEqual(['2-lundi']);
});

test('a day that leads to no such workout is not marked, and a run that is finished is not one under way', async () => {
  await begin(from('1-mardi'));
  await finish();
  await expect.element(page.getByRole('heading', { name: 'Pour quel jour compte cette séance ?' })).toBeVisible();
  expect(doneDays()).toEqual({});
  await open('/training');
  await expect.element(heading()).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: 'Séance en cours' })).toHaveLength(0);
});

test('a session that ends after midnight is of the day on which it began, and so is its mark', async () => {
  await openAfter(STRENGTH, 8, '2-lundi');
  await fastForward(6 * 3_600_000);
  await finish();
  await expect.element(mark(2)).toBeChecked();
  expect(doneDays()).toEqual({ '2-lundi': { on: '2026-11-24' } });
  await mark(2).click();
  expect(doneDays()).toEqual({});
  await mark(2).click();
  expect(doneDays()).toEqual({ '2-lundi': { on: '2026-11-24' } });
  expect(await storedJournal()).toMatchObject([{ on: '2026-11-24', day: '2-lundi' }]);
});

test('a day that is done keeps the date of its mark', async () => {
  const done = { '1-lundi': { on: '2026-11-02' } };
  storeState({ done });
  await openAfter(STRENGTH, 8, '1-lundi');
  await finish();
  await expect.element(mark(1)).toBeChecked();
  expect(doneDays()).toEqual(done);
});

test('with a race date, the summary offers the days that are left, today first', async () => {
  stopClock('2026-11-02T18:00');
  // Eight weeks: a late start leaves out one of the four that lead here.
  storeState({ race: { date: '2026-12-20', startedOn: '2026-10-26' } });
  await open(STRENGTH.address);
  await press('Démarrer la séance');
  await finish();
  await expect.element(heading()).toHaveText('Séance terminée');
  const days = page.getByRole('checkbox').elements();
  expect(days.map((day) => day.closest('label')?.textContent?.replace(/\s+/g, ' '))).toEqual([
    'Semaine 2, lundi 2 novembre (aujourd’hui) : séance faite',
    'Semaine 1, lundi 26 octobre : séance faite',
    'Semaine 3, lundi 9 novembre : séance faite',
  ]);
});
