import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDays, daysBetween, WEEKDAYS } from '../../src/calendar/localDate.ts';
import { address, open } from './app.tsx';
import { setClock, storedState, storeState } from './device.ts';
import { week } from './programme.ts';
import { main, todays } from './race.ts';
import { expectReadable } from './readable.ts';

/** A Sunday; the programme begins on 25 January. */
const RACE = { date: '2027-04-18', startedOn: '2027-01-25' };
const FIRST = RACE.startedOn;

/** Every session up to that day was done. */
function doneUntil(date: string): Record<string, { on: string }> {
  const days = Array.from({ length: daysBetween(FIRST, date) + 1 }, (_, index) => index);
  return Object.fromEntries(
    days
      .filter((index) => index % 7 !== 5)
      .map((index) => [`${Math.floor(index / 7) + 1}-${WEEKDAYS[index % 7]}`, { on: addDays(FIRST, index) }]),
  );
}

const card = (name: RegExp) => main().getByRole('region', { name });
const missed = (name: string) => card(new RegExp(`^${name}.: pas fait$`, 'i'));
const button = (name: string | RegExp) => page.getByRole('button', { name });
const undo = () => page.getByRole('status').getByRole('button', { name: 'Annuler' });
const changes = () => storedState().changes;

/** Longer than the guard of the cards, which is one for the page: it ignores a press soon after that of the test before. */
const GUARD_MS = 400;
let endedAt = Number.NEGATIVE_INFINITY;

beforeEach(async () => {
  setClock('2027-02-25T07:00');
  await expect.poll(() => performance.now() - endedAt).toBeGreaterThan(GUARD_MS);
  return () => {
    endedAt = performance.now();
  };
});

test('a session that was missed is let go from its card, and back; one that was done is ticked on its day and can be noted', async () => {
  storeState({ race: RACE, done: doneUntil('2027-02-23') });
  await open('/training');
  await expect.element(missed('mercredi, Bas du corps')).toContainText('48 h entre le bas du corps');
  await button('La laisser').click();
  await expect.element(missed('mercredi, Bas du corps')).toHaveLength(0);
  expect(changes().letGo).toEqual({ '5-mercredi': true });
  await undo().click();
  await expect.element(missed('mercredi, Bas du corps')).toBeVisible();
  expect(changes()).toBeUndefined();

  await button('Je l’ai faite').click();
  await expect.poll(() => storedState().done['5-mercredi']).toEqual({ on: '2027-02-24' });
  await page.getByRole('status').getByRole('button', { name: 'Noter' }).click();
  await expect.poll(address).toMatch(/^\/journal\/new\?.*day=5-mercredi/);
});

test('P11: the second tap of two on « La laisser » does not let go of the next session', async () => {
  storeState({ race: RACE, done: doneUntil('2027-02-22') });
  await open('/training');
  await expect.element(missed('mardi, Fractionné.*')).toContainText('1 autre séance');
  await button('La laisser').dblClick();
  await expect.element(missed('mercredi, Bas du corps')).toBeVisible();
  expect(changes().letGo).toEqual({ '5-mardi': true });
});

test('from a session that was missed to its timer: two presses', async () => {
  setClock('2027-02-27T07:00');
  storeState({ race: RACE, done: doneUntil('2027-02-25') });
  await open('/training');
  await missed('vendredi, Spécifique HYROX').getByRole('button', { name: 'La faire aujourd’hui' }).click();
  await expect.element(todays()).toContainText('Déplacée : prévue vendredi 26 février');
  await todays().getByRole('button', { name: 'Démarrer' }).click();
  await expect.poll(address).toMatch(/day=5-vendredi&run=1$/);
});

test('after five days the home asks why, and the return follows: the same week again, lighter', async () => {
  setClock('2027-03-01T07:00');
  storeState({ race: RACE, done: doneUntil('2027-02-23') });
  await open('/training');
  await expect.element(card(/^Aucune séance cochée depuis mardi 23 février$/)).toBeVisible();
  await button('Malade').click();
  await expect.element(card(/^Ta reprise, après 5 jours d’arrêt$/)).toContainText('Tu refais la semaine 5');
  await expectReadable();
  await open('/training/phase2');
  await expect.element(week(6)).toContainText('la semaine 5 refaite');
  await expect.element(week(6)).toContainText('Fractionné 5 × 400 m');
  await expect.element(week(5)).toContainText('Maladie');
});

test('for eight days after an illness the home says what is too early', async () => {
  const absences = { '2027-02-22': { kind: 'illness', to: '2027-02-23' } };
  storeState({ race: RACE, done: doneUntil('2027-02-21'), changes: { absences } });
  for (const [today, count] of [
    ['2027-03-03', 1],
    ['2027-03-04', 0],
  ] as const) {
    setClock(`${today}T07:00`);
    await open('/training');
    await expect.element(todays()).toBeVisible();
    await expect.element(main().getByText('Aucun effort intense pendant 8 jours.')).toHaveLength(count);
  }
});

test('after weeks the programme begins again with those that are left, and the undo takes that back', async () => {
  setClock('2027-03-08T07:00');
  const absences = { '2027-02-11': { kind: 'injury', to: '2027-03-07' } };
  storeState({ race: RACE, done: doneUntil('2027-02-10'), changes: { absences } });
  await open('/training');
  await button('Repartir avec les semaines qui restent').click();
  await expect.element(main()).toContainText('Il te reste 6 semaines');
  expect(storedState().race.startedOn).toBe('2027-03-08');
  await expect.element(todays().getByRole('checkbox')).not.toBeChecked();
  await expect.element(card(/^Ta reprise/)).toHaveLength(0);
  await undo().click();
  await expect.poll(() => storedState().race.startedOn).toBe(FIRST);
  expect(storedState().done).toEqual(doneUntil('2027-02-10'));
});

test('an absence is declared with or without an end, and ends when the member comes back', async () => {
  storeState({ race: RACE, done: doneUntil('2027-02-24') });
  await open('/training');
  await page.getByText('Un imprévu ?').click();
  await page.getByLabelText('Au, si tu le sais').fill('2027-02-20');
  await button('Noter cette absence').click();
  await expect.element(main()).toContainText('Le dernier jour est avant le premier.');
  await page.getByLabelText('Au, si tu le sais').fill('');
  await button('Noter cette absence').click();
  await expect.element(card(/^Maladie depuis aujourd’hui$/)).toBeVisible();
  await expect.element(todays().getByRole('button', { name: 'Démarrer' })).toHaveLength(0);
  setClock('2027-02-27T07:00');
  await open('/training');
  await button('Je reprends aujourd’hui').click();
  await expect.poll(changes).toMatchObject({ absences: { '2027-02-25': { kind: 'illness', to: '2027-02-26' } } });
});

test('a session is moved by keyboard in three steps, says where it was, and goes back', async () => {
  setClock('2027-02-22T07:00');
  storeState({ race: RACE, done: doneUntil('2027-02-21') });
  await open('/training/phase2');
  const jogging = week(5).getByRole('button', { name: 'Déplacer : jeudi, Footing' });
  await expect.element(jogging).toBeVisible();
  (jogging.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).toContainText('Prévue jeudi 25 février.');
  await expectReadable();
  (
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^samedi 27/i })
      .element() as HTMLElement
  ).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(week(5)).toContainText('Déplacée : prévue jeudi 25 février');
  await expect.element(week(5)).toContainText('Footing passe au samedi 27 février');
  await open('/training');
  await page.getByText('Un imprévu ?').click();
  await button(/^Remettre/).click();
  await expect.poll(changes).toBeUndefined();
});

test('a short week keeps what comes first, and a session that was let go can be taken up again', async () => {
  setClock('2027-02-22T07:00');
  storeState({ race: RACE, done: doneUntil('2027-02-21') });
  await open('/training');
  await page.getByText('Un imprévu ?').click();
  await page.getByRole('radio', { name: '3 séances' }).first().click();
  await expect.element(todays()).toContainText('Laissée : ta semaine est courte');
  expect(changes().shortWeeks).toEqual({ 5: 3 });
  storeState({ race: RACE, done: doneUntil('2027-02-21'), changes: { letGo: { '5-lundi': true } } });
  await open('/training');
  await todays()
    .getByRole('button', { name: /^La faire quand même/ })
    .click();
  await expect.poll(changes).toBeUndefined();
});
