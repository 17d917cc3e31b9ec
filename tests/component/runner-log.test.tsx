import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { LoggedSession, LoggedSet } from '../../src/journal/model/entry.ts';
import { journalStore } from '../../src/journal/store/useJournal.ts';
import { buildPlan } from '../../src/runner/model/plan.ts';
import { button, heading, open } from './app.tsx';
import { fastForward, pass, stopClock, storedJournal, storedState, storeJournal, storeState } from './device.ts';
import { refuseTransactions } from './faults.ts';
import { expectFits } from './fit.ts';
import { expectWhollyInSight } from './inSight.ts';
import { pressTwice } from './pressTwice.ts';
import { begin, CIRCUIT, countdown, EVENING, press, progress, STRENGTH, toTimedSets, workout } from './runner.ts';
import { textsOf } from './texts.ts';
import { expectToast } from './toasts.ts';

const PRESS = { exercise: 'developpe-couche-halteres', name: 'Développé couché haltères' };
const PULL = { exercise: 'tirage-vertical', name: 'Tirage vertical' };
const HELPED = { exercise: 'tractions-assistees', name: 'Tractions assistées' };
const ASSISTED = workout('/training/phase1/upper-body', 'dos-solide');
const DONE_WELL = { reps: 10, rpe: 7, prescribedSets: 3, prescribedReps: 10 };

const load = () => page.getByRole('textbox', { name: 'Charge, en kg' });
const reps = () => page.getByRole('textbox', { name: 'Répétitions', exact: true });
const lastTime = () => page.getByRole('button', { name: /^La dernière fois/ });
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
const log = () => page.getByRole('region', { name: 'Ton journal' });
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

async function leaveSummary(): Promise<void> {
  await press('Terminer');
  await expect.element(heading()).toHaveText(STRENGTH.option.name);
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
  await expect.element(reps()).toHaveValue('10');
  // The set just done is corrected in the rest.
  const done = page.getByRole('region', { name: /, série\s1$/ });
  await expect.element(done.getByRole('textbox', { name: 'Charge, en kg' })).toHaveValue('22,5');
  await tap('Charge : ajouter 2,5');
  await tap('RPE 8');
  await expect.element(button('RPE 8')).toHaveAttribute('aria-pressed', 'true');
  await press('Passer le repos');
  await expect.element(load()).toHaveValue('25');
  await press('Série faite');
  await tap('Répétitions : enlever 1');
  await press('Passer le repos');
  // The next one asks for ten again.
  await expect.element(reps()).toHaveLength(0);
  await press('Série faite');
  await expect.element(reps()).toHaveValue('10');
  await tap('Répétitions : ajouter 1');
  await expect.element(reps()).toHaveValue('11');
  await reps().fill('9');
  await finish();
  await expect
    .poll(() => textsOf(logged(PRESS.name)))
    .toEqual(['SérieChargeRép.RPECorriger', '125 kg108', '225 kg9–', '325 kg9–']);
});

test('a load is that of one dumbbell, or of what stands in for it, which is logged as that', async () => {
  await beginSets();
  await expect.element(load()).toHaveAccessibleName('Charge, en kg par haltère');
  await expectFits();
  await press('Remplacer l’exercice', 'Pompes, mains sur un banc si besoin');
  await expect.element(page.getByText(`À la place de ${PRESS.name}`)).toBeVisible();
  await expect.element(load()).toHaveAccessibleName('Charge, en kg');
  await press('Série faite');
  await finish();
  await leaveSummary();
  const [entry] = await storedJournal();
  expect(entry?.sets).toMatchObject([
    { exercise: PRESS.exercise, name: 'Pompes, mains sur un banc si besoin', isAlternative: true },
  ]);
});

test('an assisted exercise takes the kilograms of its help, which are those of the next time', async () => {
  const help = () => page.getByRole('textbox', { name: 'Aide, en kg' });
  await storeJournal([session('2026-11-17', { ...HELPED, reps: 8, kg: -25, prescribedSets: 3, prescribedReps: 8 })]);
  await begin(ASSISTED);
  await press(...Array(4).fill('Passer'));
  await expect.element(heading()).toHaveText(HELPED.name);
  await expect.element(help()).toHaveValue('25');
  await expect.element(lastTime()).toHaveText('La dernière fois : 3 × 8 × 25 kg d’aide');
  await expectFits();
  await tap('Aide : enlever 2,5');
  await expect.element(help()).toHaveValue('22,5');
  await help().fill('20');
  await press('Série faite');
  await expect.element(help()).toHaveValue('20');
  await finish();
  await expect.element(logged(HELPED.name).nth(1)).toContainText('20 kg d’aide8');
  await expect
    .poll(storedJournal)
    .toContainEqual(expect.objectContaining({ sets: [expect.objectContaining({ kg: -20 })] }));
});

test('an assisted exercise in the place of another takes its help too', async () => {
  await begin(STRENGTH);
  await press(...Array(10).fill('Passer'));
  await expect.element(heading()).toHaveText(PULL.name);
  await press('Remplacer l’exercice', HELPED.name);
  await page.getByRole('textbox', { name: 'Aide, en kg' }).fill('30');
  await press('Série faite');
  await finish();
  await expect.element(logged(HELPED.name).nth(1)).toContainText('30 kg d’aide12');
});

test('a text that is no load says so and holds the set, until it is one', async () => {
  await beginSets();
  await load().fill('22,');
  await expect.element(load()).not.toHaveAttribute('aria-invalid');
  await load().fill('22,5');
  await load().fill('lourd');
  leave(load());
  await expect.element(alert('Écris des kilos, par exemple 22,5.')).toBeVisible();
  await expect.element(load()).toHaveAttribute('aria-invalid', 'true');
  for (const wrong of ['1001', '22 5']) {
    await type(load(), wrong);
    await press('Série faite');
    await expect.element(load()).toHaveFocus();
    await expect.element(load()).toHaveValue(wrong);
    await expect.element(progress()).toHaveText('0 sur 15 séries');
  }
  await type(load(), '30-');
  await tap('Charge : ajouter 2,5');
  await expect.element(load()).toHaveValue('25');
  await press('Série faite', 'Passer le repos');
  await expect.element(load()).toHaveValue('25');
});

test('a load that nobody would expect is asked about once, and holds nothing up', async () => {
  await storeJournal([session('2026-11-17', { ...PRESS, ...DONE_WELL, kg: 22.5 })]);
  await beginSets();
  await load().fill('225');
  leave(load());
  await expect.element(alert('à vérifier')).toBeVisible();
  await expect.element(load()).not.toHaveAttribute('aria-invalid');
  await expectFits();
  await press('Série faite');
  await expect.element(load()).toHaveAccessibleDescription(/^225\skg\s: à vérifier\.$/);
  await press('Passer le repos');
  await expect.element(load()).toHaveValue('225');
  await expect.element(alert('à vérifier')).toHaveLength(0);
});

test('an unfinished time says so, and leaves the one that was measured in the log', async () => {
  const seconds = await toTimedSets();
  await press('Partir');
  await fastForward(3000 + seconds * 1000);
  const time = page.getByRole('textbox', { name: 'Temps, en minutes et secondes' });
  await expect.element(time).toHaveValue(`0:${seconds}`);
  await type(time, '2{Backspace}1:5');
  leave(time);
  await expect.element(alert('Écris un temps, par exemple 28:30')).toBeVisible();
  await expect.element(time).toHaveValue('1:5');
  expect(Object.values(storedState().run.logs)).toEqual([expect.objectContaining({ seconds })]);
  await type(time, '1:52');
  leave(time);
  await expect.element(time).toHaveValue('1:52');
  await expect.element(time).not.toHaveAttribute('aria-invalid');
});

test('a second session begins with the first, says it, and what to lift', async () => {
  await storeJournal([
    session('2026-11-10', { ...PRESS, ...DONE_WELL, kg: 20, rpe: 8 }),
    session('2026-11-17', { ...PRESS, ...DONE_WELL, kg: 22.5 }),
    session('2026-11-18', { ...PULL, ...DONE_WELL, kg: 35, reps: 12, prescribedReps: 12 }),
  ]);
  await beginSets();
  await expect.element(load()).toHaveValue('22,5');
  await expect.element(lastTime()).toHaveText('La dernière fois : 3 × 10 × 22,5 kg, RPE 7');
  await expect.element(page.getByText(/^Prends le cran au-dessus de 22,5\skg/)).toBeVisible();
  for (const control of [load(), button('Charge : ajouter 2,5'), button('Série faite')]) {
    await expectWhollyInSight(control);
  }
  expect(button('Charge : ajouter 0,5').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  await lastTime().click();
  const history = page.getByRole('dialog', { name: PRESS.name });
  await expect.element(history.getByRole('definition').first()).toHaveText('3 × 10 × 22,5 kg, RPE 7');
  await expect.element(history.getByRole('definition').last()).toHaveText('3 × 10 × 20 kg, RPE 8');
  await history.getByRole('button', { name: 'Fermer' }).click();
  // Of dumbbells only the rack knows the next ones.
  await load().fill('');
  await tap('Charge : enlever 2,5');
  await expect.element(load()).toHaveValue('22,5');

  await press(...Array(9).fill('Passer'));
  await expect.element(heading()).toHaveText(PULL.name);
  await expect.element(load()).toHaveValue('35');
  await page
    .getByRole('button', { name: /37,5\skg\s: toutes tes séries réussies avec 3 répétitions en réserve, \+2,5\skg$/ })
    .click();
  await expect.element(load()).toHaveValue('37,5');
  await expect.element(page.getByText(/^37,5\skg\s: toutes tes séries/)).toBeVisible();
  // A load that was not there begins with the one that is suggested.
  await load().fill('');
  await press('Série faite');
  await tap('Charge : ajouter 2,5');
  await expect.element(load()).toHaveValue('37,5');
});

test('a run that is opened again and undone in part is one entry, with its effort and note, of no day any more', async () => {
  const sets = buildPlan(STRENGTH.option, STRENGTH.page).filter(({ kind }) => kind === 'set');
  const [startedAt, ninth] = [EVENING.getTime(), sets[8]?.key];
  storeState({
    run: {
      ...{ route: STRENGTH.page.route, workout: STRENGTH.option.id, day: '1-lundi', stepKey: ninth, history: [] },
      ...{ startedAt, lastInputAt: startedAt, stepStartedAt: startedAt, pausedMs: 0, substitutions: {} },
      setStatus: Object.fromEntries(sets.slice(0, 8).map(({ key }) => [key, 'done'])),
    },
  });
  stopClock(new Date(startedAt + 60_000));
  await open(`${STRENGTH.address}&run=1`);
  await finish();
  await log().getByRole('button', { name: 'RPE 7' }).click();
  await log().getByText('Ajouter une note').click();
  await log().getByRole('textbox', { name: 'Note sur la séance' }).fill('Bien dormi.');
  await expect.poll(storedJournal).toMatchObject([{ day: '1-lundi', note: 'Bien dormi.' }]);
  await press('Revenir à la séance');
  for (const name of ['Corriger la série 1', 'Corriger la série 2']) await press(name, 'Décocher');
  await finish();
  await expect.element(log().getByRole('button', { name: 'RPE 7' })).toHaveAttribute('aria-pressed', 'true');
  await leaveSummary();
  const entries = await storedJournal();
  expect(entries).toMatchObject([
    { kind: 'workout', on: '2026-11-24', name: 'Pousser et tirer', rpe: 7, note: 'Bien dormi.' },
  ]);
  expect(entries[0]?.sets).toHaveLength(6);
  expect(entries[0]).not.toHaveProperty('day');
  expect(storedState()).not.toHaveProperty('run');
});

test('a rest does not end while its note is typed, and ends when that is left, by an effort or for another screen too', async () => {
  await beginSets();
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  const ways = [() => leave(note), () => tap('RPE 7'), () => open(`${STRENGTH.address}&run=1`)];
  for (const [index, way] of ways.entries()) {
    await press('Série faite');
    await page.getByText('RPE 1 à 5, note').click();
    await type(note, 'Coudes ');
    await fastForward(600_000);
    await userEvent.keyboard('serrés');
    await expect.element(note).toHaveValue('Coudes serrés');
    await expect.element(note).toHaveFocus();
    await way();
    await expect.element(button('Série faite')).toBeVisible();
    await expect.element(progress()).toHaveText(`${index + 1} sur 15 séries`);
    await expect.element(note).toHaveLength(0);
  }
});

test('the mark of a set that is done edits it, while the step under way goes on', async () => {
  const seconds = await toTimedSets();
  await press('Partir');
  await fastForward(3000 + seconds * 1000);
  await press('Passer le repos', 'Partir');
  await fastForward(8000);
  const secondsLeft = () => Number(countdown().element().textContent?.split(':')[1]);
  const before = secondsLeft();
  await button('Corriger la série 1').click();
  const dialog = page.getByRole('dialog', { name: /, série\s1$/ });
  const time = dialog.getByRole('textbox', { name: 'Temps, en minutes et secondes' });
  await expect.element(time).toHaveValue(`0:${seconds}`);
  await dialog.getByRole('button', { name: 'Temps : enlever 10 s' }).click();
  const [key] = Object.keys(storedState().run.logs);
  expect(storedState().run.logs[key ?? ''].seconds).toBe(seconds - 10);
  await pass(2000);
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect.element(button('Corriger la série 1')).toHaveFocus();
  await expect.poll(secondsLeft).toBe(before - 2);
});

test('P11: a mark counts once; a set that was marked by mistake is to be done again', async () => {
  await beginSets();
  await pass(500);
  await pressTwice(button('Cocher la série 2'));
  await expect.element(button('Corriger la série 2')).toBeVisible();
  await expect.element(page.getByRole('dialog')).toHaveLength(0);
  await press('Corriger la série 2', 'Décocher');
  await expect.element(button('Cocher la série 2')).toHaveFocus();
  await expect.element(progress()).toHaveText('0 sur 15 séries');
});

test('in the rest after an exercise each of its sets can be edited', async () => {
  await beginSets();
  await load().fill('20');
  await press('Série faite', 'Passer le repos', 'Série faite');
  await expect.element(page.getByRole('button', { name: /, série\s1\s:/ })).toHaveLength(0);
  await press('Passer le repos', 'Série faite');
  await page.getByRole('button', { name: /, série\s1\s: .*20\skg/ }).click();
  const dialog = page.getByRole('dialog', { name: /, série\s1$/ });
  await dialog.getByRole('button', { name: 'Charge : ajouter 2,5' }).click();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await finish();
  await expect.poll(storedJournal).toMatchObject([{ sets: [{ kg: 22.5 }, { kg: 20 }, { kg: 20 }] }]);
});

test('a set is corrected in the summary; the workout that is taken up again knows it', async () => {
  await beginSets();
  await load().fill('225');
  await press('Série faite');
  await finish();
  await page.getByRole('button', { name: /^Corriger la série\s1, Développé couché haltères/ }).click();
  await load().fill('22,5');
  await tap('Enregistrer');
  await expect.element(logged(PRESS.name).last()).toContainText('22,5 kg');
  await expect.poll(storedJournal).toMatchObject([{ sets: [{ kg: 22.5, reps: 10 }] }]);
  await press('Revenir à la séance');
  await expect.element(load()).toHaveValue('22,5');
  await press('Passer le repos');
  await expect.element(load()).toHaveValue('22,5');
  await finish();
  await leaveSummary();
  await expect.poll(storedJournal).toMatchObject([{ sets: [{ kg: 22.5, reps: 10 }] }]);
});

test('a run that was finished once leaves no entry when it is abandoned', async () => {
  await beginSets();
  await press('Série faite');
  await finish();
  await expect.poll(storedJournal).toMatchObject([{ kind: 'workout' }]);
  await press('Revenir à la séance', 'Quitter la séance', 'L’abandonner');
  await expect.element(page.getByRole('dialog')).toContainText('Elle sera supprimée de ton journal aussi.');
  await press('Abandonner');
  await expect.element(heading()).toHaveText(STRENGTH.option.name);
  await expect.poll(storedJournal).toMatchObject([{ deleted: true }]);
});

test('a run that was finished once keeps its entry when it gives way to another workout', async () => {
  await beginSets();
  await press('Série faite');
  await finish();
  await expect.poll(storedJournal).toMatchObject([{ kind: 'workout' }]);
  await press('Revenir à la séance', 'Quitter la séance', 'La garder pour plus tard');
  await open(CIRCUIT.address);
  await tap('Démarrer la séance');
  await expect.element(page.getByRole('dialog')).toContainText('Ce qui est déjà dans ton journal y reste.');
  await tap('Abandonner l’autre et démarrer celle-ci');
  await expect.element(heading()).toHaveText('Échauffement');
  await open('/journal');
  await expect.element(page.getByRole('link', { name: /Pousser et tirer/ })).toBeVisible();
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
  await leaveSummary();
  allow();
  // A reload forgets what is in memory alone.
  await journalStore.erase();
  await open('/training');
  await expect.poll(storedJournal).toMatchObject([{ sets: [{ kg: 20 }] }]);
});

test('a distance keeps its time', async () => {
  await begin(CIRCUIT);
  await press('Passer');
  await fastForward(100_000);
  await press('Fait');
  await finish();
  await expect.element(page.getByRole('table').getByRole('row').last()).toHaveText(/^1\d+ m1:4\d$/);
});
