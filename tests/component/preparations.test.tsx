import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from './app.tsx';
import { setClock, storedState, storeState } from './device.ts';
import { RACE } from './race.ts';
import { expectReadable } from './readable.ts';

const DONE = { '1-lundi': { on: '2027-01-25' }, '1-mardi': { on: '2027-01-26' }, '5-lundi': { on: '2027-02-22' } };
const ID = '0123456789abcdef';
const PAST = { [ID]: { race: { ...RACE, id: ID }, done: DONE, ticks: {}, racePlan: {}, dateHistory: [] } };

const past = () => page.getByRole('region', { name: 'Mes préparations passées' });

beforeEach(() => setClock('2027-07-13T09:00'));

test('past preparations are in the profile, each with the sessions of its own weeks, and erased after a question', async () => {
  // Seven weeks before the race, without week 4.
  const race = { date: '2026-06-14', startedOn: '2026-04-27', id: 'fedcba9876543210' };
  const done = { '1-lundi': { on: '2026-04-27' }, '4-lundi': {}, '4-mardi': {} };
  storeState({ pastPreparations: { [race.id]: { race, done }, ...PAST } });
  await open('/profile');
  const names = past().getByText(/^Course du/);
  await expect.element(names.first()).toHaveText('Course du 18 avril 2027');
  await expect.element(names.last()).toHaveText('Course du 14 juin 2026');
  await expect.element(past().getByText('3 séances faites', { exact: true })).toBeVisible();
  await expect.element(past().getByText('1 séance faite', { exact: true })).toBeVisible();
  await names.first().click();
  const first = past().getByRole('listitem').filter({ hasText: '25–31 janvier' }).last();
  await expect.element(first).toContainText('Semaine 1');
  await expect.element(first).toContainText('2 sur');
  await expect.element(page.getByText('2 préparations passées')).toBeVisible();
  await expectReadable();

  const erase = past().getByRole('button', { name: 'L’effacer' });
  await erase.first().click();
  const question = page.getByRole('dialog', { name: 'Effacer cette préparation' });
  await expect.element(question.getByRole('heading')).toHaveFocus();
  await question.getByRole('button', { name: 'La garder' }).click();
  await expect.element(erase.first()).toHaveFocus();
  expect(Object.keys(storedState().pastPreparations)).toHaveLength(2);
  await erase.first().click();
  await question.getByRole('button', { name: 'Effacer' }).click();
  await expect.element(past().getByRole('status')).toHaveText('Préparation effacée');
  expect(Object.keys(storedState().pastPreparations)).toEqual([race.id]);
});

test('a past preparation can be taken up again, and the one under way takes its place', async () => {
  const race = { date: '2027-10-03', startedOn: '2027-04-20', id: 'fedcba9876543210' };
  const done = { '1-lundi': { on: '2027-07-12' } };
  storeState({ race, done, pastPreparations: PAST });
  await open('/profile');
  await past().getByText('Course du 18').click();
  await past().getByRole('button', { name: 'Reprendre cette préparation' }).click();
  await expect.element(past().getByRole('heading')).toHaveFocus();
  await expect.element(past().getByRole('status')).toHaveText('Préparation reprise : elle est dans Programme');
  await expect.element(past()).toContainText('Course du 3 octobre 2027');
  expect(storedState()).toMatchObject({ race: RACE, done: DONE, pastPreparations: { [race.id]: { race, done } } });
});
