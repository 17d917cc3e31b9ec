import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { address, button, heading, open } from './app.tsx';
import { setClock, storedJournal, storedState, storeJournal } from './device.ts';
import { link, SQUAT, setDevice, status } from './journalScreens.ts';
import { pressTwice } from './pressTwice.ts';
import { doneTick } from './programme.ts';
import { expectReadable } from './readable.ts';
import { figure } from './runner.ts';
import { textsOf } from './texts.ts';

const field = (name: string | RegExp) => page.getByLabelText(name);
const countsForPlan = () => page.getByRole('checkbox', { name: /^Compte pour le programme/ });
const squatRows = () => page.getByRole('table', { name: 'Goblet squat' }).getByRole('row');
const loads = () => field(/^Goblet squat, série \d, charge en kilos$/);

/** As a reload does, which unmounts nothing: what the form keeps for it is there. */
async function reload(): Promise<void> {
  const kept = Object.entries(sessionStorage);
  await cleanup();
  for (const [key, value] of kept) sessionStorage.setItem(key, value);
  await open(address());
}

beforeEach(setDevice);

test('a run is noted from its day: what is typed is forgiven, its pace is shown, the day is ticked', async () => {
  await open('/journal/new?day=6-mardi');
  await expect.element(heading()).toHaveText('Noter : Fractionné 3 × 1 km');
  await field('Distance').fill('5 km');
  // A region that is hidden while it is empty announces nothing.
  expect(document.querySelector('form [aria-live]')?.checkVisibility()).toBe(true);
  await field('Temps').fill('28 min 30');
  await expect.element(page.getByText('Allure : 5:42/km')).toBeVisible();
  await field('Effort').fill('7,5');
  await field('Note').fill('Vent de face');
  await button('Noter').click();
  await expect.element(status()).toHaveText('C’est noté, et la séance du mardi 2 mars est cochée.');
  await expect.element(heading()).toHaveText('Fractionné 3 × 1 km');
  await expect.element(heading()).toHaveFocus();
  await expect.element(figure('Temps')).toHaveText('28:30');
  await expect.element(figure('Allure')).toHaveText('5:42/km');
  expect(storedState().done).toEqual({ '6-mardi': { on: '2027-03-02' } });
  const noted = { day: '6-mardi', on: '2027-03-02', meters: 5000, seconds: 1710, rpe: 7.5, note: 'Vent de face' };
  expect(await storedJournal()).toMatchObject([noted]);

  await link('Corriger').click();
  await field('Date').fill('2027-03-04');
  await button('Enregistrer').click();
  await expect.element(page.getByText('jeudi 4 mars')).toBeVisible();
  await open('/training/phase2');
  await expect.element(doneTick(6, 'mardi')).toHaveAccessibleDescription(/^coché le 4\smars$/);
  await expect.element(doneTick(6, 'jeudi')).not.toBeChecked();
});

test('a run that is added later counts for the planned run of its date, unless its member says no', async () => {
  await open('/journal/new');
  // A gym day.
  await expect.element(field('Date')).toHaveValue('2027-03-10');
  await expect.element(countsForPlan()).not.toBeInTheDocument();
  await field('Date').fill('2027-03-07');
  await expect.element(countsForPlan()).toBeChecked();
  await expect.element(countsForPlan()).toHaveAccessibleName(/Sortie longue, dimanche\s7\smars$/);
  await field('Effort').fill('4');
  await pressTwice(button('Noter'));
  await expect.element(status()).toHaveText('C’est noté, et la séance du dimanche 7 mars est cochée.');
  expect(storedState().done).toEqual({ '6-dimanche': { on: '2027-03-07' } });
  // A second tap would find the day taken.
  await expect.poll(storedJournal).toMatchObject([{ name: 'Footing', day: '6-dimanche' }]);
  await open('/journal/new');
  await field('Date').fill('2027-03-09');
  await countsForPlan().click();
  await field('Effort').fill('4');
  await button('Noter').click();
  await expect.element(status()).toHaveText('C’est noté.');
  expect(storedState().done).not.toHaveProperty('7-mardi');
});

test('figures are typed on a number pad, and over the ones before; a run of which nothing is said is not noted', async () => {
  await open('/journal/new');
  await button('Noter').click();
  await expect.element(field('Distance')).toHaveFocus();
  await expect
    .element(field('Distance'))
    .toHaveAccessibleDescription(/^Remplis au moins un champ\s: distance, temps, effort ou note.$/);
  for (const name of ['Distance', 'Temps', 'Effort']) {
    await expect.element(field(name)).toHaveAttribute('inputmode', 'decimal');
  }
  // A number pad has no colon.
  await field('Temps').click();
  await userEvent.keyboard('1,02,30');
  await expect.element(field('Temps')).toHaveValue('1:02:30');
  await expect.element(page.getByText('Remplis au moins un champ')).toHaveLength(0);
  await field('Distance').click();
  await field('Temps').click();
  await userEvent.keyboard('30.10');
  await expect.element(field('Temps')).toHaveValue('30:10');
});

test('wrong input is said where it is, nothing typed is lost, and a reload keeps it', async () => {
  await open('/journal/new');
  await field('Distance').fill('loin');
  await field('Temps').fill('28:75');
  await field('Effort').fill('11');
  await field('Note').fill('Avec Ana');
  await button('Noter').click();
  await expect.element(field('Distance')).toHaveFocus();
  await expect.element(field('Distance')).toHaveAccessibleDescription(/Écris des kilomètres, par exemple 5,2/);
  await expect.element(field('Temps')).toHaveAccessibleDescription(/par exemple 28:30/);
  await expect.element(field('Effort')).toHaveAccessibleDescription('Écris ton effort de 1 à 10.');
  await expect.element(page.getByText('3 champs à corriger.')).toBeVisible();
  await expectReadable();
  // In the night: the date is the one that was there.
  setClock('2027-03-11T00:01');
  await reload();
  await expect.element(field('Date')).toHaveValue('2027-03-10');
  await expect.element(field('Distance')).toHaveValue('loin');
  await expect.element(field('Note')).toHaveValue('Avec Ana');
  await field('Distance').fill('5');
  await field('Temps').clear();
  await field('Effort').clear();
  await field('Date').fill('2027-03-12');
  await button('Noter').click();
  await expect.element(field('Date')).toHaveAccessibleDescription('Choisis aujourd’hui ou un jour passé.');
  await field('Date').fill('2026-12-31');
  await button('Noter').click();
  await expect.element(page.getByText('jeudi 31 décembre 2026')).toBeVisible();
  // The next form begins anew.
  await open('/journal/new');
  await expect.element(field('Distance')).toHaveValue('');
});

test('a workout is noted from its page, from the last time; one load stands for the sets after it', async () => {
  await storeJournal([SQUAT]);
  await open('/training/phase1/lower-body?workout=bases-du-squat&day=1-mercredi');
  await link('Noter cette séance').click();
  await expect.element(field('Goblet squat, série 2, répétitions')).toHaveValue('8');
  await loads().nth(1).fill('24,5 kg');
  await expect.element(loads().nth(2)).toHaveValue('24,5 kg');
  await expect.element(loads().first()).toHaveValue('20');
  await expectReadable();
  await button('Noter').click();
  await expect.element(squatRows().last()).toContainText('24,5 kg');
  expect(storedState().done).toEqual({ '1-mercredi': { on: '2027-01-27' } });
});

test('what is unlikely is asked about once, beside its field, and not answered by a double tap', async () => {
  await storeJournal([SQUAT]);
  await open('/training/phase1/lower-body?workout=bases-du-squat');
  await link('Noter cette séance').click();
  await loads().first().fill('225');
  await pressTwice(button('Noter'));
  await expect.element(loads().first()).toHaveFocus();
  await expect.element(loads().first()).toHaveAccessibleDescription(/^225\skg\s: à vérifier\.$/);
  await expect.element(loads().first()).not.toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(page.getByText(/^Corrige, ou appuie de nouveau sur «\sNoter\s» pour confirmer\.$/))
    .toBeVisible();
  expect(await storedJournal()).toEqual([SQUAT]);
  setClock('2027-03-10T18:01');
  await button('Noter').click();
  await expect.element(squatRows().nth(1)).toContainText('225 kg');
});

test('a session is corrected: its date, its figures, a note, a set more, a set less', async () => {
  await storeJournal([{ ...SQUAT, sets: SQUAT.sets.map((set) => ({ ...set, note: 'Trop lourd' })) }]);
  await open('/journal/squat');
  await link('Corriger').click();
  await field('Goblet squat, série 1, charge en kilos').fill('99');
  await button('Annuler').click();
  await expect.element(heading()).toHaveText('Bases du squat');
  await link('Corriger').click();
  await expect.element(field('Goblet squat, série 1, charge en kilos')).toHaveValue('20');
  await field('Date').fill('2027-02-01');
  // Over what is there.
  await field('Goblet squat, série 1, charge en kilos').click();
  await userEvent.keyboard('21');
  await field('Note de la série 1').clear();
  await button('Ajouter une série : Goblet squat').click();
  await field('Goblet squat, série 3, répétitions').fill('6');
  await button('Goblet squat : supprimer la série 2').click();
  await field('Goblet squat, série 2, répétitions').fill('six');
  await button('Enregistrer').click();
  await expect.element(field('Goblet squat, série 2, répétitions')).toHaveFocus();
  await expect.element(field('Goblet squat, série 2, répétitions')).toHaveAccessibleDescription(/par exemple 10/);
  await field('Goblet squat, série 2, répétitions').fill('6');
  await button('Enregistrer').click();
  await expect.element(page.getByRole('status').filter({ hasText: 'C’est corrigé.' })).toBeVisible();
  await expect.poll(() => textsOf(squatRows())).toEqual(['SérieChargeRép.RPECorriger', '121 kg107', '222,5 kg6–']);
  await expect.element(page.getByText('lundi 1er février')).toBeVisible();
  expect(address()).toBe('/journal/squat');
  expect(await storedJournal()).toMatchObject([{ on: '2027-02-01', sets: [{ kg: 21 }, { reps: 6 }] }]);
});

test('P11: a second tap on « Enregistrer » goes back no further than to the session', async () => {
  await storeJournal([SQUAT]);
  await open('/journal');
  await link('Bases du squat').click();
  await link('Corriger').click();
  await field('Note').fill('Genou mieux');
  const go = vi.spyOn(history, 'go');
  await pressTwice(button('Enregistrer'));
  await expect.element(heading()).toHaveText('Bases du squat');
  await expect.element(page.getByText('Genou mieux')).toBeVisible();
  // Once both are saved.
  await storedJournal();
  await new Promise(requestAnimationFrame);
  expect(go).toHaveBeenCalledOnce();
});
