import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { LoggedSession, LoggedSet } from '../../src/journal/model/entry.ts';
import { button, heading, open } from './app.tsx';
import { storedJournal, storeJournal } from './device.ts';
import { SQUAT, setDevice } from './journalScreens.ts';
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

test('a wrong load is mended in its row: press, type, save; what says it undoes it', async () => {
  await row('2, Goblet squat, 8 .+ 225 kg$').click();
  await expect.element(page.getByRole('textbox')).toHaveLength(2);
  await load().fill('22,5');
  await button('Enregistrer').click();
  await expect.element(editor()).toHaveLength(0);
  await expect.element(page.getByRole('row', { name: /^2/ })).toContainText('22,5 kg');
  await expect.element(row('2, ')).toHaveFocus();
  await expect.poll(setsNow).toEqual([FIRST, { ...SECOND, kg: 22.5 }]);
  await expect.element(heading()).toHaveText(SQUAT.name);
  await expectToast('success', 'Série 2 corrigée : 8 × 22,5 kgAnnuler');
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

test('a text that is no number stays and saves nothing; an unlikely load is asked about once, beside the other sets', async () => {
  await row('2').click();
  await load().fill('lourd');
  await button('Enregistrer').click();
  await expect.element(editor().getByText('Écris des kilos, par exemple 22,5.')).toBeVisible();
  await expect.element(load()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(load()).toHaveValue('lourd');
  await expect.element(load()).toHaveFocus();
  await load().fill('235');
  await userEvent.keyboard('{Enter}');
  await expect.element(editor().getByText('235 kg : à vérifier.')).toBeVisible();
  await expect.element(editor()).toHaveTextContent('appuie de nouveau sur « Enregistrer »');
  await expectReadable();
  await expect.element(load()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(editor()).toBeInTheDocument();
  expect(await setsNow()).toEqual([FIRST, SECOND]);
  vi.setSystemTime(Date.now() + 1000);
  await userEvent.keyboard('{Enter}');
  await expect.poll(async () => (await setsNow())?.[1]?.kg).toBe(235);
});

test('P1: what is typed into a set is there after a reload, and holds back another one until it is saved or given up', async () => {
  await row('2').click();
  await row('1').click();
  await expect.element(editor()).toHaveLength(0);
  await row('2').click();
  await load().fill('22,5');
  const stored = Object.entries(sessionStorage);
  await cleanup();
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
  await open('/journal/squat');
  await expect.element(load()).toHaveValue('22,5');
  await row('1').click();
  await expect.element(editor().getByRole('heading')).toHaveFocus();
  await expect.element(load()).toHaveValue('22,5');
  await expect.element(page.getByRole('region', { name: 'Série 1' })).toHaveLength(0);
  await button('Annuler').click();
  await row('1').click();
  await expect.element(page.getByRole('region', { name: 'Série 1' })).toBeVisible();
  await row('2').click();
  await expect.element(load()).toHaveValue('225');
});

test('P2: what another tab changed of the session meanwhile stays; a time is that of its split too', async () => {
  const ski = { exercise: 'skierg', name: 'SkiErg', seconds: 180 };
  const splits = [{ kind: 'station' as const, id: 'skierg', name: 'SkiErg', seconds: 180 }];
  const timed = { ...SESSION, changedAt: 2, sets: [ski], splits };
  await storeJournal([timed]);
  await page.getByText('Exercice par exercice').click();
  await row('1').click();
  await page.getByRole('textbox', { name: 'Temps, en minutes et secondes' }).fill('4:00');
  await storeJournal([{ ...timed, changedAt: 3, note: 'Mieux', sets: [{ ...ski, rpe: 9 }] }]);
  await expect.element(page.getByText('Mieux')).toBeVisible();
  await button('Enregistrer').click();
  await expect
    .poll(storedJournal)
    .toMatchObject([{ note: 'Mieux', sets: [{ rpe: 9, seconds: 240 }], splits: [{ seconds: 240 }] }]);
});
