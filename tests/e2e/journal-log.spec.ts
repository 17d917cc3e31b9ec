import type { Locator, Page } from '@playwright/test';
import { buildPlan } from '../../src/runner/model/plan.ts';
import { VERSION } from '../../src/storage/record.ts';
import { expectFits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { expectWhollyInSight } from './inSight.ts';
import { journalEntries, session } from './journalEntries.ts';
import { refuseTransactions } from './journalFaults.ts';
import {
  begin,
  button,
  CIRCUIT,
  EVENING,
  figure,
  heading,
  press,
  progress,
  STRENGTH,
  toTimedSets,
  workout,
} from './runner.ts';
import { storedState, storeState } from './storedState.ts';

const PRESS = { exercise: 'developpe-couche-halteres', name: 'Développé couché haltères' };
const PULL = { exercise: 'tirage-vertical', name: 'Tirage vertical' };
const load = (page: Page) => page.getByRole('textbox', { name: 'Charge, en kg' });
const reps = (page: Page) => page.getByRole('textbox', { name: 'Répétitions', exact: true });
const lastTime = (page: Page) => page.getByRole('button', { name: /^La dernière fois/ });
const noted = (page: Page) => page.getByRole('region', { name: 'Ton journal' }).getByRole('listitem');

/** Past the warm-up. */
async function beginSets(page: Page): Promise<void> {
  await begin(page, STRENGTH);
  await press(page, 'Passer');
  await expect(heading(page)).toHaveText(PRESS.name);
}

/** Presses something that is no step of the workout, twice within a moment if need be. */
const tap = (page: Page, name: string) => button(page, name).click();

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

async function finish(page: Page): Promise<void> {
  await press(page, 'Quitter la séance', 'La terminer ici');
  await expect(heading(page)).toHaveText('Séance terminée');
}

test('a first time: no load is made up; two taps change it, the next sets begin with it', async ({ page }) => {
  await beginSets(page);
  await expect(load(page)).toHaveValue('');
  // The dose says ten: who did fewer says so after the set.
  await expect(reps(page)).toHaveCount(0);
  await expect(lastTime(page)).toHaveCount(0);
  await load(page).fill('20,5');
  await tap(page, 'Charge : ajouter 2,5');
  await tap(page, 'Charge : enlever 0,5');
  await expect(load(page)).toHaveValue('22,5');
  await press(page, 'Série faite');
  await expect(reps(page)).toHaveValue('10');
  await press(page, 'Passer le repos');
  await expect(load(page)).toHaveValue('22,5');
  await press(page, 'Série faite');
  await tap(page, 'Répétitions : enlever 1');
  await press(page, 'Passer le repos');
  // The next one asks for ten again.
  await expect(reps(page)).toHaveCount(0);
  await press(page, 'Série faite');
  await expect(reps(page)).toHaveValue('10');
  await tap(page, 'Répétitions : ajouter 1');
  await expect(reps(page)).toHaveValue('11');
  await reps(page).fill('9');
  await finish(page);
  await expect(noted(page)).toHaveText(['Développé couché haltères : 10 à 22,5 kg, puis 2 × 9 à 22,5 kg'], {
    useInnerText: true,
  });
});

test('a load is that of one dumbbell, of the bar, or of what stands in for it', async ({ page }) => {
  await beginSets(page);
  await expect(load(page)).toHaveAccessibleName('Charge, en kg par haltère');
  await expectFits(page);
  await press(page, 'Pas d’haltères\u202f?');
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page.getByText('À la place de Développé couché haltères')).toBeVisible();
  await expect(load(page)).toHaveAccessibleName('Charge, en kg');
});

test('the load of a dumbbell is named on one line in the form of a session too', async ({ page }) => {
  await page.goto('./journal/new?route=/training/phase1/upper-body&workout=pousser-et-tirer');
  const press = page.getByRole('group', { name: PRESS.name });
  await expect(press.getByRole('textbox').first()).toHaveAccessibleName(/, série 1, charge en kilos par haltère$/);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const name of ['Série', 'kg par haltère', 'Rép.', 'RPE']) {
      expect.soft(await linesOf(press.getByText(name, { exact: true })), `${name} at ${width} px`).toBe(1);
    }
  }
  await expectFits(page);
});

test('a text that is no weight is refused in words, and the weight before stays', async ({ page }) => {
  await beginSets(page);
  await load(page).fill('22,');
  await expect(load(page)).not.toHaveAttribute('aria-invalid');
  await load(page).fill('22,5');
  await load(page).fill('lourd');
  await load(page).blur();
  await expect(page.getByRole('alert').filter({ hasText: 'Écris des kilos, par exemple 22,5.' })).toBeVisible();
  await expect(load(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(load(page)).toHaveValue('22,5');
});

test('an unfinished figure leaves the one before, not what its first characters say', async ({ page }) => {
  await beginSets(page);
  await load(page).fill('22,5');
  await load(page).blur();
  await load(page).focus();
  await load(page).pressSequentially('1001');
  await load(page).blur();
  await expect(load(page)).toHaveValue('22,5');
  await load(page).focus();
  await load(page).pressSequentially('30-');
  await tap(page, 'Charge : ajouter 2,5');
  await expect(load(page)).toHaveValue('25');
  await press(page, 'Série faite', 'Passer le repos');
  await expect(load(page)).toHaveValue('25');
});

test('an unfinished time leaves the one that was measured', async ({ page }) => {
  const seconds = await toTimedSets(page);
  await press(page, 'Partir');
  await page.clock.fastForward(3000 + seconds * 1000);
  const time = page.getByRole('textbox', { name: 'Temps, en minutes et secondes' });
  await expect(time).toHaveValue(`0:${seconds}`);
  await time.focus();
  await time.pressSequentially('2');
  await time.press('Backspace');
  await time.pressSequentially('1:5');
  await time.blur();
  await expect(page.getByRole('alert').filter({ hasText: 'Écris un temps, par exemple 28:30' })).toBeVisible();
  await expect(time).toHaveValue(`0:${seconds}`);
  await time.focus();
  await time.pressSequentially('1:52');
  await time.blur();
  await expect(time).toHaveValue('1:52');
  // A number pad has a comma and no colon.
  await time.focus();
  await time.pressSequentially('2,05');
  await time.blur();
  await expect(time).toHaveValue('2:05');
  await expect(time).not.toHaveAttribute('aria-invalid');
  // As in the journal, a time is a second at least.
  for (let presses = 0; presses < 13; presses += 1) await tap(page, 'Temps : enlever 10 s');
  await expect(time).toHaveValue('0:01');
});

test('one tap a set: with unchanged values each press leads on, as without a journal', async ({ page }) => {
  test.slow();
  await begin(page, STRENGTH);
  for (const step of buildPlan(STRENGTH.option, STRENGTH.page)) {
    if (step.kind === 'rest') {
      await page.clock.fastForward(step.duration.minSeconds * 1000);
    } else if (step.kind === 'set' && step.effectivePrescription.time) {
      await press(page, 'Partir');
      await page.clock.fastForward(3000 + step.effectivePrescription.time.minSeconds * 1000);
    } else if (step.kind === 'set') {
      await press(page, 'Série faite');
    } else {
      await press(page, 'Partir', step.kind === 'warm-up' ? 'Échauffement fait' : 'Terminer la séance');
    }
  }
  await expect(heading(page)).toHaveText('Séance terminée');
  await expect(figure(page, 'séries faites')).toHaveText('15');
  await expect(noted(page)).toHaveCount(5);
  await expect(noted(page).last()).toHaveText(/Planche\s: 3\s×\s30\ss/);
  await press(page, 'Terminer');
  await expect(heading(page)).toHaveText('Pousser et tirer');
  const [entry] = await journalEntries(page);
  expect(entry?.sets).toHaveLength(15);
  expect(entry?.sets?.[3]).toEqual({
    exercise: 'rowing-haltere',
    name: 'Rowing haltère',
    prescribedSets: 3,
    prescribedReps: 10,
    reps: 10,
  });
});

test('the set just done is corrected in the rest, with its effort', async ({ page }) => {
  await beginSets(page);
  await load(page).fill('20');
  await press(page, 'Série faite');
  const done = page.getByRole('region', { name: 'Développé couché haltères, série 1' });
  await expect(done.getByRole('textbox', { name: 'Charge, en kg' })).toHaveValue('20');
  await tap(page, 'Charge : ajouter 2,5');
  await done.getByRole('button', { name: 'RPE 8' }).click();
  await expect(done.getByRole('button', { name: 'RPE 8' })).toHaveAttribute('aria-pressed', 'true');
  await expect(heading(page)).toHaveText('Repos');
  await press(page, 'Passer le repos');
  await expect(load(page)).toHaveValue('22,5');
  await finish(page);
  await expect(noted(page)).toHaveText(/Développé couché haltères\s: 10 à 22,5\skg, RPE\s8/);
});

test('a reload and a crash in the middle lose nothing that was noted', async ({ page, context }) => {
  await beginSets(page);
  await load(page).fill('22,5');
  await page.clock.resume();
  await page.reload();
  await expect(load(page)).toHaveValue('22,5');
  // A press at the moment of opening is taken for the second tap of two.
  await page.clock.runFor(1000);
  await press(page, 'Série faite');
  await tap(page, 'Charge : ajouter 2,5');
  const crash = page.waitForEvent('crash');
  const browser = await context.newCDPSession(page);
  // Its answer never comes.
  void browser.send('Page.crash').catch(() => undefined);
  await crash;
  // The clock of the next page would be set in this one too.
  await page.close();
  const next = await context.newPage();
  await next.clock.install({ time: new Date(EVENING.getTime() + 32 * 60_000) });
  await next.goto('./training');
  await next.getByRole('link', { name: 'Reprendre la séance' }).click();
  await expect(next.getByRole('textbox', { name: 'Charge, en kg' })).toHaveValue('25');
});

test('back, then done again, keeps what was typed', async ({ page }) => {
  await beginSets(page);
  await load(page).fill('22,5');
  await press(page, 'Série faite', 'Retour');
  await expect(progress(page)).toHaveText('0 sur 15 séries');
  await expect(load(page)).toHaveValue('22,5');
});

test('a second session begins with the first, says it, and what to lift', async ({ page }) => {
  await page.goto('./training');
  await journalEntries(page, [
    session('2026-11-10', { ...PRESS, kg: 20, reps: 10, rpe: 8, prescribedSets: 3, prescribedReps: 10 }),
    session('2026-11-17', { ...PRESS, kg: 22.5, reps: 10, rpe: 7, prescribedSets: 3, prescribedReps: 10 }),
    session('2026-11-18', { ...PULL, kg: 35, reps: 12, rpe: 7, prescribedSets: 3, prescribedReps: 12 }),
  ]);
  await beginSets(page);
  await expect(load(page)).toHaveValue('22,5');
  await expect(lastTime(page)).toHaveText(/^La dernière fois\s: 3\s×\s10 à 22,5\skg, RPE\s7, le 17\snovembre$/);
  await expect(page.getByText(/^Prends le cran au-dessus de 22,5\skg/)).toBeVisible();
  await tap(page, await lastTime(page).innerText());
  const history = page.getByRole('dialog', { name: PRESS.name });
  await expect(history.getByRole('definition')).toHaveText([
    /^3\s×\s10 à 22,5\skg, RPE\s7$/,
    /^3\s×\s10 à 20\skg, RPE\s8$/,
  ]);
  await history.getByRole('button', { name: 'Fermer' }).click();
  await press(page, ...Array(9).fill('Passer'));
  await expect(heading(page)).toHaveText(PULL.name);
  await expect(load(page)).toHaveValue('35');
  await page
    .getByRole('button', { name: /37,5\skg\s: toutes tes séries réussies avec 3 répétitions en réserve, \+2,5\skg$/ })
    .click();
  await expect(load(page)).toHaveValue('37,5');
  await expect(page.getByText(/^37,5\skg\s: toutes tes séries/)).toBeVisible();
});

test('a load that was not there begins with what is suggested, or with last time', async ({ page }) => {
  await page.goto('./training');
  const passed = { reps: 10, rpe: 7, prescribedSets: 3, prescribedReps: 10 };
  await journalEntries(page, [
    session('2026-11-17', { ...PRESS, ...passed, kg: 22.5 }),
    session('2026-11-18', { ...PULL, ...passed, reps: 12, prescribedReps: 12, kg: 35 }),
  ]);
  await beginSets(page);
  // Of dumbbells only the rack knows the next ones.
  await load(page).fill('');
  await tap(page, 'Charge : enlever 2,5');
  await expect(load(page)).toHaveValue('22,5');
  await tap(page, 'Charge : ajouter 0,5');
  await expect(load(page)).toHaveValue('23');
  await press(page, ...Array(9).fill('Passer'));
  await expect(heading(page)).toHaveText(PULL.name);
  await load(page).fill('');
  await press(page, 'Série faite');
  await expect(heading(page)).toHaveText('Repos');
  await tap(page, 'Charge : ajouter 2,5');
  await expect(load(page)).toHaveValue('37,5');
});

test('after three weeks without a session the load goes down', async ({ page }) => {
  await page.goto('./training');
  await journalEntries(page, [session('2026-11-03', { ...PRESS, kg: 22.5, reps: 10, rpe: 7 })]);
  await beginSets(page);
  await expect(page.getByText(/^15\skg\s: 30\s% de moins après 21\sjours sans séance notée$/)).toBeVisible();
  await expect(load(page)).toHaveValue('15');
});

test('the whole session has its effort and its note; its entry is there once, however often it is finished', async ({
  page,
}) => {
  await beginSets(page);
  await load(page).fill('20');
  await press(page, 'Série faite');
  await finish(page);
  const log = page.getByRole('region', { name: 'Ton journal' });
  await log.getByRole('button', { name: 'RPE 7' }).click();
  await log.getByText('Ajouter une note').click();
  await log.getByRole('textbox', { name: 'Note sur la séance' }).fill('Bien dormi.');
  await expect.poll(async () => (await journalEntries(page))[0]).toMatchObject({ note: 'Bien dormi.' });
  await page.clock.resume();
  await page.reload();
  await expect(log.getByRole('button', { name: 'RPE 7' })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Revenir à la séance', 'Passer le repos', 'Série faite');
  await finish(page);
  await press(page, 'Terminer');
  await expect(heading(page)).toHaveText('Pousser et tirer');
  expect(await journalEntries(page)).toEqual([
    expect.objectContaining({
      kind: 'workout',
      on: '2026-11-24',
      name: 'Pousser et tirer',
      rpe: 7,
      note: 'Bien dormi.',
      sets: [expect.objectContaining({ kg: 20, reps: 10 }), expect.objectContaining({ kg: 20, reps: 10 })],
    }),
  ]);
  await expect.poll(() => storedState(page)).not.toHaveProperty('run');
});

test('a run that is opened again and undone in part is no day done any more', async ({ page }) => {
  const sets = buildPlan(STRENGTH.option, STRENGTH.page).filter(({ kind }) => kind === 'set');
  const [startedAt, ninth] = [EVENING.getTime(), sets[8]?.key];
  await storeState(page, {
    version: VERSION,
    run: {
      ...{ route: STRENGTH.page.route, workout: STRENGTH.option.id, day: '1-lundi', stepKey: ninth, history: [] },
      ...{ startedAt, lastInputAt: startedAt, stepStartedAt: startedAt, pausedMs: 0, substitutions: {} },
      setStatus: Object.fromEntries(sets.slice(0, 8).map(({ key }) => [key, 'done'])),
    },
  });
  await page.clock.install({ time: startedAt + 60_000 });
  await page.goto(`${STRENGTH.address}&run=1`);
  await finish(page);
  await expect.poll(() => journalEntries(page)).toEqual([expect.objectContaining({ day: '1-lundi' })]);
  await press(page, 'Revenir à la séance');
  await page.reload();
  for (const name of ['Série 1', 'Série 2']) {
    const set = page.getByRole('checkbox', { name });
    await expect(set).toBeVisible();
    // A press at the moment of opening is taken for the second tap of two.
    await page.clock.runFor(500);
    await set.uncheck();
  }
  await finish(page);
  await press(page, 'Terminer');
  await expect(heading(page)).toHaveText('Pousser et tirer');
  const [entry] = await journalEntries(page);
  expect(entry?.sets).toHaveLength(6);
  expect(entry?.day).toBeUndefined();
});

test('a rest does not end while its note is typed, and ends when that is left, by an effort or a reload too', async ({
  page,
}) => {
  await beginSets(page);
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  for (const [index, leave] of [
    () => note.blur(),
    () => tap(page, 'RPE 7'),
    async () => {
      await page.clock.resume();
      await page.reload();
    },
  ].entries()) {
    await press(page, 'Série faite');
    await page.getByText('RPE 1 à 5, note').click();
    await note.pressSequentially('Coudes ');
    await page.clock.fastForward(600_000);
    await note.pressSequentially('serrés');
    await expect(note).toHaveValue('Coudes serrés');
    await expect(note).toBeFocused();
    await leave();
    await expect(button(page, 'Série faite')).toBeVisible();
    await expect(progress(page)).toHaveText(`${index + 1} sur 15 séries`);
    await expect(note).toHaveCount(0);
  }
});

test('a run whose only effort is taken back leaves nothing in the journal', async ({ page }) => {
  await beginSets(page);
  await finish(page);
  const rpe = page.getByRole('region', { name: 'Ton journal' }).getByRole('button', { name: 'RPE 7' });
  await rpe.click();
  await page.clock.runFor(1000);
  await expect.poll(async () => (await journalEntries(page)).length).toBe(1);
  await rpe.click();
  await expect(rpe).toHaveAttribute('aria-pressed', 'false');
  // At once: only what ended the run may be pressed twice.
  await tap(page, 'Terminer');
  await expect(heading(page)).toHaveText('Pousser et tirer');
  expect((await journalEntries(page)).filter(({ deleted }) => !deleted)).toEqual([]);
});

test('a run that is abandoned leaves no entry, also after it was finished once', async ({ page }) => {
  await beginSets(page);
  await press(page, 'Série faite');
  await finish(page);
  await page.clock.runFor(1000);
  await expect.poll(async () => (await journalEntries(page)).filter(({ deleted }) => !deleted).length).toBe(1);
  await press(page, 'Revenir à la séance', 'Quitter la séance', 'L’abandonner');
  await expect(page.getByRole('dialog')).toContainText('Elle sera supprimée de ton journal aussi.');
  await press(page, 'Abandonner');
  await expect(heading(page)).toHaveText('Pousser et tirer');
  await expect.poll(async () => (await journalEntries(page)).filter(({ deleted }) => !deleted).length).toBe(0);
});

test('a run that was finished once keeps its entry when it gives way to another workout', async ({ page }) => {
  await beginSets(page);
  await press(page, 'Série faite');
  await finish(page);
  await page.clock.runFor(1000);
  await expect.poll(async () => (await journalEntries(page)).filter(({ deleted }) => !deleted).length).toBe(1);
  await press(page, 'Revenir à la séance', 'Quitter la séance', 'La garder pour plus tard');
  await expect(heading(page)).toHaveText('Pousser et tirer');
  await page.clock.resume();
  await page.goto(CIRCUIT.address);
  await button(page, 'Démarrer la séance').click();
  await expect(page.getByRole('dialog')).toContainText('Ce qui est déjà dans ton journal y reste.');
  await button(page, 'Abandonner l’autre et démarrer celle-ci').click();
  await expect(heading(page)).toHaveText('Échauffement');
  await page.getByRole('button', { name: 'Quitter la séance' }).click();
  await button(page, 'La garder pour plus tard').click();
  await page.goto('./journal');
  await expect(page.getByRole('link', { name: /Pousser et tirer/ })).toBeVisible();
  expect(await journalEntries(page)).toEqual([expect.not.objectContaining({ deleted: true })]);
});

test('a finished run whose entry is deleted in another tab stays deleted', async ({ page, context }) => {
  await beginSets(page);
  await press(page, 'Série faite');
  await finish(page);
  await page.clock.resume();
  await expect.poll(async () => (await journalEntries(page)).length).toBe(1);
  const [entry] = await journalEntries(page);
  const other = await context.newPage();
  await other.goto(`./journal/${entry?.id}`);
  await button(other, 'Supprimer').click();
  await expect.poll(async () => (await journalEntries(page))[0]?.deleted).toBe(true);
  await press(page, 'Terminer');
  await expect(heading(page)).toHaveText('Pousser et tirer');
  expect(await journalEntries(page)).toEqual([expect.objectContaining({ deleted: true })]);
});

test('P3: a finished run that the journal could not write is said, and written when the app is opened again', async ({
  page,
  context,
}) => {
  await refuseTransactions(page, 'readwrite');
  await beginSets(page);
  await load(page).fill('20');
  await press(page, 'Série faite');
  await finish(page);
  await expect(page.getByText(/^Ton navigateur n’a rien pu enregistrer/)).toBeVisible();
  await press(page, 'Terminer');
  await expect(heading(page)).toHaveText('Pousser et tirer');
  await page.close();
  const next = await context.newPage();
  await next.goto('./training');
  await expect
    .poll(() => journalEntries(next))
    .toEqual([expect.objectContaining({ sets: [expect.objectContaining({ kg: 20 })] })]);
});

test('two tabs finish the same run: one entry', async ({ page, context }) => {
  await beginSets(page);
  await load(page).fill('20');
  await press(page, 'Série faite');
  await page.clock.resume();
  const other = await context.newPage();
  await other.goto(`${STRENGTH.address}&run=1`);
  await expect(heading(other)).toHaveText('Repos');
  await finish(page);
  await expect(heading(other)).toHaveText('Séance terminée');
  await press(other, 'Terminer');
  for (const tab of [other, page]) await expect(heading(tab)).toHaveText('Pousser et tirer');
  expect(await journalEntries(page)).toEqual([
    expect.objectContaining({ sets: [expect.objectContaining({ kg: 20 })] }),
  ]);
});

test('figures and « Série faite » are in sight together on a small phone', async ({ page }) => {
  await page.goto('./training');
  await journalEntries(page, [session('2026-11-17', { ...PRESS, kg: 22.5, reps: 10, rpe: 7 })]);
  await beginSets(page);
  for (const control of [load(page), button(page, 'Charge : ajouter 2,5'), button(page, 'Série faite')]) {
    await expectWhollyInSight(control);
  }
  const { height } = (await button(page, 'Charge : ajouter 0,5').boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(48);
});

test('a set done with another exercise is noted as that', async ({ page }) => {
  await beginSets(page);
  await press(page, 'Pas d’haltères\u202f?', 'Pompes, mains sur un banc si besoin');
  await press(page, 'Série faite');
  await finish(page);
  await press(page, 'Terminer');
  await expect(heading(page)).toHaveText('Pousser et tirer');
  const [entry] = await journalEntries(page);
  expect(entry?.sets).toEqual([
    expect.objectContaining({
      exercise: PRESS.exercise,
      name: 'Pompes, mains sur un banc si besoin',
      isAlternative: true,
    }),
  ]);
});

test('a distance keeps its time, to correct in the rest', async ({ page }) => {
  const CIRCUIT = workout('/training/phase1/hyrox-specific', 'premier-enchainement');
  await begin(page, CIRCUIT);
  await press(page, 'Passer');
  await page.clock.fastForward(100_000);
  await press(page, 'Fait');
  await finish(page);
  await expect(noted(page)).toHaveText(/^.+\s: \d+\sm en 1:4\d$/);
});
