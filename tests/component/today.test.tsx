import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { plainText } from '../../src/format/richText.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';
import { address, button, heading, open } from './app.tsx';
import { type Device, pass, setClock, stopClock, storeState } from './device.ts';
import { expectWhollyInSight } from './inSight.ts';
import { main, RACE, todays } from './race.ts';
import { expectReadable } from './readable.ts';
import { press, STRENGTH } from './runner.ts';

/** Lundi of week 7, a day of suggested workout; mardi is a run, samedi a rest day. */
const MONDAY = '2027-03-08T18:00';
const start = () => todays().getByRole('button', { name: 'Démarrer', exact: true });
const tomorrow = () => page.getByRole('region', { name: 'Demain' });
const toTimetable = () => todays().getByRole('link', { name: 'La course, heure par heure' });
const mark = () => todays().getByRole('checkbox');

async function openTraining(time: string, device: Device = {}, clock = setClock): Promise<void> {
  clock(time);
  storeState({ race: RACE, ...device });
  await open('/training');
  await expect.element(todays()).toBeVisible();
}

test('a suggested workout that is left for later is resumed above today, not started twice', async () => {
  await openTraining(MONDAY, {}, stopClock);
  await start().click();
  expect(address()).toBe('/training/phase2/upper-body?workout=endurance-haut&day=7-lundi&run=1');
  await press('Quitter la séance', 'La garder pour plus tard');
  await expect.poll(address).toBe('/training');
  await expect.element(start()).toHaveLength(0);
  await page.getByRole('link', { name: 'Reprendre la séance' }).click();
  expect(address()).toMatch(/workout=endurance-haut&day=7-lundi&run=1$/);
});

test('a day without a suggested workout leads to the choice, which keeps the day', async () => {
  await openTraining('2027-03-31T18:00');
  await expect.element(start()).toHaveLength(0);
  await todays().getByRole('link', { name: 'Choisir ma séance' }).click();
  expect(address()).toBe('/training/phase3/lower-body?day=10-mercredi');
  await expect.element(heading()).toHaveText('Bas du corps');
  await main().getByRole('listitem').getByRole('link').first().click();
  await button('Démarrer la séance').click();
  await expect.poll(address).toMatch(/day=10-mercredi&run=1$/);
});

describe('tomorrow', () => {
  test('is shown after today’s mark, and goes with the mark', async () => {
    const [day] = programme.phases[1]?.weeks.find(({ number }) => number === 7)?.days.slice(1, 2) ?? [];
    await openTraining(MONDAY);
    await expect.element(tomorrow()).toHaveLength(0);
    await mark().click();
    await expect.element(mark()).toHaveFocus();
    await expect.element(start()).toHaveLength(0);
    await expectWhollyInSight(tomorrow().getByRole('heading', { level: 3 }));
    await expectWhollyInSight(mark());
    await expect.element(tomorrow().getByRole('listitem')).toContainText('mardi 9 mars');
    await expect.element(tomorrow()).toContainText(day?.activity ?? 'no day');
    await expect.element(tomorrow()).toContainText(plainText(day?.description ?? 'no day'));
    await expect.element(tomorrow().getByRole('checkbox')).toHaveLength(0);
    await expectReadable();
    await mark().click();
    await expect.element(tomorrow()).toHaveLength(0);
  });

  test('says what comes after a rest', async () => {
    await openTraining('2027-03-12T09:00', { done: ['7-vendredi'] });
    await expect.element(tomorrow()).toContainText('Repos et mobilité');
    await expect.element(tomorrow()).toContainText('À venir : Sortie longue, dimanche 14 mars');
    await openTraining('2027-03-13T09:00');
    await expect.element(todays()).toContainText('À venir : Sortie longue, dimanche 14 mars');
    await expect.element(mark()).toHaveLength(0);
  });
});

test('the wave leads the eve and the day of the race to its hours', async () => {
  await openTraining('2027-04-17T09:00', { racePlan: { wave: '09:20' } }, stopClock);
  await expect.element(todays()).toContainText('À venir : Jour de course, dimanche 18 avril à 9 h 20');
  await expect.element(toTimetable()).toBeVisible();
  await pass(24 * 3_600_000);
  await expect.element(todays().getByRole('listitem')).toContainText('dimanche 18 avril à 9 h 20');
  await toTimetable().click();
  expect(address()).toBe('/competition#timetable');
  await expect.element(page.getByRole('heading', { name: 'La course, heure par heure' })).toHaveFocus();
});

test('a race that is run shows what the coaches say of the days after, at once', async () => {
  await openTraining('2027-04-18T16:00');
  await expect.element(toTimetable()).toBeVisible();
  await todays()
    .getByRole('checkbox', { name: /^Course terminée/ })
    .click();
  await expect.element(todays()).toContainText(plainText(training.raceDate.after));
  await expect.element(toTimetable()).toHaveLength(0);
  await expect.element(tomorrow()).toHaveLength(0);
});

test('on a phone of any size today’s workout can be started below one that was interrupted long ago, which is asked about', async () => {
  storeState({ race: RACE });
  stopClock(MONDAY);
  await open(STRENGTH.address);
  await press('Démarrer la séance', 'Quitter la séance', 'La garder pour plus tard');
  stopClock('2027-03-15T18:00');
  for (const [width, height] of [
    [360, 740],
    [844, 390],
  ] as const) {
    await page.viewport(width, height);
    await open('/training');
    await expect.element(main()).toContainText('Séance du lundi 8 mars, interrompue');
    await expectWhollyInSight(start());
  }
  await start().click();
  await expect.element(page.getByRole('dialog')).toContainText('n’est pas terminée');
  await press('Abandonner l’autre et démarrer celle-ci');
  expect(address()).toMatch(/day=8-lundi&run=1$/);
});
