import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { documentTitle } from '../../src/ui/documentTitle.ts';
import { address, button, heading, open } from './app.tsx';
import { storedState, storeJournal, storeState } from './device.ts';
import { link, noteLinks, SQUAT, sessions, setDevice, status } from './journalScreens.ts';
import { pressTwice } from './pressTwice.ts';
import { doneTick } from './programme.ts';
import { expectReadable } from './readable.ts';
import { figure } from './runner.ts';
import { textsOf } from './texts.ts';

const SKI = { name: 'SkiErg', seconds: 180 };
const SPLITS = [{ ...SKI, kind: 'station' as const, id: 'skierg' }];

beforeEach(setDevice);

test('a session is shown, with each exercise, its sets and its history one tap away', async () => {
  await storeJournal([SQUAT, { ...SQUAT, id: 'avant', on: '2027-02-01', sets: SQUAT.sets.slice(0, 1) }]);
  await open('/journal/squat');
  const sets = page.getByRole('table', { name: 'Goblet squat' }).getByRole('row');
  await expect.poll(() => textsOf(sets)).toEqual(['SérieChargeRép.RPECorriger', '120 kg107', '222,5 kg8–']);
  await expect.element(page.getByText('Genou sensible')).toBeVisible();
  await expectReadable();
  await link('Goblet squat').click();
  await expect.element(heading()).toHaveText('Goblet squat');
  await expect.element(heading()).toHaveFocus();
  expect(document.title).toBe(documentTitle('Goblet squat'));
  await expect.element(figure('Meilleure série')).toHaveText('8 × 22,5 kg le 8 mars');
  await expect
    .poll(() => textsOf(page.getByRole('table').getByRole('row')))
    .toEqual([
      'DateSéries',
      '8 mars10 × 20 kg, puis 8 × 22,5 kg, RPE 7 pour 1 série sur 2',
      '1er février10 × 20 kg, RPE 7',
    ]);
  await expectReadable();
  await link('8 mars').click();
  await expect.element(heading()).toHaveText('Bases du squat');
  await open('/training/phase1/lower-body?workout=bases-du-squat');
  await link('Goblet squat').click();
  await expect.poll(address).toBe('/journal/exercises/goblet-squat');
  await open('/journal/exercises/nulle-part');
  await expect.element(page.getByText('Pas encore noté')).toBeVisible();
});

test('a day leads to what was noted for it, and so does the page of its workout', async () => {
  await open('/training/phase2/lower-body?workout=fentes-longues&day=7-mercredi');
  await expect.element(noteLinks()).toHaveLength(0);
  await link('Noter cette séance').click();
  await button('Noter').click();
  await expect.element(heading()).toHaveText('Fentes longues');
  await open('/training');
  await page.getByRole('link', { name: 'Voir ce que j’ai noté : mercredi, Bas du corps' }).click();
  await link('Revoir la séance prévue').click();
  await expect.element(button('Démarrer la séance')).toBeVisible();
  await noteLinks().click();
  await expect.element(link('Corriger')).toBeVisible();
});

test('a day that is ticked later is done on the date of what was noted', async () => {
  await storeJournal([{ ...SQUAT, day: '7-lundi' }]);
  await open('/training/phase2');
  await expect.element(noteLinks()).toHaveLength(1);
  await doneTick(7, 'lundi').click();
  expect(storedState().done).toEqual({ '7-lundi': { on: '2027-03-08' } });
});

test('without a race the notes of an earlier season are not a day’s: it can be noted', async () => {
  storeState({});
  const run = { id: 'run', changedAt: 1, kind: 'run', day: '1-mardi', name: 'Footing' } as const;
  await storeJournal([{ ...run, on: '2026-06-02' }]);
  await open('/training/phase1');
  await expect.element(page.getByRole('link', { name: /^Noter : mardi, Footing/ }).first()).toBeVisible();
  await expect.element(noteLinks()).toHaveLength(0);
  await storeJournal([{ ...run, on: '2027-03-02', changedAt: 2 }]);
  await expect.element(page.getByRole('link', { name: /^Voir ce que j’ai noté : mardi, Footing/ })).toHaveLength(1);
});

test('a time of a simulation is corrected in its splits too', async () => {
  const sets = [{ ...SKI, exercise: 'skierg' }];
  await storeJournal([{ ...SQUAT, name: 'Simulation', sets, splits: SPLITS }]);
  await open('/journal/squat');
  const split = page.getByRole('row', { name: 'SkiErg' }).first();
  await expect.element(split).toHaveText('SkiErg3:00');
  await expect.element(figure('Temps')).toHaveText('3:00');
  await expect.element(figure('Durée totale')).toHaveText('45:00');
  await link('Corriger').click();
  await page.getByLabelText('SkiErg, série 1, Temps').fill('4:00');
  await button('Enregistrer').click();
  await expect.element(split).toHaveText('SkiErg4:00');
});

test('P11: a deleted session is announced and comes back with the mark of its day; a second tap changes nothing', async () => {
  const done = { '7-lundi': { on: SQUAT.on } };
  storeState({ ...storedState(), done });
  await storeJournal([
    { ...SQUAT, day: '7-lundi' },
    { ...SQUAT, id: 'autre', name: 'Haut du corps' },
  ]);
  await open('/journal/squat');
  await pressTwice(button('Supprimer'));
  await expect
    .element(status().filter({ hasText: 'Supprimé' }))
    .toHaveText(/Supprimé : Bases du squat, lundi 8 mars\. La séance du lundi 8 mars n’est plus cochée\./);
  expect(address()).toBe('/journal');
  expect(storedState().done ?? {}).toEqual({});
  await expect.poll(() => textsOf(sessions())).toEqual([expect.stringContaining('Haut du corps')]);
  await expect.element(heading()).toHaveFocus();
  await userEvent.tab();
  await expect.element(link('Ajouter une sortie')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Annuler la suppression')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sessions()).toHaveLength(2);
  expect(storedState().done).toEqual(done);
  await expect.element(page.getByRole('heading', { name: 'Les séances' })).toHaveFocus();
});

test('an address that leads nowhere says so', async () => {
  await open('/journal/inconnue');
  await expect.element(status()).toHaveText('Cette séance n’est pas dans ton journal, ou n’y est plus.');
  await open('/journal/squat/EDIT');
  await expect.element(heading()).toHaveText('Page introuvable');
});

test.each([
  ['seance=squat&corriger=1', 'squat/edit'],
  ['exercice=goblet-squat', 'exercises/goblet-squat'],
  ['noter=1&workout=bases-du-squat&day=1-mercredi', 'new?workout=bases-du-squat&day=1-mercredi'],
])('the former address /journal?%s leads to its screen', async (former, path) => {
  await open(`/journal?${former}`);
  await expect.poll(address).toBe(`/journal/${path}`);
});
