import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { formatSetDose } from '../../src/format/dose.ts';
import { plainText } from '../../src/format/richText.ts';
import { buildPlan, isSet, type Step } from '../../src/runner/model/plan.ts';
import { address, button, heading, open } from './app.tsx';
import { fastForward, pass, storedState } from './device.ts';
import { begin, CIRCUIT, countdown, EVENING, figure, press, progress, RANGE, STRENGTH, workout } from './runner.ts';

const MINUTE = 60_000;
const secondsOf = (step: Step | undefined) => (step && 'duration' in step ? step.duration.minSeconds : 0);
const isPaused = () => page.getByText('En pause').first();
const dialog = () => page.getByRole('dialog');

test('a circuit goes by rounds, rests between them only, and counts for the day that its member chooses', async () => {
  const rounds = buildPlan(CIRCUIT.option, CIRCUIT.page);
  const rest = rounds.findIndex(({ kind }) => kind === 'rest');
  await begin(CIRCUIT);
  await press('Partir', 'Échauffement fait');
  await expect.element(page.getByText('Tour 1 sur 3 · exercice 1 sur 4', { exact: true })).toBeVisible();
  for (const { effectivePrescription } of rounds.slice(0, rest).filter(isSet)) {
    await expect.element(heading()).toHaveText(effectivePrescription.exercise.name);
    await expect.element(page.getByText(formatSetDose(effectivePrescription), { exact: true }).first()).toBeVisible();
    await press('Fait');
  }
  await expect.element(heading()).toHaveText('Repos');
  await fastForward(secondsOf(rounds[rest]) * 1000);
  // Of a distance, from the end of the rest.
  await expect.element(countdown()).toHaveText('0:00');
  await expect.element(page.getByText('Tour 2 sur 3 · exercice 1 sur 4', { exact: true })).toBeVisible();
  await press(...Array(8).fill('Passer'));
  await expect.element(heading()).toHaveText('Retour au calme');
  await press('Partir', 'Terminer la séance');
  await expect.element(heading()).toHaveText('Séance terminée');
  await expect.element(heading()).toHaveFocus();
  // P11: a second tap at the same place counts for nothing.
  await button('Terminer').click();
  await expect.element(figure('séries faites')).toHaveText('4');
  const friday = page.getByRole('checkbox', { name: 'Semaine 4, vendredi : séance faite' });
  await expect.element(friday).not.toBeChecked();
  await friday.click();
  expect(storedState().done).toEqual({ '4-vendredi': { on: '2026-11-24' } });
  await press('Terminer');
  await expect.element(heading()).toHaveText(CIRCUIT.option.name);
  await expect.element(heading()).toHaveFocus();
  await expect.element(button('Démarrer la séance')).toBeVisible();
});

test('a rest with a range offers both ends, and more or less of it', async () => {
  await begin(RANGE);
  await press('Passer', 'Série faite');
  await expect.element(countdown()).toHaveText('1:30');
  await press('2 min');
  await expect.element(countdown()).toHaveText('2:00');
  await expect.element(button('2 min')).toHaveAttribute('aria-pressed', 'true');
  await press('Allonger le repos de 15 s');
  await expect.element(countdown()).toHaveText('2:14');
  await press('Raccourcir le repos de 15 s');
  await expect.element(countdown()).toHaveText('1:58');
});

test('a pause stops the clock, back takes a set back, a skipped set stays open, sets are ticked one by one too', async () => {
  await begin(STRENGTH);
  await press('Passer', 'Série faite');
  await expect.element(progress()).toHaveText('1 sur 15 séries');
  await fastForward(30_000);
  await press('Pause');
  const left = countdown().element().textContent ?? '';
  await fastForward(60 * MINUTE);
  await expect.element(countdown()).toHaveText(left);
  await expect.element(isPaused()).toBeVisible();
  await press('Reprendre');
  await expect.element(countdown()).toHaveText(left);
  await press('Retour');
  await expect.element(progress()).toHaveText('0 sur 15 séries');
  await press('Passer');
  await expect.element(button('Cocher la série 1 sautée')).toBeVisible();
  await expect.element(page.getByText('Série 2 sur 3', { exact: true })).toBeVisible();
  await press('Cocher la série 2');
  await expect.element(heading()).toHaveText('Repos');
});

test('P10: a phone that slept, and a clock that jumps back or forward, lose no set', async () => {
  await begin(STRENGTH);
  await press('Passer', 'Série faite');
  await fastForward(90_000 + 40_000);
  await expect.element(page.getByText('Repos fini depuis 0:40')).toBeVisible();
  await expect.element(page.getByText('Série 2 sur 3', { exact: true })).toBeVisible();
  await press('Série faite');
  vi.setSystemTime(EVENING.getTime() - 30 * MINUTE);
  await fastForward(10_000);
  await expect.element(countdown()).toBeVisible();
  await press('Passer le repos', 'Série faite');
  await expect.element(progress()).toHaveText('3 sur 15 séries');
  await fastForward(60 * MINUTE);
  await expect.element(page.getByText(/^Repos fini depuis/)).toBeVisible();
  await press('Série faite');
  await expect.element(progress()).toHaveText('4 sur 15 séries');
});

test('Back closes what lies over a step, and leaves the run only then; Forward and the programme lead back to it', async () => {
  await begin(STRENGTH);
  await press('Passer');
  const place = address();
  for (const names of [['Signaux de la séance'], ['Quitter la séance', 'L’abandonner']]) {
    await press(...names);
    await expect.element(dialog()).toBeVisible();
    history.back();
    await expect.element(dialog()).toHaveLength(0);
    expect(address()).toBe(place);
    await expect.element(heading()).toHaveText('Développé couché haltères');
  }
  await expect.element(button('Quitter la séance')).toHaveFocus();
  history.forward();
  await pass(500);
  await expect.element(dialog()).toHaveLength(0);
  // One that was closed by its button takes no step of its own.
  await press('Signaux de la séance', 'Fermer');
  await expect.element(dialog()).toHaveLength(0);
  await expect.poll(() => history.state.isOverlay).toBeUndefined();
  history.back();
  await expect.element(heading()).toHaveText('Pousser et tirer');
  await expect.element(heading()).toHaveFocus();
  history.forward();
  await expect.element(heading()).toHaveText('Développé couché haltères');
  history.back();
  await page.getByRole('link', { name: 'Programme', exact: true }).click();
  await page.getByRole('link', { name: 'Reprendre la séance' }).click();
  await expect.element(heading()).toHaveText('Développé couché haltères');
  await expect.element(heading()).toHaveFocus();
  await press('Quitter la séance', 'La garder pour plus tard');
  await expect.poll(address).toBe('/training');
});

test('a run is kept for later, ended early or given up', async () => {
  await begin(STRENGTH);
  await press('Passer', 'Série faite', 'Quitter la séance', 'La garder pour plus tard');
  await fastForward(60 * MINUTE);
  await press('Reprendre la séance');
  await expect.element(isPaused()).toBeVisible();
  await expect.element(countdown()).toHaveText('1:29');
  await press('Quitter la séance');
  await expect.element(page.getByText('Si tu la termines, ce que tu as fait va dans ton journal')).toBeVisible();
  await press('Continuer la séance', 'Quitter la séance', 'La terminer ici');
  await expect.element(figure('série faite')).toHaveText('1');
  await expect.element(figure('séries non faites')).toHaveText('14');
  await press('Terminer', 'Démarrer la séance', 'Quitter la séance', 'L’abandonner');
  await expect.element(page.getByRole('heading', { name: 'Abandonner cette séance ?' })).toHaveFocus();
  await press('La garder');
  await expect.element(button('Quitter la séance')).toHaveFocus();
  await press('Quitter la séance', 'L’abandonner', 'Abandonner');
  await expect.element(button('Démarrer la séance')).toBeVisible();
  expect(storedState().run).toBeUndefined();
});

test('P11: a double tap that opens a question about a workout does not lose it', async () => {
  await begin(STRENGTH);
  await press('Passer', 'Quitter la séance');
  await button('L’abandonner').dblClick();
  await expect.element(heading()).toHaveText('Développé couché haltères');
  await open(CIRCUIT.address);
  await button('Démarrer la séance').dblClick();
  await open(STRENGTH.address);
  await expect.element(button('Reprendre la séance')).toBeVisible();
});

test('an exercise without its equipment is replaced in one tap, by one that says how to do it', async () => {
  const replaceable = workout('/training/phase2/upper-body', 'force-haut');
  const exercise = replaceable.option.blocks[0]?.exercises[0]?.exercise;
  const alternative = exercise?.alternatives.find(({ howTo }) => howTo !== undefined);
  if (!exercise || !alternative?.howTo) throw new Error('the first exercise has no alternative that is an exercise');
  await begin(replaceable);
  await press('Passer');
  await page.getByText('Comment faire').click();
  await expect.element(page.getByText(plainText(exercise.howTo))).toBeVisible();
  await press('Remplacer l’exercice');
  await expect.element(dialog()).toContainText('Pas de barre ? Fais plutôt');
  await press(alternative.name);
  await expect.element(heading()).toHaveText(alternative.name);
  await expect.element(page.getByText(`À la place de ${exercise.name}`)).toBeVisible();
  await expect.element(page.getByText(plainText(alternative.howTo))).toBeVisible();
  await expect.element(page.getByText(plainText(exercise.howTo))).toHaveLength(0);
  await press('Quitter la séance', 'La terminer ici');
  await expect.element(page.getByText(`${exercise.name} : ${alternative.name}`, { exact: true })).toBeVisible();
});

test('an alternative is done by its own dose; a distance is timed, without a pause, and noted with its time', async () => {
  const dose = page.getByText('250 m', { exact: true });
  await begin(workout('/training/phase1/hyrox-specific', 'decouverte-des-stations'));
  await press('Passer');
  await expect.element(heading()).toHaveText('SkiErg');
  await expect.element(dose).toBeVisible();
  await press('Remplacer l’exercice', 'Tirage à la poulie haute : 75 s');
  await expect.element(heading()).toHaveText('Tirage à la poulie haute');
  await expect.element(dose).toHaveLength(0);
  await press('Partir');
  await pass(3000);
  await expect.element(countdown()).toHaveText('1:15');
  await press('Remplacer l’exercice', 'Revenir à l’exercice prévu');
  await expect.element(dose).toBeVisible();
  // Nothing counts down any more.
  await expect.element(button('Partir')).toHaveLength(0);
  await press('Retour', 'Passer');
  await fastForward(64_000);
  await expect.element(countdown()).toHaveText('1:04');
  await press('Pause');
  await fastForward(10 * MINUTE);
  await press('Reprendre', 'Fait');
  const time = page.getByRole('textbox', { name: 'Temps, en minutes et secondes' });
  await expect.element(time).toHaveValue('1:05');
  await time.fill('1:0x');
  (time.element() as HTMLElement).blur();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Écris un temps, par exemple' })).toBeVisible();
  expect(Object.values(storedState().run.logs)).toEqual([expect.objectContaining({ seconds: 65 })]);
  await time.fill('1:02');
  (time.element() as HTMLElement).blur();
  await press('Quitter la séance', 'La terminer ici');
  await expect.element(page.getByRole('table', { name: 'SkiErg' })).toContainText('250 m1:02');
});
