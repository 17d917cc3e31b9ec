import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { LoggedSession, LoggedSet } from '../../src/journal/model/entry.ts';
import { button, heading, open } from './app.tsx';
import { storedJournal, storeJournal } from './device.ts';
import { SQUAT, setDevice } from './journalScreens.ts';
import { pressTwice } from './pressTwice.ts';
import { expectReadable } from './readable.ts';
import { expectToast } from './toasts.ts';

const NAME = { exercise: 'goblet-squat', name: 'Goblet squat', prescribedSets: 2 };
const FIRST: LoggedSet = { ...NAME, kg: 20, reps: 10, rpe: 7 };
const SECOND: LoggedSet = { ...NAME, kg: 225, reps: 8 };
const SESSION: LoggedSession = { ...SQUAT, sets: [FIRST, SECOND] };

const row = (set: string) => page.getByRole('button', { name: new RegExp(`^Corriger la série ${set}`) });
const editor = () => page.getByRole('region', { name: 'Série 2' });
const load = () => editor().getByRole('textbox', { name: /^Charge, en kg/ });
const setsNow = async () => (await storedJournal())[0]?.sets;

beforeEach(async () => {
  setDevice();
  await storeJournal([SESSION]);
  await open('/journal/squat');
});

test('a wrong load is mended in its row: press, type, save', async () => {
  await row('2, Goblet squat, 8 .+ 225 kg$').click();
  await expect.element(page.getByRole('textbox')).toHaveLength(2);
  await expectReadable();
  await load().fill('22,5');
  await button('Enregistrer').click();
  await expect.element(editor()).toHaveLength(0);
  await expect.element(page.getByRole('row', { name: /^2/ })).toContainText('22,5 kg');
  await expect.element(row('2, ')).toHaveFocus();
  await expect.poll(setsNow).toEqual([FIRST, { ...SECOND, kg: 22.5 }]);
  await expect.element(heading()).toHaveText(SQUAT.name);
});

test('the whole row is pressed, and the buttons beside a number change it', async () => {
  await page.getByRole('row', { name: /^1/ }).getByRole('cell').first().click();
  await button('Charge : enlever 2,5').click();
  await button('RPE 9').click();
  await button('Enregistrer').click();
  await expect.poll(setsNow).toEqual([{ ...FIRST, kg: 17.5, rpe: 9 }, SECOND]);
});

test('a correction is undone from what says it', async () => {
  await row('2').click();
  await load().fill('22,5');
  await button('Enregistrer').click();
  await expectToast('success', 'Série 2 corrigée : 8 × 22,5 kgAnnuler');
  await expect.poll(async () => (await setsNow())?.[1]?.kg).toBe(22.5);
  await button('Annuler').click();
  await expect.poll(setsNow).toEqual([FIRST, SECOND]);
  await expect.element(button('Annuler')).toHaveLength(0);
  await expect.element(row('2')).toHaveFocus();
});

test('by keyboard Enter saves and Escape leaves the set as it was; both give the focus back', async () => {
  row('2').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(editor().getByRole('heading')).toHaveFocus();
  load().element().focus();
  await userEvent.keyboard('30{Escape}');
  await expect.element(editor()).toHaveLength(0);
  await expect.element(row('2')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(load()).toHaveValue('225');
  load().element().focus();
  await userEvent.keyboard('30{Enter}');
  await expect.element(row('2')).toHaveFocus();
  await expect.poll(async () => (await setsNow())?.[1]?.kg).toBe(30);
});

test('a text that is no number stays, says what is wrong beside it, and saves nothing', async () => {
  await row('2').click();
  await load().fill('lourd');
  await button('Enregistrer').click();
  await expect.element(editor().getByText('Écris des kilos, par exemple 22,5.')).toBeVisible();
  await expect.element(load()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(load()).toHaveValue('lourd');
  await expect.element(load()).toHaveFocus();
  expect(await setsNow()).toEqual([FIRST, SECOND]);
  await userEvent.keyboard('{Control>}a{/Control}24{Enter}');
  await expect.poll(async () => (await setsNow())?.[1]?.kg).toBe(24);
});

test('a help is edited as a help, also of an exercise that has none in the catalogue', async () => {
  await storeJournal([{ ...SESSION, changedAt: 2, sets: [FIRST, { ...SECOND, kg: -20 }] }]);
  await open('/journal/squat');
  await row('2').click();
  await expect.element(editor().getByRole('textbox', { name: 'Aide, en kg' })).toHaveValue('20');
  await button('Aide : enlever 2,5').click();
  await button('Enregistrer').click();
  await expect.poll(async () => (await setsNow())?.[1]?.kg).toBe(-17.5);
});

test('nothing changed is no new version of the session', async () => {
  await pressTwice(row('2'));
  await button('Enregistrer').click();
  await expect.element(editor()).toHaveLength(0);
  expect(await storedJournal()).toEqual([SESSION]);
});

test('an unlikely load is asked about once, also when Enter sends it: beside the other sets, not the wrong one', async () => {
  await row('2').click();
  await load().fill('235');
  await userEvent.keyboard('{Enter}');
  await expect.element(editor().getByText('235 kg : à vérifier.')).toBeVisible();
  await expect.element(editor()).toHaveTextContent('appuie de nouveau sur « Enregistrer »');
  await expectReadable();
  await expect.element(load()).toHaveFocus();
  expect(await setsNow()).toEqual([FIRST, SECOND]);
  await userEvent.keyboard('{Enter}');
  await expect.element(editor()).toBeInTheDocument();
  vi.setSystemTime(Date.now() + 1000);
  await userEvent.keyboard('{Enter}');
  await expect.poll(async () => (await setsNow())?.[1]?.kg).toBe(235);
});

test('P1: one set is edited at a time; another one waits until what is typed is saved or given up', async () => {
  await row('2').click();
  await row('1').click();
  await expect.element(editor()).toHaveLength(0);
  await row('2').click();
  await load().fill('22,5');
  await row('1').click();
  await expect.element(editor().getByRole('heading')).toHaveFocus();
  await expect.element(load()).toHaveValue('22,5');
  await expect.element(page.getByRole('region', { name: 'Série 1' })).toHaveLength(0);
  await button('Annuler').click();
  await row('1').click();
  await expect.element(page.getByRole('region', { name: 'Série 1' })).toBeVisible();
});

async function reload(): Promise<void> {
  const stored = Object.entries(sessionStorage);
  await cleanup();
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
  await open('/journal/squat');
}

test('P1: what is typed into a set is there after a reload', async () => {
  await row('2').click();
  await load().fill('22,5');
  await reload();
  await expect.element(load()).toHaveValue('22,5');
  await button('Enregistrer').click();
  await expect.poll(async () => (await setsNow())?.[1]?.kg).toBe(22.5);
});

test('what was given up after a reload is not there again', async () => {
  await row('2').click();
  await load().fill('22,5');
  await reload();
  await expect.element(load()).toHaveValue('22,5');
  await button('Annuler').click();
  await row('2').click();
  await expect.element(load()).toHaveValue('225');
});

test('P2: what another tab changed of the session meanwhile stays', async () => {
  await row('2').click();
  await load().fill('22,5');
  const other = {
    ...SESSION,
    changedAt: 2,
    note: 'Mieux',
    sets: [
      { ...FIRST, rpe: 8 },
      { ...SECOND, reps: 9 },
    ],
  };
  await storeJournal([other]);
  await expect.element(page.getByText('Mieux')).toBeVisible();
  await button('Enregistrer').click();
  await expect
    .poll(storedJournal)
    .toMatchObject([{ note: 'Mieux', sets: [{ rpe: 8 }, { reps: 9, kg: 22.5, prescribedSets: 2 }] }]);
});

test('a time of a simulation that is edited in its row is that of its split', async () => {
  const set = { exercise: 'skierg', name: 'SkiErg', seconds: 180 };
  const splits = [{ kind: 'station' as const, id: 'skierg', name: 'SkiErg', seconds: 180 }];
  await storeJournal([{ ...SQUAT, changedAt: 2, sets: [set], splits }]);
  await page.getByText('Exercice par exercice').click();
  await row('1').click();
  await page.getByRole('textbox', { name: 'Temps, en minutes et secondes' }).fill('4:00');
  await button('Enregistrer').click();
  await expect.element(page.getByRole('row', { name: 'SkiErg' }).first()).toHaveText('SkiErg4:00');
});
