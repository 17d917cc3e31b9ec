import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { LoggedSession, LoggedSet } from '../../src/journal/model/entry.ts';
import { journalStore } from '../../src/journal/store/useJournal.ts';
import { button, heading, open } from './app.tsx';
import { fastForward, pass, storedJournal, storedState, storeJournal } from './device.ts';
import { refuseTransactions } from './faults.ts';
import { expectFits } from './fit.ts';
import { pressTwice } from './pressTwice.ts';
import { begin, CIRCUIT, openAfter, press, progress, STRENGTH, workout } from './runner.ts';
import { textsOf } from './texts.ts';
import { expectToast } from './toasts.ts';

const PRESS = { exercise: 'developpe-couche-halteres', name: 'Développé couché haltères' };
const HELPED = { exercise: 'tractions-assistees', name: 'Tractions assistées' };
const ROW = { exercise: 'tirage-horizontal', name: 'Tirage horizontal' };
const ASSISTED = workout('/training/phase1/upper-body', 'dos-solide');

const load = () => page.getByRole('textbox', { name: 'Charge, en kg' });
const reps = () => page.getByRole('textbox', { name: 'Répétitions', exact: true });
const lastTime = () => page.getByRole('button', { name: /^La dernière fois/ });
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
const log = () => page.getByRole('region', { name: 'Ton journal' });
const dialog = () => page.getByRole('dialog');
/** The sets of an exercise in the summary. */
const logged = (name: string) => page.getByRole('table', { name }).getByRole('row');
/** Presses something that is no step of the workout, twice within a moment if need be. */
const tap = (name: string) => button(name).click();

function session(on: string, set: LoggedSet): LoggedSession {
  const changedAt = Date.parse(`${on}T19:00:00Z`);
  const name = STRENGTH.option.name;
  return { id: `${on}-${set.exercise}`, changedAt, kind: 'workout', on, name, sets: [set, set, set] };
}

/** Past the warm-up. */
async function beginSets(): Promise<void> {
  await begin(STRENGTH);
  await press('Passer');
  await expect.element(heading()).toHaveText(PRESS.name);
}

async function finish(): Promise<void> {
  await press('Quitter la séance', 'La terminer ici');
  await expect.element(heading()).toHaveText('Séance terminée');
}

/** Types into a field as on a phone: what it held is selected. */
async function type(field: Locator, text: string): Promise<void> {
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard(text);
}

const leave = (field: Locator) => (field.element() as HTMLElement).blur();

test('a first time: no load is made up; taps change it, before its set and in the rest, and the next sets begin with it', async () => {
  await beginSets();
  await expect.element(load()).toHaveValue('');
  // The dose says ten: who did fewer says so after the set.
  await expect.element(reps()).toHaveLength(0);
  await expect.element(lastTime()).toHaveLength(0);
  await load().fill('20,5');
  await tap('Charge : ajouter 2,5');
  await tap('Charge : enlever 0,5');
  await expect.element(load()).toHaveValue('22,5');
  await press('Série faite');
  // The set just done is corrected in the rest.
  await tap('Charge : ajouter 2,5');
  await tap('RPE 8');
  await press('Passer le repos');
  await expect.element(load()).toHaveValue('25');
  await press('Série faite');
  await tap('Répétitions : enlever 1');
  await press('Passer le repos');
  // The next one asks for ten again.
  await expect.element(reps()).toHaveLength(0);
  await press('Série faite');
  await expect.element(reps()).toHaveValue('10');
  await finish();
  await expect
    .poll(() => textsOf(logged(PRESS.name)))
    .toEqual(['SérieChargeRép.RPECorriger', '125 kg108', '225 kg9–', '325 kg10–']);
});

test('a load is that of one dumbbell, or of what stands in for it', async () => {
  await beginSets();
  await expect.element(load()).toHaveAccessibleName('Charge, en kg par haltère');
  await press('Remplacer l’exercice', 'Pompes, mains sur un banc si besoin');
  await expect.element(load()).toHaveAccessibleName('Charge, en kg');
});

test('an assisted exercise takes the kilograms of its help, which are those of the next time', async () => {
  const help = () => page.getByRole('textbox', { name: 'Aide, en kg' });
  await storeJournal([session('2026-11-17', { ...HELPED, reps: 8, kg: -25, prescribedSets: 3, prescribedReps: 8 })]);
  await openAfter(ASSISTED, 3);
  await expect.element(heading()).toHaveText(HELPED.name);
  await expect.element(help()).toHaveValue('25');
  await expect.element(lastTime()).toHaveText('La dernière fois : 3 × 8 × 25 kg d’aide');
  await expectFits();
  await tap('Aide : enlever 2,5');
  await press('Série faite');
  await expect.element(help()).toHaveValue('22,5');
  await finish();
  await expect.element(logged(HELPED.name).nth(1)).toContainText('22,5 kg d’aide8');
  await expect
    .poll(storedJournal)
    .toContainEqual(
      expect.objectContaining({ sets: expect.arrayContaining([expect.objectContaining({ kg: -22.5 })]) }),
    );
});

test('a text that is no load says so and holds the set, until it is one', async () => {
  await beginSets();
  await load().fill('22,5');
  await load().fill('lourd');
  leave(load());
  await expect.element(alert('Écris des kilos, par exemple 22,5.')).toBeVisible();
  await expect.element(load()).toHaveAttribute('aria-invalid', 'true');
  await type(load(), '1001');
  await press('Série faite');
  await expect.element(load()).toHaveFocus();
  await expect.element(load()).toHaveValue('1001');
  await expect.element(progress()).toHaveText('0 sur 15 séries');
  await tap('Charge : ajouter 2,5');
  await expect.element(load()).toHaveValue('25');
  await press('Série faite', 'Passer le repos');
  await expect.element(load()).toHaveValue('25');
});

test('a second session begins with the first, says it, and what to lift; an unlikely load is asked about once', async () => {
  const done = { reps: 12, rpe: 7, prescribedSets: 3, prescribedReps: 12 };
  await storeJournal([
    session('2026-11-10', { ...ROW, ...done, kg: 30, rpe: 8 }),
    session('2026-11-17', { ...ROW, ...done, kg: 35 }),
  ]);
  await begin(ASSISTED);
  await press('Passer');
  await expect.element(load()).toHaveValue('35');
  await expect.element(lastTime()).toHaveText('La dernière fois : 3 × 12 × 35 kg, RPE 7');
  await lastTime().click();
  await expect.element(dialog().getByRole('definition').last()).toHaveText('3 × 12 × 30 kg, RPE 8');
  await dialog().getByRole('button', { name: 'Fermer' }).click();
  await page
    .getByRole('button', { name: /37,5\skg\s: toutes tes séries réussies avec 3 répétitions en réserve, \+2,5\skg$/ })
    .click();
  await expect.element(load()).toHaveValue('37,5');
  await load().fill('375');
  leave(load());
  await expect.element(alert('à vérifier')).toBeVisible();
  await expect.element(load()).not.toHaveAttribute('aria-invalid');
  await expectFits();
  await press('Série faite');
  await expect.element(load()).toHaveAccessibleDescription(/^375\skg\s: à vérifier\.$/);
  await press('Passer le repos');
  await expect.element(load()).toHaveValue('375');
  await expect.element(alert('à vérifier')).toHaveLength(0);
});

test('a run that is taken up again is one entry, with what was corrected and noted in its summary', async () => {
  await beginSets();
  await load().fill('225');
  await press('Série faite');
  await finish();
  await page.getByRole('button', { name: /^Corriger la série\s1, Développé couché haltères/ }).click();
  await load().fill('22,5');
  await tap('Enregistrer');
  await expect.element(logged(PRESS.name).last()).toContainText('22,5 kg');
  await log().getByRole('button', { name: 'RPE 7' }).click();
  await log().getByText('Ajouter une note').click();
  await log().getByRole('textbox', { name: 'Note sur la séance' }).fill('Bien dormi.');
  await expect.poll(storedJournal).toMatchObject([{ note: 'Bien dormi.', sets: [{ kg: 22.5, reps: 10 }] }]);
  await press('Revenir à la séance');
  await expect.element(load()).toHaveValue('22,5');
  await press('Passer le repos', 'Série faite');
  await finish();
  await expect.element(log().getByRole('button', { name: 'RPE 7' })).toHaveAttribute('aria-pressed', 'true');
  await press('Terminer');
  await expect.element(heading()).toHaveText(STRENGTH.option.name);
  const entries = await storedJournal();
  expect(entries).toMatchObject([
    { kind: 'workout', on: '2026-11-24', name: 'Pousser et tirer', rpe: 7, note: 'Bien dormi.' },
  ]);
  expect(entries[0]?.sets).toMatchObject([{ kg: 22.5 }, { kg: 22.5 }]);
  expect(storedState()).not.toHaveProperty('run');
});

test('a rest does not end while its note is typed, and ends when that is left, for another screen too', async () => {
  await beginSets();
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  for (const way of [() => tap('RPE 7'), () => open(`${STRENGTH.address}&run=1`)]) {
    await press('Série faite');
    await page.getByText('RPE 1 à 5, note').click();
    await type(note, 'Coudes ');
    await fastForward(600_000);
    await userEvent.keyboard('serrés');
    await expect.element(note).toHaveValue('Coudes serrés');
    await expect.element(note).toHaveFocus();
    await way();
    await expect.element(button('Série faite')).toBeVisible();
  }
  await expect.element(progress()).toHaveText('2 sur 15 séries');
});

test('a set that is done is edited by its mark, and in the rest after its exercise; the step goes on', async () => {
  await beginSets();
  await load().fill('20');
  const raise = async () => {
    await dialog().getByRole('button', { name: 'Charge : ajouter 2,5' }).click();
    await dialog().getByRole('button', { name: 'Fermer' }).click();
  };
  await press('Série faite', 'Passer le repos', 'Série faite');
  await expect.element(page.getByRole('button', { name: /, série\s1\s:/ })).toHaveLength(0);
  await press('Passer le repos');
  await tap('Corriger la série 1');
  await raise();
  await expect.element(button('Corriger la série 1')).toHaveFocus();
  await press('Série faite');
  await page.getByRole('button', { name: /, série\s1\s: .*22,5\skg/ }).click();
  await raise();
  await finish();
  await expect.poll(storedJournal).toMatchObject([{ sets: [{ kg: 25 }, { kg: 20 }, { kg: 20 }] }]);
});

test('P11: a mark counts once; a set that was marked by mistake is to be done again', async () => {
  await beginSets();
  await pass(500);
  await pressTwice(button('Cocher la série 2'));
  await expect.element(button('Corriger la série 2')).toBeVisible();
  await expect.element(dialog()).toHaveLength(0);
  await press('Corriger la série 2', 'Décocher');
  await expect.element(button('Cocher la série 2')).toHaveFocus();
  await expect.element(progress()).toHaveText('0 sur 15 séries');
});

test('a run that was finished once leaves no entry and no mark when it is abandoned', async () => {
  await openAfter(STRENGTH, 8, '1-lundi');
  await finish();
  await expect.poll(storedJournal).toMatchObject([{ kind: 'workout', day: '1-lundi' }]);
  expect(Object.keys(storedState().done)).toEqual(['1-lundi']);
  await press('Revenir à la séance', 'Quitter la séance', 'L’abandonner');
  await expect.element(dialog()).toContainText('Elle sera supprimée de ton journal aussi.');
  await press('Abandonner');
  await expect.element(heading()).toHaveText(STRENGTH.option.name);
  await expect.poll(storedJournal).toMatchObject([{ deleted: true }]);
  expect(storedState().done ?? {}).toEqual({});
});

test('a run that was finished once keeps its entry when it gives way to another workout', async () => {
  await openAfter(STRENGTH, 8);
  await finish();
  await expect.poll(storedJournal).toMatchObject([{ kind: 'workout' }]);
  await press('Revenir à la séance', 'Quitter la séance', 'La garder pour plus tard');
  await open(CIRCUIT.address);
  await tap('Démarrer la séance');
  await expect.element(dialog()).toContainText('Ce qui est déjà dans ton journal y reste.');
  await tap('Abandonner l’autre et démarrer celle-ci');
  await expect.element(heading()).toHaveText('Échauffement');
  expect(await storedJournal()).toMatchObject([{ kind: 'workout', name: STRENGTH.option.name }]);
});

test('P3: a finished run that the journal could not write is said, and written when the app is opened again', async () => {
  const allow = refuseTransactions('readwrite');
  await beginSets();
  await load().fill('20');
  await press('Série faite');
  await finish();
  await expectToast(
    'warning',
    'Ton navigateur n’a rien pu enregistrer : ce changement sera perdu quand tu fermeras l’app',
  );
  await press('Terminer');
  await expect.element(heading()).toHaveText(STRENGTH.option.name);
  allow();
  // A reload forgets what is in memory alone.
  await journalStore.erase();
  await open('/training');
  await expect.poll(storedJournal).toMatchObject([{ sets: [{ kg: 20 }] }]);
});
