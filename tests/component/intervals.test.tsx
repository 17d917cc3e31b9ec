import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { address, button, heading, open } from './app.tsx';
import { fastForward, stopClock, storedJournal, storeJournal, storeState } from './device.ts';
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

test('today’s intervals are one tap away, timed repeat by repeat, and a run of the journal with their splits', async () => {
  await storeJournal([ran('2027-02-12', 400, 92), ran('2027-02-19', 1000, 270)]);
  stopClock(TUESDAY);
  storeState({ race: RACE });
  await open('/training');
  await todays().getByRole('button', { name: 'Démarrer', exact: true }).click();
  expect(address()).toBe(RUN);
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
  await expectReadable();
  await done().click();
  await expect.element(heading()).toHaveText('Repos');
  await expect.element(progress()).toHaveText('1 sur 5 séries');
  await reopen();
  await fastForward(75_000);
  await expect.element(page.getByText(/^Juste avant/)).toHaveText('Juste avant : Série 1 1:36');
  for (const seconds of [97, 98, 99]) {
    await fastForward(seconds * 1000);
    await done().click();
    await fastForward(75_000);
  }
  await expect.element(done()).toHaveAccessibleName('Série faite puis Retour au calme');
  await fastForward(100_000);
  await done().click();
  await press('Partir', 'Terminer la séance');
  await expect.element(figure('séries faites')).toHaveText('5');
  await expect.element(figure('de fractionné')).toHaveText('13:10');
  await expect.element(page.getByRole('checkbox', { name: /^Semaine 5, mardi 23 février/ })).toBeChecked();
  await press('Terminer');
  await expect.poll(storedJournal).toContainEqual(expect.objectContaining({ kind: 'run', day: '5-mardi' }));
  await open('/training');
  await todays()
    .getByRole('link', { name: /^Voir ce que j’ai noté/ })
    .click();
  const splits = page.getByRole('table', { name: 'Temps de passage' }).getByRole('row');
  await expect.element(splits).toHaveLength(10);
  await expect.element(splits.nth(9)).toHaveTextContent(/^Série 5 4:10\/km1:40$/);
  await expect.element(page.getByText('ta meilleure série (Série 1, 4:00/km)')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /^Allure de chaque série/ })).toBeVisible();
});

test('the distance of an outing with intervals makes no pace of its whole time', async () => {
  const repeat = { kind: 'run' as const, id: 'course', name: 'Série 1', meters: 400, seconds: 96 };
  const outing = { ...ran('2027-02-23', 400, 96), kind: 'run' as const, meters: 6000, seconds: 2400, splits: [repeat] };
  await storeJournal([outing]);
  stopClock(TUESDAY);
  await open('/journal/2027-02-23');
  await expect.element(figure('Durée totale')).toHaveText('40:00');
  await expect.element(page.getByRole('term').filter({ hasText: 'Allure' })).toHaveLength(0);
  await open('/journal/2027-02-23/edit');
  await expect.element(page.getByLabelText('Durée totale')).toHaveValue('40:00');
  await expect.element(page.getByText(/^Allure/)).toHaveLength(0);
});

test('without a race date, a week begins its intervals until they are done, and resumes those left for later', async () => {
  stopClock(TUESDAY);
  await open('/training/phase2');
  const starts = () => week(5).getByRole('button', { name: /^Démarrer/ });
  await expect.element(starts()).toHaveLength(1);
  await doneTick(5, 'mardi').click();
  await expect.element(starts()).toHaveLength(0);
  await doneTick(5, 'mardi').click();
  await starts().click();
  expect(address()).toBe(RUN);
  await press('Passer', 'Quitter la séance', 'La garder pour plus tard');
  await expect.poll(address).toBe('/training/phase2');
  await week(5).getByRole('button', { name: 'Reprendre : mardi, Fractionné 5 × 400 m' }).click();
  await expect.element(heading()).toHaveText('Course');
  await expect.element(page.getByText('En pause').first()).toBeVisible();
});
