import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { understanding } from '../fixtures/generated/understanding.ts';
import { address, heading, open } from './app.tsx';
import { fastForward, stopClock, storedJournal, storedState, storeJournal, storeState } from './device.ts';
import { status } from './journalScreens.ts';
import { main, RACE, todays } from './race.ts';
import { figure, press } from './runner.ts';

const MINUTE = 60_000;
const SEGMENTS = 2 * understanding.stations.length;
const stopwatch = () => page.getByRole('button', { name: 'Chronométrer ma course', exact: true });
const mark = () => page.getByRole('checkbox', { name: /^Course terminée/ });

/** Ends so many segments, each after five minutes. */
async function run(segments: number): Promise<void> {
  await expect.element(heading()).toHaveText('Au départ');
  for (let segment = 0; segment <= segments; segment += 1) {
    await fastForward(segment === 0 ? 1000 : 5 * MINUTE);
    (page.getByRole('button', { name: /^(?:Fait puis|C’est parti) ./ }).element() as HTMLElement).click();
  }
}

beforeEach(() => {
  stopClock('2027-04-18T09:20');
  storeState({ race: RACE });
});

test('on its day the race is timed from home, which says its time then, with the way to its splits', async () => {
  await open('/training');
  await expect.element(todays().getByRole('link', { name: 'La course, heure par heure' })).toBeVisible();
  await stopwatch().click();
  await run(SEGMENTS);
  await expect.element(heading()).toHaveText('Course terminée');
  await expect.element(figure('de course. Bravo !')).toHaveText('1:20:00');
  await expect.element(page.getByRole('checkbox', { name: /^Semaine 12, dimanche/ })).toBeChecked();
  expect(storedState().done).toEqual({ '12-dimanche': { on: '2027-04-18' } });
  await expect.poll(storedJournal).toMatchObject([{ kind: 'race', day: '12-dimanche', seconds: 4800 }]);
  await press('Terminer');
  await expect.poll(address).toBe('/training');
  await expect.element(mark()).toBeChecked();
  await expect.element(stopwatch()).toHaveLength(0);
  await expect.element(todays()).toContainText('Ton temps : 1:20:00');
});

test('on the days after, home and the guide say the time, with the splits', async () => {
  stopClock('2027-04-20T09:00');
  const splits = [{ kind: 'run' as const, id: 'lap-1', name: 'Tour 1', seconds: 300, meters: 1000 }];
  const race = { kind: 'race' as const, on: RACE.date, name: 'Ta course', day: '12-dimanche', seconds: 4800, splits };
  await storeJournal([{ id: 'race', changedAt: 1, ...race }]);
  await open('/competition');
  await expect.element(page.getByRole('region', { name: 'Ta course, étape par étape' })).toContainText('1:20:00');
  await open('/training');
  await expect.element(main()).toContainText('Ton temps : 1:20:00');
  await page.getByRole('link', { name: 'Voir mes temps de passage' }).click();
  await expect.element(page.getByRole('table', { name: 'Temps de passage' })).toBeVisible();
});

test('tried on another day, it is asked about and marks nothing', async () => {
  stopClock('2027-04-17T18:00');
  await open('/competition');
  await stopwatch().click();
  await run(SEGMENTS / 2);
  await press('Quitter la séance', 'La terminer ici');
  await expect.element(page.getByRole('checkbox', { name: /^Semaine 12, dimanche/ })).not.toBeChecked();
  expect(storedState().done).toEqual({});
});

test('a race that was broken off leaves its day to do', async () => {
  await open('/training');
  await stopwatch().click();
  await run(4);
  await press('Quitter la séance', 'La terminer ici');
  await expect.element(figure('de course')).toHaveText(/^2\d:/);
  await expect.element(page.getByText('Bravo')).toHaveLength(0);
  expect(storedState().done).toEqual({});
});

test('who ran without the stopwatch notes the time from home, which marks the race', async () => {
  stopClock('2027-04-19T09:00');
  await open('/training');
  await page.getByRole('link', { name: 'Noter mon temps' }).click();
  await expect.element(page.getByLabelText('Date')).toHaveValue('2027-04-18');
  await page.getByLabelText('Temps').fill('1:23:45');
  await page.getByRole('button', { name: 'Noter', exact: true }).click();
  await expect.poll(storedJournal).toMatchObject([{ kind: 'race', day: '12-dimanche', seconds: 5025 }]);
  await expect.element(status()).toHaveText('C’est noté, et ta course est cochée.');
  expect(storedState().done).toEqual({ '12-dimanche': { on: '2027-04-18' } });
  await open('/training');
  await expect.element(main()).toContainText('Ton temps : 1:23:45');
});
