import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { address, button, heading, open } from './app.tsx';
import { setClock, storedJournal, storedState, storeJournal, storeState } from './device.ts';
import { link, SQUAT, setDevice, status } from './journalScreens.ts';
import { pressTwice } from './pressTwice.ts';
import { doneTick } from './programme.ts';
import { expectReadable } from './readable.ts';
import { figure } from './runner.ts';
import { textsOf } from './texts.ts';

const field = (name: string | RegExp) => page.getByLabelText(name);
const countsForPlan = () => page.getByRole('checkbox', { name: /^Compte pour le programme/ });
const squatRows = () => page.getByRole('table', { name: 'Goblet squat' }).getByRole('row');

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
  await expectReadable();
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
  await expect
    .element(page.getByRole('checkbox', { name: 'Compte pour le programme : Sortie longue, dimanche 7 mars' }))
    .toBeVisible();
  await expectReadable();
  await field('Effort').fill('4');
  await pressTwice(button('Noter'));
  await expect.element(status()).toHaveText('C’est noté, et la séance du dimanche 7 mars est cochée.');
  expect(storedState().done).toEqual({ '6-dimanche': { on: '2027-03-07' } });
  // A second tap would find the day taken.
  await expect.poll(storedJournal).toMatchObject([{ name: 'Footing', day: '6-dimanche' }]);
  await open('/journal/new');
  await field('Date').fill('2027-03-07');
  await expect.element(countsForPlan()).not.toBeInTheDocument();
  await field('Date').fill('2027-03-09');
  await countsForPlan().click();
  await field('Effort').fill('4');
  await button('Noter').click();
  await expect.element(status()).toHaveText('C’est noté.');
  expect(storedState().done).not.toHaveProperty('7-mardi');
});

test('without a race the day that is ticked is named by its week', async () => {
  storeState({});
  await open('/journal/new?day=1-mardi');
  await field('Effort').fill('4');
  await button('Noter').click();
  await expect.element(status()).toHaveText('C’est noté, et la séance de mardi, semaine 1, est cochée.');
});

test('figures are typed on a number pad, and over the ones before', async () => {
  await open('/journal/new');
  for (const name of ['Distance', 'Temps', 'Effort']) {
    await expect.element(field(name)).toHaveAttribute('inputmode', 'decimal');
  }
  // A number pad has no colon.
  await field('Temps').click();
  await userEvent.keyboard('1,02,30');
  await expect.element(field('Temps')).toHaveValue('1:02:30');
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
  await field('Temps').fill('1 h 02');
  await field('Effort').clear();
  await field('Date').fill('2027-03-12');
  await button('Noter').click();
  await expect.element(field('Date')).toHaveAccessibleDescription('Choisis aujourd’hui ou un jour passé.');
  await field('Date').fill('2026-12-31');
  await button('Noter').click();
  await expect.element(page.getByText('jeudi 31 décembre 2026')).toBeVisible();
  await expect.element(figure('Temps')).toHaveText('1:02:00');
  // The next form begins anew.
  await open('/journal/new');
  await expect.element(field('Distance')).toHaveValue('');
});

test('a run of which nothing is said is not noted, and 1000 is no kilometre', async () => {
  await open('/journal/new');
  await button('Noter').click();
  await expect.element(field('Distance')).toHaveFocus();
  await expect
    .element(field('Distance'))
    .toHaveAccessibleDescription(/^Remplis au moins un champ\s: distance, temps, effort ou note.$/);
  await field('Note').fill('Sous la pluie');
  await expect.element(page.getByText('Remplis au moins un champ')).toHaveLength(0);
  await field('Distance').fill('1000');
  await button('Noter').click();
  await expect
    .element(field('Distance'))
    .toHaveAccessibleDescription(/^Ce champ est en kilomètres\s: pour 1000\sm, écris 1.$/);
  expect(await storedJournal()).toEqual([]);
  await field('Distance').clear();
  await button('Noter').click();
  await expect.poll(storedJournal).toMatchObject([{ note: 'Sous la pluie' }]);
});

test('what is unlikely is asked about once, beside its field, and not answered by a double tap', async () => {
  await storeJournal([SQUAT]);
  await open('/training/phase1/lower-body?workout=bases-du-squat');
  await link('Noter cette séance').click();
  const loads = field(/^Goblet squat, série \d, charge en kilos$/);
  await loads.first().fill('225');
  await pressTwice(button('Noter'));
  await expect.element(loads.first()).toHaveFocus();
  await expect.element(loads.first()).toHaveAccessibleDescription(/^225\skg\s: à vérifier\.$/);
  await expect.element(loads.first()).not.toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(
      page.getByRole('alert').filter({ hasText: /^Corrige, ou appuie de nouveau sur «\sNoter\s» pour confirmer\.$/ }),
    )
    .toBeVisible();
  await expectReadable();
  expect(await storedJournal()).toEqual([SQUAT]);
  await loads.first().fill('22,5');
  await expect.element(page.getByText('à vérifier')).toHaveLength(0);
  await loads.first().fill('225');
  await button('Noter').click();
  await expect.element(loads.first()).toHaveAccessibleDescription(/^225\skg\s: à vérifier\.$/);
  await field('Note').first().fill('Record');
  setClock('2027-03-10T18:01');
  await button('Noter').click();
  await expect.element(squatRows().nth(1)).toContainText('225 kg');
});

test('a workout is noted from its page, from the last time, and one load stands for the sets after it', async () => {
  await storeJournal([SQUAT]);
  await open('/training/phase1/upper-body?workout=pousser-et-tirer');
  await link('Noter cette séance').click();
  await expect.element(field('Développé couché haltères, série 1, charge en kilos par haltère')).toBeVisible();
  await expectReadable();
  await open('/training/phase1/lower-body?workout=bases-du-squat&day=1-mercredi');
  await link('Noter cette séance').click();
  await expect.element(field('Goblet squat, série 2, répétitions')).toHaveValue('8');
  const loads = field(/^Goblet squat, série \d, charge en kilos$/);
  await loads.nth(1).fill('24,5 kg');
  await expect.element(loads.nth(2)).toHaveValue('24,5 kg');
  await expect.element(loads.first()).toHaveValue('20');
  await button('Noter').click();
  await expect.element(squatRows().last()).toContainText('24,5 kg');
  expect(storedState().done).toEqual({ '1-mercredi': { on: '2027-01-27' } });
});

test('the help of an assisted exercise has its own field', async () => {
  await open('/training/phase1/upper-body?workout=dos-solide');
  await link('Noter cette séance').click();
  await field('Tractions assistées, série 1, aide en kilos').fill('20');
  await expectReadable();
  await button('Noter').click();
  await expect
    .element(page.getByRole('table', { name: 'Tractions assistées' }).getByRole('row').nth(1))
    .toContainText('20 kg d’aide');
  await link('Corriger').click();
  await expect.element(field('Tractions assistées, série 1, aide en kilos')).toHaveValue('20');
});

test('a session is corrected: its date, its figures, a set more, a set less', async () => {
  await storeJournal([SQUAT]);
  await open('/journal/squat');
  await link('Corriger').click();
  await field('Date').fill('2027-02-02');
  await expectReadable();
  await field('Goblet squat, série 1, charge en kilos').fill('99');
  await button('Annuler').click();
  await expect.element(heading()).toHaveText('Bases du squat');
  await link('Corriger').click();
  await expect.element(field('Date')).toHaveValue(SQUAT.on);
  await expect.element(field('Goblet squat, série 1, charge en kilos')).toHaveValue('20');
  await field('Date').fill('2027-02-01');
  // Over what is there.
  await field('Goblet squat, série 1, charge en kilos').click();
  await userEvent.keyboard('21');
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

test('a second tap on « Enregistrer » goes back no further than to the session', async () => {
  await storeJournal([SQUAT]);
  await open('/journal');
  await link('Bases du squat').click();
  await link('Corriger').click();
  await field('Note').fill('Genou mieux');
  const go = vi.spyOn(history, 'go');
  await pressTwice(button('Enregistrer'));
  await expect.element(heading()).toHaveText('Bases du squat');
  await expect.element(page.getByText('Genou mieux')).toBeVisible();
  expect(go).toHaveBeenCalledOnce();
});

test('a correction that changes nothing is no new version, which would win over one of another device', async () => {
  await storeJournal([SQUAT]);
  await open('/journal/squat/edit');
  await button('Enregistrer').click();
  await expect.element(heading()).toHaveText('Bases du squat');
  expect(await storedJournal()).toEqual([SQUAT]);
});

test('the note of a set is corrected, and taken away', async () => {
  const notes = ['Trop lourd', 'Genou'];
  await storeJournal([{ ...SQUAT, sets: SQUAT.sets.map((set, index) => ({ ...set, note: notes[index] ?? '' })) }]);
  await open('/journal/squat/edit');
  await field('Note de la série 1').fill('Bien lourd');
  await expectReadable();
  await field('Note de la série 2').clear();
  await reload();
  await button('Enregistrer').click();
  await expect.element(squatRows().nth(1)).toContainText('Bien lourd');
  await expect.element(squatRows().filter({ hasText: 'Genou' })).toHaveLength(0);
});

test('after the last set of an exercise was taken away, and a reload, there is the way to add one', async () => {
  await storeJournal([SQUAT]);
  await open('/journal/squat/edit');
  const legend = page.getByRole('group').getByText('Goblet squat', { exact: true });
  await button('Goblet squat : supprimer la série 2').click();
  await expect.element(legend).toHaveFocus();
  await button('Goblet squat : supprimer la série 1').click();
  await expect.element(legend).toHaveFocus();
  await reload();
  await button('Ajouter une série : Goblet squat').click();
  await expect.element(field('Goblet squat, série 1, charge en kilos')).toHaveValue('20');
});
