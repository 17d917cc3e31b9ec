import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paceWords } from '../../src/format/pace.ts';
import { formatShare } from '../../src/format/quantities.ts';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { training } from '../fixtures/generated/training.ts';
import { address, button, open } from './app.tsx';
import { setClock, storedJournal, storedState, storeJournal, storeState } from './device.ts';
import { expectWhollyInSight } from './inSight.ts';
import { doneTick, week } from './programme.ts';
import { main, RACE } from './race.ts';
import { expectReadable } from './readable.ts';
import { workout } from './runner.ts';

const COMPROMISED = workout('/training/phase2/hyrox-specific', 'course-compromise');

const paces = training.paces?.list ?? [];

function paceOf(id: string) {
  const pace = paces.find((each) => each.id === id);
  if (!pace) throw new Error(`no pace ${id}`);
  return { ...pace, words: paceWords(pace).replace(/\s/g, ' ') };
}

const footing = paceOf('footing');
const hyrox = paceOf('allure-hyrox');

const section = () => {
  const title = page.getByRole('heading', { level: 2, name: 'Les allures', exact: true });
  return page.elementLocator(title.element().closest('section') ?? document.body);
};
const definition = (id: string) =>
  section()
    .getByRole('definition')
    .nth(paces.findIndex((pace) => pace.id === id));
const meters = () => page.getByLabelText('Mètres courus en 6 min', { exact: true });
const fiveKm = () => page.getByLabelText('Ton temps sur 5 km', { exact: true });
const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();
const save = () => button('Noter le résultat').click();

const numbers = () => section().getByRole('definition').filter({ hasText: '/km' });

async function openPaces(date: string): Promise<void> {
  setClock(`${date}T18:00`);
  await open('/training#resultat');
  await expect.element(button('Noter le résultat')).toBeVisible();
}

/** In the order of their days: the database has that of their ids. */
const tests = async () =>
  (await storedJournal()).filter((entry) => !('deleted' in entry)).toSorted((a, b) => a.on.localeCompare(b.on));

const testOf = (on: string, distance: number): LoggedSession => ({
  ...{ id: on, changedAt: Date.parse(on), kind: 'test', on, name: 'Le test demi-Cooper' },
  ...{ meters: distance, seconds: 360 },
});

test('the programme shows every pace once, with its part of the speed of the test, and how to do the test', async () => {
  await openPaces('2027-01-12');
  const terms = section().getByRole('term').elements();
  expect(terms.map(({ textContent }) => textContent)).toEqual(paces.map(({ name }) => name));
  for (const { id, feeling, share } of paces) {
    await expect.element(definition(id)).toContainText(feeling);
    const part = share && `${formatShare(share)} de la vitesse du test`.replace(/\s/g, ' ');
    if (part) await expect.element(definition(id)).toContainText(part);
  }
  await expect.element(section().getByRole('heading', { level: 3 }).first()).toHaveText('Le test demi-Cooper 6 min');
  await expect.element(numbers()).toHaveLength(0);
});

test('a run says its pace by its name, its effort and what it feels like, with numbers once there is a result', async () => {
  const tuesday = week(2).getByRole('listitem').nth(1);
  const definitionOfHyrox = main().getByRole('definition').filter({ hasText: hyrox.feeling });
  await open('/training/phase1');
  await expect.element(tuesday).toContainText(`${footing.name} : ${footing.words}`);
  await expect.element(week(2).getByRole('listitem').first()).not.toContainText('Allure');
  await open(COMPROMISED.address);
  await expect.element(definitionOfHyrox).toHaveText(hyrox.words);

  await storeJournal([testOf('2026-11-12', 1500)]);
  await expect.element(definitionOfHyrox).toHaveText(`4:40–5:20/km. ${hyrox.words}`);
  await open('/training/phase1');
  await expect.element(tuesday).toContainText(`${footing.name} : 5:20–6:10/km. ${footing.words}`);
});

test('a result of the test gives each pace its numbers; what is none is refused', async () => {
  await openPaces('2027-01-12');
  await meters().fill('loin');
  await save();
  await expect.element(main()).toContainText('Écris ta distance en mètres, par exemple 1400.');
  await expect.element(meters()).toHaveFocus();
  await meters().fill('1500');
  await save();
  await expect.element(main()).toContainText('1500 m en 6 min, soit 4:00/km. Tes allures s’affichent maintenant');
  await meters().fill('1500 pas');
  await save();
  await expect.element(main()).toContainText('Écris ta distance en mètres');
  await expect.element(main()).not.toContainText('Tes allures s’affichent');
  await expect.element(definition('footing')).toContainText('5:20–6:10/km');
  await expectReadable();
});

test('a known time over 5 km gives the paces too, until a test says more', async () => {
  await openPaces('2027-01-12');
  await choose('Temps sur 5 km');
  await fiveKm().fill('vite');
  await save();
  await expect.element(main()).toContainText('Écris ton temps en minutes et secondes, par exemple 24:30');
  await expect.element(fiveKm()).toHaveFocus();
  await fiveKm().fill('25 min');
  await save();
  await expect.element(main()).toContainText('5 km en 25:00, environ 4:35/km au test');
  await expect.element(definition('footing')).toContainText('6:10–7:05/km');

  await choose('Test de 6 min');
  await meters().fill('1500');
  await save();
  await expect.element(definition('footing')).toContainText('5:20–6:10/km');
  await choose('Temps sur 5 km');
  await expect.element(fiveKm()).toHaveValue('25:00');
  await expect.element(main()).toContainText('Tes allures viennent de ton test, plus fiable.');
  const found = (await tests()).sort((one, other) => Number(one.seconds) - Number(other.seconds));
  expect(found).toMatchObject([
    { kind: 'test', on: '2027-01-12', name: 'Le test demi-Cooper', meters: 1500, seconds: 360 },
    { kind: 'test', on: '2027-01-12', name: '5\u00a0km', meters: 5000, seconds: 1500 },
  ]);
});

test('a result is confirmed in sight; corrected, it is one entry; taken back, it can be brought back', async () => {
  await page.viewport(360, 480);
  await openPaces('2027-01-12');
  await meters().fill('1400');
  // As low as it can stand, with the confirmation to come below.
  button('Noter le résultat').element().scrollIntoView({ block: 'end' });
  await save();
  await expectWhollyInSight(page.getByText(/^1400\sm en 6\smin, soit 4:17\/km/));
  await expect.element(meters()).not.toHaveFocus();
  await meters().fill('1450');
  await save();
  await expect.element(main()).toContainText('1450 m en 6 min');
  expect(await tests()).toMatchObject([{ kind: 'test', on: '2027-01-12', meters: 1450 }]);

  await meters().fill('');
  await save();
  await expectWhollyInSight(page.getByText('Résultat effacé, ici et dans ton journal.'));
  await expect.element(numbers()).toHaveLength(0);
  expect(await tests()).toEqual([]);
  await button('Annuler').click();
  await expect.element(meters()).toHaveValue('1450');
  await expect.element(button('Annuler')).toHaveLength(0);
  await expect.element(definition('footing')).toContainText('/km');
  expect(await tests()).toMatchObject([{ meters: 1450 }]);
});

test('a result of before is noted again only when it is typed again', async () => {
  await storeJournal([testOf('2027-01-12', 1500)]);
  await openPaces('2027-03-09');
  // A press alone is no test that was run.
  await save();
  await expect.element(main()).toContainText('Déjà noté le 12 janvier. Le même résultat aujourd’hui ?');
  await meters().fill('');
  await meters().fill('1500');
  await save();
  await expect.element(main()).toContainText('Tes allures s’affichent maintenant dans tes séances');
  expect(await tests()).toMatchObject([{ on: '2027-01-12' }, { on: '2027-03-09', meters: 1500 }]);
});

test('a test that is deleted in the journal gives the paces back to the one before', async () => {
  await storeJournal([testOf('2027-01-12', 1500), testOf('2027-02-09', 1200)]);
  await openPaces('2027-02-09');
  await expect.element(definition('footing')).toContainText('6:40–7:40/km');
  await open('/journal/2027-02-09');
  await button('Supprimer').click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Supprimé' }))
    .toContainText('Tes allures reprennent ton résultat du 12 janvier.');
  await openPaces('2027-02-09');
  await expect.element(definition('footing')).toContainText('5:20–6:10/km');
});

/** Of the race: its week 4, whose mardi 16 February has the test. */
const THURSDAY = '2027-02-18';

test('a test is noted for the day of its week, which it marks; taken back, it takes the mark back', async () => {
  storeState({ race: RACE });
  await openPaces(THURSDAY);
  await meters().fill('1500');
  await save();
  await expect.element(main()).toContainText('La séance du mardi 16 février est cochée.');
  expect(storedState().done).toEqual({ '4-mardi': { on: THURSDAY } });
  expect(await tests()).toMatchObject([{ on: THURSDAY, day: '4-mardi' }]);
  await meters().fill('');
  await save();
  await expect.element(button('Annuler')).toBeVisible();
  expect(storedState().done).toBeUndefined();
  await button('Annuler').click();
  await expect.element(meters()).toHaveValue('1500');
  expect(storedState().done).toEqual({ '4-mardi': { on: THURSDAY } });
});

test('without a race a test is of the day that it is noted from, whose running is noted beside it', async () => {
  const tuesday = week(4).getByRole('listitem').nth(1);
  setClock('2027-01-12T18:00');
  await open('/training/phase1');
  await expect.element(tuesday).toContainText('difficile');
  await tuesday.getByRole('link', { name: 'Noter le test' }).click();
  await expect.poll(address).toBe('/training#resultat');
  await expect.element(page.getByRole('heading', { name: 'Ton résultat' })).toHaveFocus();
  await expectWhollyInSight(meters());
  await meters().fill('1500');
  await save();
  await expect.element(main()).toContainText('La séance de mardi, semaine 4, est cochée.');
  await open('/training/phase1');
  await expect.element(doneTick(4, 'mardi')).toBeChecked();
  await expect.element(tuesday.getByRole('link', { name: 'Noter la sortie' })).toBeVisible();
  await expect.element(tuesday.getByRole('link', { name: 'Noter le test' })).not.toBeInTheDocument();
  await tuesday.getByRole('link', { name: 'Voir mon test' }).click();
  await button('Supprimer').click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Supprimé' }))
    .toContainText('La séance de mardi, semaine 4, n’est plus cochée. Sans ce test');
  expect(storedState().done).toBeUndefined();
  await button('Annuler la suppression').click();
  expect(storedState().done).toEqual({ '4-mardi': { on: '2027-01-12' } });
});

test('a late start that leaves the test out offers it, in a footing, until there is a result', async () => {
  const offer = () => main().getByText('Le test de 6 min était en semaine 4');
  storeState({ race: { date: '2027-04-18', startedOn: '2027-04-05' } });
  await openPaces('2027-04-06');
  // Just before the race.
  await expect.element(offer()).not.toBeInTheDocument();
  // Six weeks are left: week 2 of the programme, a Thursday with a footing.
  storeState({ race: { date: '2027-04-18', startedOn: '2027-03-08' } });
  await storeJournal([testOf('2026-11-12', 1300)]);
  await openPaces('2027-03-11');
  await expect.element(offer()).toBeVisible();
  await page.getByRole('link', { name: 'note ton résultat' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ton résultat' })).toHaveFocus();
  await meters().fill('1400');
  await save();
  await expect.element(main()).toContainText('La séance du jeudi 11 mars est cochée.');
  await expect.element(offer()).not.toBeInTheDocument();
});
