import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { understanding } from '../fixtures/generated/understanding.ts';
import { address, button, heading, open } from './app.tsx';
import { setClock, storedJournal, storedState, storeJournal, storeState } from './device.ts';
import { expectFits } from './fit.ts';
import { pressTwice } from './pressTwice.ts';
import { main, RACE } from './race.ts';
import { expectReadable } from './readable.ts';
import { textsOf } from './texts.ts';

const DAY = '12-dimanche';
/** As the table of a result page has them; 1:32:05 in all. */
const PAGE = `Running 1\t00:04:53
1000m SkiErg\t00:04:35
Running 2\t00:05:01
50m Sled Push\t00:03:02
Running 3\t00:05:12
50m Sled Pull\t00:07:18
Running 4\t00:05:18
80m Burpee Broad Jump\t00:05:05
Running 5\t00:05:25
1000m Row\t00:04:41
Running 6\t00:05:21
200m Farmers Carry\t00:02:11
Running 7\t00:05:19
100m Sandbag Lunges\t00:05:58
Running 8\t00:06:52
Wall Balls\t00:07:47
Roxzone Time\t00:08:07
Run Total\t00:43:21
Overall Time\t01:32:05`;

const record = () => page.getByRole('region', { name: 'Ta course, étape par étape' });
const paste = () => page.getByLabelText(/^Colle ici le tableau/);
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const alerts = () => record().getByRole('alert');
const says = (text: string | RegExp) => record().getByRole('status').filter({ hasText: text });
const table = () => page.getByRole('table', { name: 'Temps de passage' });
const cells = (of: ReturnType<typeof table>, name: string) =>
  textsOf(of.getByRole('row').filter({ hasText: name }).getByRole('cell'));

async function openForm(): Promise<void> {
  await open('/competition');
  await record().getByRole('heading', { name: 'Ton résultat officiel' }).click();
}

async function read(text: string): Promise<void> {
  await paste().fill(text);
  await button('Lire les temps').click();
}

beforeEach(() => {
  setClock('2027-04-20T09:00');
  storeState({ race: RACE, racePlan: { targetSeconds: 5400 } });
});

async function undo(): Promise<void> {
  // Right after the save it may be the second press of a double tap.
  await button('Annuler').click();
  await expect.element(button('Annuler')).toBeVisible();
  setClock('2027-04-20T09:00:01');
  await button('Annuler').click();
}

test('P11: a result that is pasted fills the form, and is one race in the journal, whose day is done, until undone', async () => {
  await openForm();
  await read(PAGE);
  await expect.element(says('17 temps lus.')).toBeVisible();
  await expect.element(field('Tour 1')).toHaveValue('4:53');
  await expect.element(field('Burpee broad jumps')).toHaveValue('5:05');
  await expect.element(field('RoxZone')).toHaveValue('8:07');
  await expect.element(record()).toContainText('Total : 1:32:05');
  await expect.element(record()).not.toContainText('Il manque');

  await pressTwice(button('Enregistrer'));
  await expect.element(says('C’est enregistré, et ta course est cochée.')).toBeVisible();
  const [race, ...others] = await storedJournal();
  expect(others).toEqual([]);
  expect(race).toMatchObject({ kind: 'race', on: RACE.date, day: DAY, seconds: 5525, isOfficial: true });
  expect(race?.splits).toHaveLength(17);
  expect(race?.splits?.[0]).toMatchObject({ kind: 'run', id: 'lap-1', seconds: 293, meters: 1000 });
  expect(race?.splits?.[0]?.targetSeconds).toBeGreaterThan(300);
  expect(race?.splits?.[16]).toMatchObject({ kind: 'transition', id: 'roxzone', seconds: 487 });
  expect(storedState().done).toEqual({ [DAY]: { on: RACE.date } });
  await expect.element(record().getByText('1:32:05', { exact: true }).first()).toBeVisible();
  expect(cells(table(), 'SkiErg')).toHaveLength(3);
  await page.getByRole('link', { name: 'Voir mes temps de passage' }).click();
  const title = record().getByRole('heading', { level: 4 }).first();
  await expect.element(title).toHaveFocus();
  await expect.element(title).toBeInViewport();

  await undo();
  await expect.element(says('C’est annulé.')).toBeVisible();
  await expect.element(table()).toHaveLength(0);
  await expect.poll(storedJournal).toMatchObject([{ deleted: true }]);
  expect(storedState().done ?? {}).toEqual({});
  await expect.element(field('Tour 1')).toHaveValue('4:53');
  await expect.element(button('Enregistrer')).toHaveFocus();
});

test('a text that can’t be read changes nothing, and its lines are named', async () => {
  await openForm();
  await field('Tour 1').fill('5.01');
  const damaged = PAGE.replace('00:03:02', '00:0x:02');
  await read(damaged);
  await expect
    .element(alerts().filter({ hasText: 'Cette ligne ne se lit pas' }))
    .toContainText('50m Sled Push 00:0x:02');
  await expect.element(paste()).toHaveValue(damaged);
  await expect.element(field('Tour 1')).toHaveValue('5:01');
  await expect.element(field('SkiErg')).toHaveValue('');
});

test('times are typed without a page; one that nobody takes is confirmed, and not by a double tap', async () => {
  await openForm();
  await field('Tour 1').fill('1.10');
  await expect.element(record()).not.toContainText('à vérifier');
  await field('SkiErg').fill('quatre');
  await expect.element(field('Tour 1')).toHaveAccessibleDescription(/^1:10\s: à vérifier\.$/);
  await button('Enregistrer').click();
  await expect.element(alerts().filter({ hasText: '1 temps à corriger.' })).toBeVisible();
  await expect.element(field('SkiErg')).toHaveFocus();
  await expectReadable();
  await field('SkiErg').fill('4.35');
  await expect.element(record()).toContainText('Il manque : 15 temps. Ton temps total reste inconnu.');
  await pressTwice(button('Enregistrer'));
  await expect
    .element(alerts().filter({ hasText: 'Corrige' }))
    .toHaveText(/^Corrige, ou appuie de nouveau sur «\sEnregistrer\s» pour confirmer\.$/);
  await expect.element(field('Tour 1')).toHaveFocus();
  expect(await storedJournal()).toEqual([]);
  setClock('2027-04-20T09:00:01');
  await button('Enregistrer').click();
  await expect.element(says('C’est enregistré')).toBeVisible();
  const [race] = await storedJournal();
  expect(race?.splits?.map(({ seconds }) => seconds)).toEqual([70, 275]);
  expect(race?.seconds).toBeUndefined();
});

test('an official time that the segments don’t make is said before it is saved, with the penalty of the page', async () => {
  await openForm();
  await read(PAGE.replace('Overall Time\t01:32:05', 'Penalty\t00:03:00\nOverall Time\t01:35:05'));
  await expect
    .element(record())
    .toContainText('Temps officiel : 1:35:05, soit 3:00 de plus que la somme : ta pénalité.');
});

test('P1: what was pasted and typed is there again when the page comes back', async () => {
  await openForm();
  await read(PAGE);
  await field('Tour 2').fill('5.55');
  await openForm();
  await expect.element(paste()).toHaveValue(PAGE);
  await expect.element(field('Tour 2')).toHaveValue('5:55');
  await expect.element(field('Tour 3')).toHaveValue('5:12');
});

test('the splits of a race that was timed are replaced once that is said, and come back', async () => {
  const splits = understanding.stations.flatMap(({ id, name }, index) => [
    { kind: 'run' as const, id: `lap-${index + 1}`, name: `Tour ${index + 1}`, seconds: 330, meters: 1000 },
    { kind: 'station' as const, id, name, seconds: 360 },
  ]);
  const sets = [{ exercise: 'sled-pull', name: 'Sled pull', kg: 78, seconds: 360, split: 5 }];
  const timed = { kind: 'race' as const, on: RACE.date, name: 'Ta course', day: DAY, seconds: 5520, rpe: 9 };
  await storeJournal([{ ...timed, id: 'timed', changedAt: 1, splits, sets }]);
  storeState({ race: RACE, done: { [DAY]: { on: RACE.date } } });
  await open('/journal/timed');
  await page.getByRole('link', { name: 'Noter ton résultat officiel' }).click();
  await expect.poll(address).toBe('/competition#resultat-officiel');
  await expect.element(paste()).toBeVisible();
  await expect.element(record()).not.toContainText('remplaceront');
  await read(PAGE);
  await expect.element(record()).toContainText('Ta course a déjà des temps de passage : ceux-ci les remplaceront.');
  await button('Enregistrer').click();
  await expect.poll(() => cells(table(), 'Sled pull')[0]).toBe('7:18');
  const [race, ...others] = await storedJournal();
  expect(others).toEqual([]);
  expect(race).toMatchObject({ id: 'timed', rpe: 9, seconds: 5525, sets: [{ kg: 78, split: 5, seconds: 438 }] });

  await undo();
  await expect.poll(() => cells(table(), 'Sled pull')[0]).toBe('6:00');
  await expect.poll(storedJournal).toMatchObject([{ id: 'timed', seconds: 5520, sets }]);
  expect((await storedJournal())[0]?.isOfficial).toBeUndefined();
  expect(storedState().done).toEqual({ [DAY]: { on: RACE.date } });
});

test('a race stands beside the plan and the others, with where to win and the last simulation', async () => {
  await openForm();
  await read(PAGE);
  await button('Enregistrer').click();
  await expect.element(says('C’est enregistré')).toBeVisible();
  const simulation = understanding.stations.map(({ id, name, distance, reps }) => ({
    ...(distance ? { meters: distance.meters / 2 } : { reps: (reps?.min ?? 0) / 2 }),
    kind: 'station' as const,
    id,
    name,
    seconds: 150,
  }));
  const workout = { kind: 'workout' as const, on: '2027-03-28', name: 'Simulation 6', splits: simulation };
  await storeJournal([{ ...workout, id: 'simulation', changedAt: 1 }]);
  const [race] = (await storedJournal()).filter(({ kind }) => kind === 'race');
  await open(`/journal/${race?.id}`);
  await expect.element(heading()).toHaveText(race?.name ?? '');
  await expect
    .element(main().getByText(/^Où gagner/))
    .toHaveText(
      /^Où gagner : Sled pull, 1 min \d\d de plus que les autres à 1 h 32, puis Sandbag lunges, 1 min \d\d de plus\.$/,
    );
  expect(textsOf(table().getByRole('columnheader'))).toEqual(['Étape', 'Toi', 'Plan', 'Autres']);
  await expect.element(main()).toContainText('Les autres : le temps moyen à 1 h 32');
  await page.getByText('À côté de ta simulation').click();
  expect(cells(page.getByRole('table', { name: 'Ta course et ta simulation' }), 'Sled pull')).toEqual(['7:18', '5:00']);
  await expect
    .element(main())
    .toContainText('« Simulation 6 », dimanche 28 mars : ses temps, ramenés aux distances de la course.');
  await expectFits();
});
