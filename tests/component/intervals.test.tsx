import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { address, button, heading, open } from './app.tsx';
import { fastForward, stopClock, storedJournal, storedState, storeJournal, storeState } from './device.ts';
import { expectFits } from './fit.ts';
import { reopen } from './phone.ts';
import { doneTick, week } from './programme.ts';
import { RACE, todays } from './race.ts';
import { expectReadable } from './readable.ts';
import { countdown, figure, press, progress } from './runner.ts';

/** Mardi of week 5: 5 × 400 m, with 75 s between them. */
const TUESDAY = '2027-02-23T18:00';
const RUN = '/training?workout=5-mardi&day=5-mardi&run=1';
/** The one large button of a repeat: « Série faite puis repos 75 s ». */
const done = () => page.getByRole('button', { name: /^Série faite puis / });
const ran = (on: string, meters: number, seconds: number): LoggedSession => ({
  ...{ id: on, changedAt: 1, kind: 'workout', on, name: 'Course' },
  sets: [{ exercise: 'course', name: 'Course', meters, seconds }],
});

async function openToday(): Promise<void> {
  stopClock(TUESDAY);
  storeState({ race: RACE });
  await open('/training');
}

async function toFirst(): Promise<void> {
  await openToday();
  await todays().getByRole('button', { name: 'Démarrer', exact: true }).click();
  await expect.element(heading()).toHaveText('Échauffement');
  await press('Partir', 'Échauffement fait');
}

/** Runs a repeat in so many seconds. */
async function repeat(seconds: number): Promise<void> {
  await fastForward(seconds * 1000);
  await done().click();
}

test('today’s intervals are one tap away, and timed repeat by repeat', async () => {
  await storeJournal([ran('2027-02-12', 400, 92), ran('2027-02-19', 1000, 270)]);
  await openToday();
  await todays().getByRole('button', { name: 'Démarrer', exact: true }).click();
  expect(address()).toBe(RUN);
  await expect.element(heading()).toHaveText('Échauffement');
  await expect.element(page.getByText('Récupération : 75 s de trot entre les 400 m.')).toBeVisible();
  await expect.element(page.getByText('Consigne du jour')).toContainText('Trottine 10 min');
  await expect.element(page.getByRole('checkbox')).toHaveLength(0);
  await press('Partir');
  await expect.element(countdown()).toHaveText('10:00');
  await press('Échauffement fait');

  await expect.element(page.getByText(/^Série 1 sur 5/)).toBeVisible();
  await expect.element(page.getByText('400 m · RPE 8', { exact: true })).toBeVisible();
  await expect.element(done()).toHaveAccessibleName(/^Série faite puis repos 75\ss$/);
  // Over the same distance, not the last one.
  await expect.element(button('La dernière fois : 400 m en 1:32')).toBeVisible();
  await fastForward(96_000);
  await expect.element(countdown()).toHaveText('1:36');
  await expectFits();
  await expectReadable();
  await done().click();
  await expect.element(heading()).toHaveText('Repos');
  await expect.element(progress()).toHaveText('1 sur 5 séries');
  await reopen();
  await expect.element(heading()).toHaveText('Repos');
  await fastForward(75_000);
  await expect.element(page.getByText(/^Série 2 sur 5/)).toBeVisible();
  await expect.element(page.getByText(/^Juste avant/)).toHaveText('Juste avant : Série 1 1:36');
});

test('intervals that are done mark their day, and are a run of the journal with a split for each repeat', async () => {
  await toFirst();
  for (const seconds of [96, 97, 98, 99]) {
    await repeat(seconds);
    await fastForward(75_000);
  }
  await expect.element(done()).toHaveAccessibleName('Série faite puis Retour au calme');
  await repeat(100);
  await press('Partir', 'Terminer la séance');
  await expect.element(figure('séries faites')).toHaveText('5');
  await expect.element(figure('de fractionné')).toHaveText('13:10');
  await expect.element(page.getByRole('checkbox', { name: /^Semaine 5, mardi 23 février/ })).toBeChecked();
  await press('Terminer');
  await expect.poll(address).toBe('/training');
  await expect.poll(storedJournal).toMatchObject([{ kind: 'run', day: '5-mardi' }]);
  await todays()
    .getByRole('link', { name: /^Voir ce que j’ai noté/ })
    .click();
  const splits = page.getByRole('table', { name: 'Temps de passage' }).getByRole('row');
  await expect.element(splits).toHaveLength(10);
  await expect.element(splits.nth(9)).toHaveTextContent(/^Série 5 4:10\/km1:40$/);
  const advice = page.getByText('ta meilleure série (Série 1, 4:00/km)');
  await expect.element(advice).toBeVisible();
  expect(advice.element().textContent).toContain('(Série\u00a01, 4:00/km)');
  await expect.element(page.getByRole('img', { name: /^Allure de chaque série/ })).toBeVisible();
  await open('/journal');
  const listed = page.getByRole('region', { name: 'Les séances' }).getByRole('listitem').first();
  await expect.element(listed).toContainText('5 séries');
  await expect.element(page.getByRole('region', { name: 'Les simulations' })).toContainText('Après une simulation');
});

test('a repeat that is left out is no repeat of the journal, and its day counts all the same', async () => {
  await toFirst();
  for (const _ of Array(4)) {
    await repeat(96);
    await press('Passer le repos');
  }
  await press('Passer', 'Partir', 'Terminer la séance');
  await expect.element(figure('séries faites')).toHaveText('4');
  await expect.poll(storedJournal).toMatchObject([{ day: '5-mardi', sets: Array(4).fill({ meters: 400 }) }]);
  expect(Object.keys(storedState().done)).toEqual(['5-mardi']);
});

test('intervals that are opened again and abandoned leave their day to do', async () => {
  await toFirst();
  for (const _ of Array(4)) {
    await repeat(96);
    await press('Passer le repos');
  }
  await repeat(96);
  await press('Partir', 'Terminer la séance');
  expect(Object.keys(storedState().done)).toEqual(['5-mardi']);
  await expect.poll(storedJournal).toHaveLength(1);
  await press('Revenir à la séance', 'Quitter la séance', 'L’abandonner', 'Abandonner');
  await expect.poll(address).toBe('/training');
  expect(storedState().done ?? {}).toEqual({});
});

test('the distance of an outing with intervals makes no pace of its whole time', async () => {
  const repeat = { kind: 'run' as const, id: 'course', name: 'Série 1', meters: 400, seconds: 96 };
  await storeJournal([
    { ...ran('2027-02-23', 400, 96), kind: 'run', name: 'Fractionné', seconds: 2400, splits: [repeat] },
  ]);
  stopClock(TUESDAY);
  await open('/journal/2027-02-23/edit');
  await page.getByLabelText('Distance (km)').fill('6');
  await expect.element(page.getByLabelText('Durée totale')).toHaveValue('40:00');
  await expect.element(page.getByText(/^Allure/)).toHaveLength(0);
  await button('Enregistrer').click();
  await expect.poll(storedJournal).toMatchObject([{ meters: 6000 }]);
  await open('/journal/2027-02-23');
  await expect.element(page.getByRole('term').filter({ hasText: 'Durée totale' })).toBeVisible();
  await expect.element(page.getByRole('term').filter({ hasText: 'Allure' })).toHaveLength(0);
  await open('/journal');
  await expect.element(page.getByRole('img', { name: /^L’allure de chaque sortie/ })).toHaveLength(0);
});

test('intervals that are left for later are resumed from where they were begun', async () => {
  await toFirst();
  await press('Quitter la séance', 'La garder pour plus tard');
  await expect.poll(address).toBe('/training');
  await expect.element(todays().getByRole('button', { name: 'Démarrer', exact: true })).toHaveLength(0);
  await open('/training/phase2');
  await week(5).getByRole('button', { name: 'Reprendre : mardi, Fractionné 5 × 400 m' }).click();
  await expect.element(page.getByText('En pause')).toHaveLength(2);
});

test('without a race date, a week begins its intervals, until they are done', async () => {
  stopClock(TUESDAY);
  await open('/training/phase2');
  const starts = () => week(5).getByRole('button', { name: /^Démarrer/ });
  await expect.element(starts()).toHaveLength(1);
  await doneTick(5, 'mardi').click();
  await expect.element(starts()).toHaveLength(0);
  await doneTick(5, 'mardi').click();
  await starts().click();
  expect(address()).toBe(RUN);
  await expect.element(heading()).toHaveText('Échauffement');
  await press('Quitter la séance', 'La garder pour plus tard');
  await expect.poll(address).toBe('/training/phase2');
});
