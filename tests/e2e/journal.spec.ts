import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '../../src/storage/store.ts';
import { journalYear } from '../fixtures/journal-year.ts';
import { setClockAndState, wallTime } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { expectWhollyInSight } from './inSight.ts';
import { journalEntries, journalWritten } from './journalEntries.ts';
import { refuseOpening } from './journalFaults.ts';
import { pressTwice } from './pressTwice.ts';
import { expectReadable } from './readable.ts';
import { button, figure, heading } from './runner.ts';
import { documentTitle, unknownScreen } from './screens.ts';
import { storeJournal } from './storedJournal.ts';
import { doneTick, storedState } from './storedState.ts';

const RACE = { date: '2027-04-18', startedOn: '2027-01-25' };
const SQUAT = {
  id: 'squat',
  changedAt: 1,
  kind: 'workout' as const,
  on: '2027-03-08',
  name: 'Bases du squat',
  note: 'Genou sensible',
  seconds: 2700,
  sets: [
    { exercise: 'goblet-squat', name: 'Goblet squat', kg: 20, reps: 10, rpe: 7 },
    { exercise: 'goblet-squat', name: 'Goblet squat', kg: 22.5, reps: 8 },
  ],
};

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true });
const sessions = (page: Page) => page.getByRole('region', { name: 'Les séances' });

test.beforeEach(async ({ page }) => {
  await setClockAndState(page, '2027-03-10T18:00', { race: RACE });
});

test('the way to the journal is in sight where /training opens', async ({ page }) => {
  await page.goto('./training');
  await expect(page.getByRole('heading', { name: 'Aujourd’hui' })).toBeVisible();
  await expectWhollyInSight(link(page, 'Mon journal'));
  await link(page, 'Mon journal').click();
  await expect(heading(page)).toHaveText('Journal');
});

test('an empty journal says what will be there, without a chart', async ({ page }) => {
  await page.goto('./journal');
  await expect(page.getByText('Rien pour l’instant')).toBeVisible();
  // A week without a session and without a mark is nothing to give.
  await expect(page.getByRole('heading', { name: 'Partager' })).toHaveCount(0);
  await expect(page.getByRole('img')).toHaveCount(0);
  await expectReadable(page);
  await link(page, 'programme').click();
  await expect(page).toHaveURL('./training');
});

test('a run is noted from its day: what is typed is forgiven, its pace is shown, the day is ticked', async ({
  page,
}) => {
  await page.goto('./training/phase2');
  await page.getByRole('link', { name: 'Noter : mardi, Fractionné 3 × 1 km' }).click();
  await expect(heading(page)).toHaveText('Noter : Fractionné 3 × 1 km');
  await expect(heading(page)).toBeFocused();
  await page.getByLabel('Distance').fill('5 km');
  await expect(page.locator('form [aria-live]')).not.toHaveCSS('display', 'none');
  await page.getByLabel('Temps').fill('28 min 30');
  await expect(page.getByText('Allure : 5:42/km')).toBeVisible();
  await page.getByLabel('Effort').fill('7,5');
  await page.getByLabel('Note').fill('Vent de face');
  await button(page, 'Noter').click();
  await expect(heading(page)).toHaveText('Fractionné 3 × 1 km');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'C’est noté, et la séance du mardi 2 mars est cochée.',
  );
  await expect(figure(page, 'Distance')).toHaveText('5 km');
  await expect(figure(page, 'Temps')).toHaveText('28:30');
  await expect(figure(page, 'Allure')).toHaveText('5:42/km');
  await expect(figure(page, 'Effort')).toHaveText('RPE 7,5');
  await journalWritten(page);
  await page.reload();
  await expect(page.getByText('Vent de face')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('');
  await page.goBack();
  await expect(doneTick(page, 6, 'mardi')).toBeChecked();
  await doneTick(page, 6, 'mardi').click();
  await page.goto('./journal');
  await expect(sessions(page).getByRole('listitem')).toHaveText([/Fractionné/]);
});

test('a run that is added later counts for the planned run of its date, unless its member says no', async ({
  page,
}) => {
  await page.goto('./journal');
  await link(page, 'Ajouter une sortie').click();
  const counts = page.getByRole('checkbox', { name: /^Compte pour le programme/ });
  // A gym day.
  await expect(page.getByLabel('Date')).toHaveValue('2027-03-10');
  await expect(counts).toBeHidden();
  await page.getByLabel('Date').fill('2027-03-07');
  await expect(
    page.getByRole('checkbox', { name: 'Compte pour le programme : Sortie longue, dimanche 7 mars' }),
  ).toBeChecked();
  await page.getByLabel('Distance').fill('8,5');
  await page.getByLabel('Temps').fill('1:02:00');
  await button(page, 'Noter').click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'C’est noté, et la séance du dimanche 7 mars est cochée.',
  );
  expect(await storedState(page)).toHaveProperty('done.6-dimanche');
  await link(page, 'Journal').click();
  // Nothing of this week is noted: the one before is offered.
  await expect(page.getByLabel('Ta semaine').getByRole('option', { selected: true })).toHaveText(
    'Semaine 6, du 1er au 7 mars',
  );
  await expect(page.getByText('Dimanche 7 : Footing, 8,5 km')).toContainText(/1\sséance sur \d/);
  await expect(page.getByText('Dimanche 7 : Footing, 8,5 km')).not.toContainText('Sortie longue');
  // Another run of that day, and one that is no session of the programme.
  for (const [date, isOffered] of [
    ['2027-03-07', false],
    ['2027-03-09', true],
  ] as const) {
    await link(page, 'Ajouter une sortie').click();
    await page.getByLabel('Date').fill(date);
    await expect(counts).toBeVisible({ visible: isOffered });
    if (isOffered) await counts.uncheck();
    await button(page, 'Noter').click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('C’est noté.');
    await link(page, 'Journal').click();
  }
  expect(await storedState(page)).not.toHaveProperty('done.7-mardi');
});

test('figures are typed on a number pad, and over the ones before', async ({ page }) => {
  await page.goto('./journal');
  await link(page, 'Ajouter une sortie').click();
  for (const name of ['Distance', 'Temps', 'Effort']) {
    await expect(page.getByLabel(name)).toHaveAttribute('inputmode', 'decimal');
  }
  // A number pad has no colon.
  await page.getByLabel('Temps').pressSequentially('1,02,30');
  await expect(page.getByLabel('Temps')).toHaveValue('1:02:30');
  await page.getByLabel('Temps').fill('3010');
  await button(page, 'Noter').click();
  await expect(page.getByLabel('Temps')).toHaveAccessibleDescription(/par exemple 28:30 ou 1:02:00/);
  await page.getByLabel('Distance').click();
  await page.getByLabel('Temps').click();
  await page.keyboard.type('30.10');
  await expect(page.getByLabel('Temps')).toHaveValue('30:10');
  await button(page, 'Noter').click();
  await expect(figure(page, 'Temps')).toHaveText('30:10');
  await storeJournal(page, [SQUAT]);
  await page.goto(`./journal/${SQUAT.id}/edit`);
  await page.getByLabel('Goblet squat, série 1, charge en kilos').click();
  await page.keyboard.type('24');
  await button(page, 'Enregistrer').click();
  await expect(page.getByRole('table', { name: 'Goblet squat' })).toContainText(/24\skg/);
});

test('the distance of a set is typed anew in metres, that of a session in kilometres', async ({ page }) => {
  const sets = [{ exercise: 'skierg', name: 'SkiErg', meters: 1000, seconds: 240 }];
  await storeJournal(page, [{ ...SQUAT, meters: 800, sets }]);
  await page.goto(`./journal/${SQUAT.id}/edit`);
  await expect(page.getByLabel('Distance (km)')).toHaveValue('0,8');
  await expect(page.getByLabel('SkiErg, série 1, Mètres')).toHaveValue('1000');
  await page.getByLabel('SkiErg, série 1, Mètres').click();
  await page.keyboard.type('1,2');
  await button(page, 'Enregistrer').click();
  await expect(page.getByLabel('SkiErg, série 1, Mètres')).toHaveAccessibleDescription(
    'Écris des mètres, par exemple 400.',
  );
  await page.getByLabel('SkiErg, série 1, Mètres').fill('1200');
  await button(page, 'Enregistrer').click();
  await expect(page.getByRole('table', { name: 'SkiErg' })).toContainText(/1,2\skm/);
});

test('wrong input is said where it is, nothing typed is lost, and a reload keeps it', async ({ page }) => {
  await page.goto('./journal');
  await link(page, 'Ajouter une sortie').click();
  await page.getByLabel('Distance').fill('loin');
  await page.getByLabel('Temps').fill('28:75');
  await page.getByLabel('Effort').fill('11');
  await page.getByLabel('Note').fill('Avec Ana');
  await button(page, 'Noter').click();
  await expect(page.getByLabel('Distance')).toBeFocused();
  await expect(page.getByLabel('Distance')).toHaveAccessibleDescription(/Écris des kilomètres, par exemple 5,2/);
  await expect(page.getByLabel('Temps')).toHaveAccessibleDescription(/par exemple 28:30/);
  await expect(page.getByLabel('Effort')).toHaveAccessibleDescription('Écris ton effort de 1 à 10.');
  await expect(page.getByRole('alert').filter({ hasText: '3 champs à corriger.' })).toBeVisible();
  await expectReadable(page);
  await page.reload();
  await expect(page.getByLabel('Distance')).toHaveValue('loin');
  await expect(page.getByLabel('Note')).toHaveValue('Avec Ana');
  await page.getByLabel('Distance').fill('5');
  await page.getByLabel('Temps').fill('1 h 02');
  await page.getByLabel('Effort').fill('');
  await page.getByLabel('Date').fill('2027-03-11');
  await button(page, 'Noter').click();
  await expect(page.getByLabel('Date')).toHaveAccessibleDescription('Choisis aujourd’hui ou un jour passé.');
  await page.getByLabel('Date').fill('2026-12-31');
  await button(page, 'Noter').click();
  await expect(figure(page, 'Temps')).toHaveText('1:02:00');
  await expect(page.getByText('jeudi 31 décembre 2026')).toBeVisible();
  // The next form begins anew.
  await page.goto('./journal/new');
  await expect(page.getByLabel('Distance')).toHaveValue('');
});

test('a workout is noted from its page, from the last time, and one load stands for the sets after it', async ({
  page,
}) => {
  await storeJournal(page, [SQUAT]);
  await page.goto('./training/phase1/upper-body?workout=pousser-et-tirer');
  await link(page, 'Noter cette séance').click();
  await expect(page.getByLabel('Développé couché haltères, série 1, charge en kilos par haltère')).toBeVisible();
  await page.goto('./training/phase1/lower-body?workout=bases-du-squat&day=1-mercredi');
  await link(page, 'Noter cette séance').click();
  await expect(heading(page)).toHaveText(/^Noter\s: /);
  const first = page.getByLabel('Goblet squat, série 1, charge en kilos');
  await expect(first).toHaveValue('20');
  await expect(page.getByLabel('Goblet squat, série 2, répétitions')).toHaveValue('8');
  const loads = page.getByLabel(/^Goblet squat, série \d, charge en kilos$/);
  await loads.nth(1).fill('24,5 kg');
  await expect(loads.nth(2)).toHaveValue('24,5 kg');
  await expect(first).toHaveValue('20');
  await button(page, 'Noter').click();
  await expect(page.getByRole('table', { name: 'Goblet squat' })).toContainText('24,5 kg');
  expect(await storedState(page)).toMatchObject({ done: { '1-mercredi': { on: '2027-01-27' } } });
});

test('a day leads to what was noted for it, and so does the page of its workout', async ({ page }) => {
  await page.goto('./training');
  const notes = page.getByRole('link', { name: /^Voir ce que j’ai noté/ });
  await page.getByRole('main').getByRole('link', { name: 'Bas du corps' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Fentes longues' }).click();
  await expect(heading(page)).toHaveText('Fentes longues');
  await expect(notes).toBeHidden();
  await link(page, 'Noter cette séance').click();
  await button(page, 'Noter').click();
  await expect(heading(page)).toHaveText('Fentes longues');
  await page.goto('./training');
  await page.getByRole('link', { name: 'Voir ce que j’ai noté : mercredi, Bas du corps' }).click();
  await expect(link(page, 'Corriger')).toBeVisible();
  await link(page, 'Revoir la séance prévue').click();
  await expect(button(page, 'Démarrer la séance')).toBeVisible();
  await notes.click();
  await expect(link(page, 'Corriger')).toBeVisible();
  await page.goto('./training/phase2');
  await expect(notes).toHaveCount(1);
});

test('without a race the notes of an earlier season are not a day’s: it can be noted', async ({ page }) => {
  const run = { ...SQUAT, kind: 'run' as const, day: '1-mardi', name: 'Footing', sets: undefined };
  await storeJournal(page, [{ ...run, on: '2026-06-02' }]);
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEY);
  await page.goto('./training/phase1');
  await expect(page.getByRole('link', { name: /^Noter : mardi, Footing/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Voir ce que j’ai noté/ })).toHaveCount(0);
  await storeJournal(page, [{ ...run, on: '2027-03-02' }]);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Voir ce que j’ai noté : mardi, Footing/ })).toHaveCount(1);
});

test('without a race the day that is ticked is named by its week', async ({ page }) => {
  await page.goto('./journal');
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEY);
  await page.goto('./training/phase1');
  await page
    .getByRole('link', { name: /^Noter : mardi, Footing/ })
    .first()
    .click();
  await button(page, 'Noter').click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'C’est noté, et la séance de mardi, semaine 1, est cochée.',
  );
});

test('a time of a simulation is corrected in its splits too', async ({ page }) => {
  const ski = { name: 'SkiErg', meters: 500, seconds: 180 };
  const sets = [{ ...ski, exercise: 'skierg' }];
  const splits = [{ ...ski, kind: 'station' as const, id: 'skierg' }];
  await storeJournal(page, [{ ...SQUAT, name: 'Simulation', sets, splits }]);
  await page.goto('./journal/squat');
  await expect(page.getByRole('row', { name: 'SkiErg' })).toHaveText('SkiErg3:00');
  await expect(figure(page, 'Temps')).toHaveText('3:00');
  await expect(figure(page, 'Durée totale')).toHaveText('45:00');
  await link(page, 'Corriger').click();
  await page.getByLabel('SkiErg, série 1, Temps').fill('4:00');
  await button(page, 'Enregistrer').click();
  await expect(page.getByRole('row', { name: 'SkiErg' })).toHaveText('SkiErg4:00');
});

test('the time of a race is its time, no duration with a warm-up', async ({ page }) => {
  const splits = [{ kind: 'station' as const, id: 'skierg', name: 'SkiErg', seconds: 180 }];
  await storeJournal(page, [{ ...SQUAT, kind: 'race', name: 'Course', sets: undefined, splits }]);
  await page.goto('./journal/squat');
  await expect(figure(page, 'Temps')).toHaveText('45:00');
  await expect(figure(page, 'Durée totale')).toHaveCount(0);
  await link(page, 'Corriger').click();
  await expect(page.getByRole('textbox', { name: 'Temps', exact: true })).toHaveValue('45:00');
  await expect(page.getByLabel('Durée totale')).toHaveCount(0);
});

test('a run that is moved to another date takes the mark of its day along', async ({ page }) => {
  await page.goto('./training/phase2');
  await page.getByRole('link', { name: 'Noter : mardi, Fractionné 3 × 1 km' }).click();
  await button(page, 'Noter').click();
  await link(page, 'Corriger').click();
  await page.getByLabel('Date').fill('2027-03-04');
  await button(page, 'Enregistrer').click();
  await expect(page.getByRole('main')).toContainText('jeudi 4 mars');
  await page.goto('./training/phase2');
  await expect(doneTick(page, 6, 'mardi')).toBeChecked();
  await expect(doneTick(page, 6, 'mardi')).toHaveAccessibleDescription('coché le 4 mars');
  await expect(doneTick(page, 6, 'jeudi')).not.toBeChecked();
});

test('a session is corrected: its date, its figures, a set more, a set less', async ({ page }) => {
  await storeJournal(page, [SQUAT]);
  await page.goto('./journal/squat');
  await expect(page.getByRole('table', { name: 'Goblet squat' }).getByRole('row')).toHaveText([
    'SérieChargeRép.RPE',
    '120 kg107',
    '222,5 kg8–',
  ]);
  await expect(page.getByText('Genou sensible')).toBeVisible();
  await expectReadable(page);
  await link(page, 'Corriger').click();
  await expectReadable(page);
  await page.getByLabel('Date').fill('2027-02-02');
  await page.getByLabel('Goblet squat, série 1, charge en kilos').fill('99');
  await button(page, 'Annuler').click();
  await expect(page).toHaveURL('./journal/squat');
  await expect(heading(page)).toHaveText('Bases du squat');
  await link(page, 'Corriger').click();
  await expect(page.getByLabel('Date')).toHaveValue(SQUAT.on);
  await expect(page.getByLabel('Goblet squat, série 1, charge en kilos')).toHaveValue('20');
  await page.getByLabel('Date').fill('2027-02-01');
  await page.getByLabel('Goblet squat, série 1, charge en kilos').fill('21');
  await button(page, 'Ajouter une série : Goblet squat').click();
  await page.getByLabel('Goblet squat, série 3, répétitions').fill('6');
  await button(page, 'Goblet squat : supprimer la série 2').click();
  await page.getByLabel('Goblet squat, série 2, répétitions').fill('six');
  await button(page, 'Enregistrer').click();
  await expect(page.getByLabel('Goblet squat, série 2, répétitions')).toBeFocused();
  await expect(page.getByLabel('Goblet squat, série 2, répétitions')).toHaveAccessibleDescription(/par exemple 10/);
  await page.getByLabel('Goblet squat, série 2, répétitions').fill('6');
  await button(page, 'Enregistrer').click();
  await expect(page).toHaveURL('./journal/squat');
  await expect(page.getByRole('status').filter({ hasText: 'C’est corrigé.' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Goblet squat' }).getByRole('row')).toHaveText([
    'SérieChargeRép.RPE',
    '121 kg107',
    '222,5 kg6–',
  ]);
  await expect(page.getByText('lundi 1er février')).toBeVisible();
  await journalWritten(page);
  await page.reload();
  await expect(page.getByText('lundi 1er février')).toBeVisible();
});

test('the note of a set is corrected, and taken away', async ({ page }) => {
  const notes = ['Trop lourd', 'Genou'];
  await storeJournal(page, [{ ...SQUAT, sets: SQUAT.sets.map((set, index) => ({ ...set, note: notes[index] })) }]);
  await page.goto('./journal/squat');
  const table = page.getByRole('table', { name: 'Goblet squat' });
  await expect(table).toContainText('Trop lourd');
  await link(page, 'Corriger').click();
  await expectReadable(page);
  await page.getByLabel('Note de la série 1').fill('Bien lourd');
  await page.getByLabel('Note de la série 2').fill('');
  await page.reload();
  await button(page, 'Enregistrer').click();
  await expect(table.getByRole('row').nth(1)).toContainText('Bien lourd');
  await expect(table).not.toContainText('Genou');
  await link(page, 'Corriger').click();
  await expect(page.getByLabel('Note de la série 1')).toHaveValue('Bien lourd');
  await expect(page.getByLabel('Note de la série 2')).toHaveCount(0);
});

test('a deleted session comes back, with the keyboard alone', async ({ page }) => {
  await storeJournal(page, [SQUAT, { ...SQUAT, id: 'autre', name: 'Haut du corps' }]);
  await page.goto('./journal');
  await link(page, 'Bases du squat').press('Enter');
  await expect(heading(page)).toHaveText('Bases du squat');
  await button(page, 'Supprimer').press('Enter');
  await expect(page).toHaveURL('./journal');
  await expect(page.getByText('Supprimé : Bases du squat, lundi 8 mars.')).toBeVisible();
  await expect(sessions(page).getByRole('listitem')).toHaveText([/Haut du corps/]);
  await expect(heading(page)).toBeFocused();
  for (const name of ['Ajouter une sortie', 'Annuler la suppression']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Enter');
  await expect(sessions(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Les séances' })).toBeFocused();
  await journalWritten(page);
  await page.reload();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(2);
});

test('a deletion is announced: its text comes into a status that is there already', async ({ page }) => {
  await storeJournal(page, [SQUAT]);
  await page.goto('./journal/squat');
  await page.evaluate(() => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.closest('[role=status]'))
          heard.push(...[...addedNodes].map((node) => node.textContent ?? ''));
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { heard });
  });
  await button(page, 'Supprimer').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toContainEqual(expect.stringContaining('Bases du squat'));
});

test('a second tap on « Supprimer » takes nothing from the way back', async ({ page }) => {
  await storeJournal(page, [SQUAT]);
  await page.goto('./journal/squat');
  await pressTwice(button(page, 'Supprimer'));
  await button(page, 'Annuler la suppression').click();
  await expect(link(page, 'Bases du squat')).toBeVisible();
});

test('a second tap on « Noter » leaves the run on its day', async ({ page }) => {
  await page.goto('./journal/new');
  await page.getByLabel('Date').fill('2027-03-07');
  await expect(page.getByRole('checkbox', { name: /^Compte pour le programme/ })).toBeChecked();
  await page.getByLabel('Distance').fill('12');
  await pressTwice(button(page, 'Noter'));
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'C’est noté, et la séance du dimanche 7 mars est cochée.',
  );
  await expect.poll(() => journalEntries(page)).toEqual([expect.objectContaining({ day: expect.any(String) })]);
});

test('a second tap on « Enregistrer » goes back no further than to the session', async ({ page }) => {
  await storeJournal(page, [SQUAT]);
  await page.goto('./journal');
  await link(page, 'Bases du squat').click();
  await link(page, 'Corriger').click();
  await page.getByLabel('Note').fill('Genou mieux');
  await pressTwice(button(page, 'Enregistrer'));
  await expect(page.getByText('Genou mieux')).toBeVisible();
  // The second step back would come a moment later.
  await link(page, 'Corriger').click();
  await expect(heading(page)).toHaveText('Corriger : Bases du squat');
});

test('a correction that changes nothing is no new version, which would win over one of another device', async ({
  page,
}) => {
  await storeJournal(page, [SQUAT]);
  await page.goto('./journal/squat');
  await link(page, 'Corriger').click();
  await button(page, 'Enregistrer').click();
  await expect(heading(page)).toHaveText('Bases du squat');
  expect(await journalEntries(page)).toEqual([SQUAT]);
});

test('P1: what is typed survives a reload, and is dropped when the form is left', async ({ page }) => {
  await storeJournal(page, [SQUAT]);
  await page.goto('./journal/squat');
  await link(page, 'Corriger').click();
  await page.getByLabel('Effort (RPE 1–10)').fill('9');
  await page.reload();
  await expect(page.getByLabel('Effort (RPE 1–10)')).toHaveValue('9');
  await page.getByRole('navigation').getByRole('link', { name: 'Programme' }).click();
  await expect(heading(page)).not.toHaveText(/Corriger/);
  await page.goBack();
  await expect(heading(page)).toHaveText('Corriger : Bases du squat');
  await expect(page.getByLabel('Effort (RPE 1–10)')).toHaveValue('');
});

test('a reload after the last set of an exercise was taken away leaves the way to add one', async ({ page }) => {
  await storeJournal(page, [SQUAT]);
  await page.goto('./journal/squat/edit');
  await button(page, 'Goblet squat : supprimer la série 2').click();
  await expect(page.getByRole('group').getByText('Goblet squat', { exact: true })).toBeFocused();
  await button(page, 'Goblet squat : supprimer la série 1').click();
  await expect(page.getByRole('group').getByText('Goblet squat', { exact: true })).toBeFocused();
  await page.reload();
  await button(page, 'Ajouter une série : Goblet squat').click();
  await expect(page.getByLabel('Goblet squat, série 1, charge en kilos')).toHaveValue('20');
});

test('what was typed before midnight is there after a reload in the night', async ({ page }) => {
  await page.clock.setFixedTime(await wallTime(page, '2027-03-10T23:58'));
  await page.goto('./journal/new');
  await page.getByLabel('Note').fill('Avec Ana');
  await page.clock.setFixedTime(await wallTime(page, '2027-03-11T00:01'));
  await page.reload();
  await expect(page.getByLabel('Note')).toHaveValue('Avec Ana');
  await expect(page.getByLabel('Date')).toHaveValue('2027-03-10');
});

test('an exercise’s history is one tap from its name, on the workout’s page and in the journal', async ({ page }) => {
  await storeJournal(page, [SQUAT, { ...SQUAT, id: 'avant', on: '2027-02-01', sets: SQUAT.sets.slice(0, 1) }]);
  await page.goto('./training/phase1/lower-body?workout=bases-du-squat');
  await link(page, 'Goblet squat').click();
  await expect(heading(page)).toHaveText('Goblet squat');
  await expect(page).toHaveURL('./journal/exercises/goblet-squat');
  await expect(figure(page, 'Meilleure série')).toHaveText('8 à 22,5 kg le 8 mars');
  await expect(page.getByRole('table').getByRole('row')).toHaveText([
    'DateSéries',
    '8 mars10 à 20 kg, puis 8 à 22,5 kg, RPE 7 pour 1 série sur 2',
    '1er février10 à 20 kg, RPE 7',
  ]);
  await expectReadable(page);
  await link(page, '8 mars').click();
  await link(page, 'Goblet squat').click();
  await expect(page).toHaveURL('./journal/exercises/goblet-squat');
  await page.goto('./journal/exercises/nulle-part');
  await expect(page.getByText('Pas encore noté')).toBeVisible();
});

test('each screen of the journal has its address, with a title of its own and its heading focused', async ({
  page,
}) => {
  await storeJournal(page, [SQUAT]);
  for (const { from, name, to, title } of [
    { from: '', name: 'Ajouter une sortie', to: '/new', title: 'Ajouter une sortie' },
    { from: '', name: 'Bases du squat', to: '/squat', title: 'Bases du squat' },
    { from: '/squat', name: 'Corriger', to: '/squat/edit', title: 'Corriger : Bases du squat' },
    { from: '/squat', name: 'Goblet squat', to: '/exercises/goblet-squat', title: 'Goblet squat' },
  ]) {
    await page.goto(`./journal${from}`);
    await link(page, name).click();
    await expect(page).toHaveURL(`./journal${to}`);
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(documentTitle({ title }));
    await page.reload();
    await expect(heading(page)).toHaveText(title);
  }
  for (const unknown of ['squat/notes', 'squat/EDIT']) {
    await page.goto(`./journal/${unknown}`);
    await expect(heading(page)).toHaveText(unknownScreen.heading);
  }
});

test('an address of the journal from before its screens had their own leads to them', async ({ page }) => {
  await storeJournal(page, [SQUAT]);
  for (const [former, path] of [
    ['seance=squat', 'squat'],
    ['seance=squat&corriger=1', 'squat/edit'],
    ['exercice=goblet-squat', 'exercises/goblet-squat'],
    ['noter=1&workout=bases-du-squat&day=1-mercredi', 'new?workout=bases-du-squat&day=1-mercredi'],
  ]) {
    await page.goto(`./journal?${former}`);
    await expect(page).toHaveURL(`./journal/${path}`);
  }
});

test('a journal of three sessions is calm: a sentence in the place of a chart that would be empty', async ({
  page,
}) => {
  await storeJournal(page, [SQUAT]);
  await page.goto('./journal');
  await expect(page.getByText('Une seule séance pour l’instant, le 8 mars.')).toBeVisible();
  await expect(page.getByText('Note la distance et le temps d’une sortie')).toBeVisible();
  await expect(page.getByText('Après une simulation, tes temps de passage s’afficheront ici')).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
  await expectReadable(page);
});

test('two tabs show one journal; a session that the other deleted says so', async ({ page, context }) => {
  await storeJournal(page, [SQUAT]);
  await page.goto('./journal/squat');
  await expect(heading(page)).toHaveText('Bases du squat');
  const other = await context.newPage();
  await other.goto('./journal/squat');
  await button(other, 'Supprimer').click();
  await expect(page.getByText('n’est pas dans ton journal, ou n’y est plus')).toBeVisible();
  await button(other, 'Annuler la suppression').click();
  await expect(heading(page)).toHaveText('Bases du squat');
});

test('a correction leaves what another tab corrected meanwhile', async ({ page, context }) => {
  await storeJournal(page, [SQUAT]);
  await page.goto('./journal/squat');
  await link(page, 'Corriger').click();
  await page.getByLabel('Effort (RPE 1–10)').fill('9');
  const other = await context.newPage();
  await other.goto('./journal/squat');
  await link(other, 'Corriger').click();
  await other.getByLabel('Nom de la séance').fill('Squat du lundi');
  await button(other, 'Enregistrer').click();
  await expect(heading(other)).toHaveText('Squat du lundi');
  await button(page, 'Enregistrer').click();
  await expect(page.getByRole('main')).toContainText('RPE\u00a09');
  await expect(heading(page)).toHaveText('Squat du lundi');
});

test('who comes back to the journal sees what another tab wrote, though its message was lost', async ({ page }) => {
  await page.goto('./journal');
  await expect(page.getByText('Rien pour l’instant')).toBeVisible();
  // Past the app: nobody tells this tab.
  await storeJournal(page, [SQUAT]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(sessions(page)).toContainText('Bases du squat');
});

test('a year is drawn, with the same as tables; the last sessions come before the charts, the others by twenty', async ({
  page,
}) => {
  await storeJournal(page, journalYear('2027-03-10'));
  await page.goto('./journal');
  const region = (name: string) => page.getByRole('region', { name });
  await region('Semaine par semaine').getByText('Le tableau').click();
  const weeks = region('Semaine par semaine').getByRole('table');
  await expect(weeks.getByRole('row')).toHaveCount(1 + 12);
  await expect(weeks.getByRole('columnheader')).toHaveText(['Semaine', 'Faites', 'Prévues', 'En plus']);
  await expect(region('Les charges').getByRole('img')).toHaveCount(2);
  await region('Les charges').getByText('Tous les exercices notés').click();
  await expect(region('Les charges').getByRole('list').getByRole('link')).toHaveCount(24);
  await region('Les allures et les tests').getByText('Le tableau').first().click();
  await expect(region('Les allures et les tests').getByRole('table').getByRole('row').nth(1)).toContainText('/km');
  await expect(region('Les simulations').getByRole('columnheader')).toHaveCount(1 + 3);
  await expect(region('Les simulations').getByRole('row').last()).toHaveText(/^Total(?:1:\d\d:\d\d){3}$/);
  await expect(sessions(page).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Semaine par semaine',
    'Les séances',
    'Les charges',
    'Les allures et les tests',
    'Les simulations',
    'Partager',
  ]);
  await button(page, 'Voir les précédentes').click();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(27);
  await expectReadable(page);
  // A table once opened is on paper; the charts always are.
  await page.emulateMedia({ media: 'print' });
  await expect(weeks).toBeVisible();
  await expect(region('Les charges').getByRole('img').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ajouter une sortie' })).toBeHidden();
});

test.describe('without a network', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test('a session is noted and stays', async ({ page, context }) => {
    await page.goto('./journal/new');
    await expect(page.getByLabel('Distance')).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Distance').fill('8 km');
    await button(page, 'Noter').click();
    await expect(figure(page, 'Distance')).toHaveText('8 km');
    await context.setOffline(false);
    await journalWritten(page);
    await page.reload();
    await expect(figure(page, 'Distance')).toHaveText('8 km');
  });
});

test('a browser that keeps no journal says so, and shows what was noted', async ({ page }) => {
  const allow = await refuseOpening(page);
  const unread = page.getByRole('main').getByRole('status').filter({ hasText: 'Ton journal n’a pas pu être lu' });
  for (const screen of ['squat', 'squat/edit', 'exercises/goblet-squat']) {
    await page.goto(`./journal/${screen}`);
    await expect(unread).toBeVisible();
    await expect(page.getByText(/n’y est plus|Pas encore noté/)).toHaveCount(0);
    await expect(button(page, 'Réessayer')).toBeVisible();
  }
  await page.goto('./journal');
  await expect(page.getByText('Ton navigateur ne garde pas le journal.')).toBeVisible();
  await expect(page.getByText('Rien pour l’instant')).toHaveCount(0);
  await link(page, 'Ajouter une sortie').click();
  await page.getByLabel('Distance').fill('5');
  await button(page, 'Noter').click();
  await expect(page.getByText('ce changement sera perdu quand tu fermeras l’app')).toBeVisible();
  await expect(figure(page, 'Distance')).toHaveText('5 km');
  await link(page, 'Journal').click();
  await expect(unread).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Partager' })).toHaveCount(0);
  const said = await unread.getByText('pas pu être lu').elementHandle();
  await button(page, 'Réessayer').click();
  // Anew, so that it is announced.
  await expect.poll(() => said?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(unread).toBeVisible();
  await expect(button(page, 'Réessayer')).toBeFocused();
  await allow();
  await button(page, 'Réessayer').click();
  await expect(unread).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('Ton navigateur ne garde pas le journal.')).toHaveCount(0);
  await journalWritten(page);
  await page.reload();
  await expect(sessions(page).getByRole('listitem')).toHaveText([/Footing/]);
});
