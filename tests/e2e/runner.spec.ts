import type { Page } from '@playwright/test';
import { formatSetDose } from '../../src/format/dose.ts';
import { plainText } from '../../src/format/richText.ts';
import { buildPlan } from '../../src/runner/model/plan.ts';
import { expect, test } from './fixtures.ts';
import { journalEntries } from './journalEntries.ts';
import { countRenders, rendersOf } from './renders.ts';
import {
  begin,
  button,
  CIRCUIT,
  countdown,
  EVENING,
  endOfCountdown,
  figure,
  heading,
  press,
  progress,
  RANGE,
  STRENGTH,
  toTimedSets,
  workout,
} from './runner.ts';

/** From the warm-up to the summary; the rests end by themselves. */
async function walk(page: Page, { page: workoutPage, option }: typeof STRENGTH): Promise<void> {
  for (const step of buildPlan(option, workoutPage)) {
    if (step.kind === 'rest') {
      await expect(heading(page)).toHaveText('Repos');
      await page.clock.fastForward(step.duration.minSeconds * 1000 - 20_000);
      await expect(countdown(page)).toHaveText('0:20');
      await page.clock.fastForward(20_000);
      await expect(page.getByText('Repos fini depuis 0:00')).toBeVisible();
    } else if (step.kind === 'set') {
      const { exercise, time, sets } = step.effectivePrescription;
      await expect(heading(page)).toHaveText(exercise.name);
      if (time) {
        await press(page, 'Partir');
        await page.clock.fastForward(3_000 + time.minSeconds * 1000);
      } else {
        await expect(page.getByText(formatSetDose(step.effectivePrescription), { exact: true }).first()).toBeVisible();
        await press(page, sets > 1 ? 'Série faite' : 'Fait');
      }
    } else if (step.kind === 'warm-up') {
      await press(page, 'Partir');
      await page.clock.fastForward(60_000);
      await press(page, 'Échauffement fait');
    } else if (step.kind === 'cool-down') {
      await expect(heading(page)).toHaveText('Retour au calme');
      await press(page, 'Partir');
      await page.clock.fastForward(step.duration.minSeconds * 1000 + 1000);
      await expect(countdown(page)).toHaveText('0:00');
      await press(page, 'Terminer la séance');
    }
  }
  await expect(heading(page)).toHaveText('Séance terminée');
  await expect(heading(page)).toBeFocused();
}

test('a whole strength workout, from its day to the mark of that day', async ({ page }) => {
  test.slow();
  await page.goto('./training/phase1');
  await page.getByRole('link', { name: 'Haut du corps' }).first().click();
  await page.getByRole('link', { name: 'Pousser et tirer', exact: true }).click();
  await begin(page, { address: page.url() });
  await walk(page, STRENGTH);
  await expect(figure(page, 'séries faites')).toHaveText('15');
  await expect(figure(page, 'au total')).toHaveText(/^\d\d:\d\d$/);
  const day = page.getByRole('checkbox', { name: 'Semaine 1, lundi : séance faite' });
  await expect(day).toBeChecked();
  await press(page, 'Terminer');
  await expect(heading(page)).toHaveText('Pousser et tirer');
  await expect(heading(page)).toBeFocused();
  await expect(button(page, 'Démarrer la séance')).toBeVisible();
  await page.goto('./training/phase1');
  await expect(page.getByRole('checkbox', { name: 'lundi, Haut du corps' }).first()).toBeChecked();
});

test('a circuit goes by rounds, and rests between them only', async ({ page }) => {
  test.slow();
  await begin(page, CIRCUIT);
  await press(page, 'Passer');
  await expect(page.getByText('Tour 1 sur 3 · exercice 1 sur 4', { exact: true })).toBeVisible();
  await press(page, 'Retour');
  await walk(page, CIRCUIT);
  await expect(figure(page, 'séries faites')).toHaveText('12');
  // Started from no day: the member says which one it was.
  const friday = page.getByRole('checkbox', { name: 'Semaine 4, vendredi : séance faite' });
  await expect(friday).not.toBeChecked();
  await friday.check();
  await press(page, 'Terminer');
  await page.goto('./training/phase1');
  const days = page.getByRole('checkbox', { name: 'vendredi' });
  await expect(days.nth(3)).toBeChecked();
  await expect(days.nth(0)).not.toBeChecked();
});

test('a rest with a range offers both ends, and more or less of it', async ({ page }) => {
  await begin(page, RANGE);
  await press(page, 'Passer', 'Série faite');
  await expect(countdown(page)).toHaveText('1:30');
  await press(page, '2\u00a0min');
  await expect(countdown(page)).toHaveText(/^(?:2:00|1:59)$/);
  await expect(button(page, '2\u00a0min')).toHaveAttribute('aria-pressed', 'true');
  const end = await endOfCountdown(page);
  await press(page, 'Allonger le repos de 15\u00a0s');
  expect(await endOfCountdown(page)).toBeCloseTo(end + 15, -0.4);
  await press(page, 'Raccourcir le repos de 15\u00a0s', 'Raccourcir le repos de 15\u00a0s');
  expect(await endOfCountdown(page)).toBeCloseTo(end - 15, -0.4);
  await press(page, 'Passer le repos', 'Série faite');
  await expect(countdown(page)).toHaveText('2:00');
});

test('pause, skip and back', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  await expect(progress(page)).toHaveText('1 sur 15 séries');
  await page.clock.fastForward(30_000);
  await press(page, 'Pause');
  const left = await countdown(page).innerText();
  await page.clock.fastForward(3_600_000);
  await expect(countdown(page)).toHaveText(left);
  await expect(page.getByText('En pause').first()).toBeVisible();
  await press(page, 'Reprendre');
  await expect(countdown(page)).toHaveText(left);
  await press(page, 'Retour');
  await expect(progress(page)).toHaveText('0 sur 15 séries');
  await expect(page.getByRole('checkbox', { name: 'Série 1' })).not.toBeChecked();
  await press(page, 'Passer');
  await expect(page.getByRole('checkbox', { name: 'Série 1 sautée' })).not.toBeChecked();
  await expect(page.getByText('Série 2 sur 3', { exact: true })).toBeVisible();
  await expect(page.getByText('Séries', { exact: true })).toBeVisible();
  // The sets are ticked one by one too.
  await page.clock.runFor(500);
  await page.getByRole('checkbox', { name: 'Série 2' }).click();
  await expect(heading(page)).toHaveText('Repos');
});

test('while a rest counts down, the screen is rendered at its end alone', async ({ page }) => {
  await countRenders(page);
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  await page.clock.runFor(1000);
  await expect(countdown(page)).toHaveText('1:29');
  const before = await rendersOf(page);
  for (let second = 1; second <= 10; second += 1) {
    await page.clock.runFor(1000);
    await expect(countdown(page)).toHaveText(`1:${29 - second}`);
  }
  const after = await rendersOf(page);
  expect(after.screen).toBe(before.screen);
  // The countdown, its numeral and the total, each second.
  expect(after.parts - before.parts).toBeGreaterThanOrEqual(30);
  expect(after.parts - before.parts).toBeLessThan(40);
  await page.clock.runFor(80_000);
  await expect(page.getByText(/Repos fini depuis/)).toBeVisible();
  expect((await rendersOf(page)).screen).toBeGreaterThan(after.screen);
});

test('a tab that slept tells since when the rest is over', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  await page.clock.fastForward(90_000 + 40_000);
  await expect(page.getByText('Repos fini depuis 0:40')).toBeVisible();
  await expect(page.getByText('Série 2 sur 3', { exact: true })).toBeVisible();
});

test('a reload in the middle of a rest loses not a second', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  const end = await endOfCountdown(page);
  await page.clock.resume();
  await page.reload();
  await expect(heading(page)).toHaveText('Repos');
  // A busy machine shows a second late, and the clock goes on between the two readings: soon, not at once.
  await expect.poll(async () => Math.abs((await endOfCountdown(page)) - end)).toBeLessThanOrEqual(1);
  await expect(progress(page)).toHaveText('1 sur 15 séries');
});

test('Back leaves a run going, Forward and the programme lead back to it', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  await page.goBack();
  await expect(heading(page)).toHaveText('Pousser et tirer');
  await expect(heading(page)).toBeFocused();
  await page.goForward();
  await expect(heading(page)).toHaveText('Repos');
  await page.goBack();
  await page.getByRole('link', { name: 'Programme', exact: true }).click();
  await page.getByRole('link', { name: 'Reprendre la séance' }).click();
  await expect(heading(page)).toHaveText('Repos');
  await expect(heading(page)).toBeFocused();
});

test('a run is kept for later, ended early or given up', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite', 'Quitter la séance', 'La garder pour plus tard');
  await page.clock.fastForward(3_600_000);
  await press(page, 'Reprendre la séance');
  await expect(page.getByText('En pause').first()).toBeVisible();
  await expect(countdown(page)).toHaveText('1:29');
  await press(page, 'Quitter la séance');
  await expect(page.getByText('Si tu la termines, ce que tu as fait va dans ton journal')).toBeVisible();
  await press(page, 'Continuer la séance', 'Quitter la séance', 'La terminer ici');
  await expect(figure(page, 'série faite')).toHaveText('1');
  await expect(figure(page, 'séries non faites')).toHaveText('14');
  await press(page, 'Terminer', 'Démarrer la séance', 'Quitter la séance', 'L’abandonner');
  await expect(page.getByRole('heading', { name: 'Abandonner cette séance\u202f?' })).toBeFocused();
  await press(page, 'La garder');
  await expect(button(page, 'Quitter la séance')).toBeFocused();
  await press(page, 'Quitter la séance', 'L’abandonner', 'Abandonner');
  await expect(button(page, 'Démarrer la séance')).toBeVisible();
  await page.goForward();
  await expect(heading(page)).toHaveText('Pousser et tirer');
});

test('P11: a double tap that opens a question about a workout does not lose it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Quitter la séance');
  await button(page, 'L’abandonner').dblclick();
  await expect(heading(page)).toHaveText('Développé couché haltères');
  await page.clock.resume();
  await page.goto(CIRCUIT.address);
  await button(page, 'Démarrer la séance').dblclick();
  await page.goto(STRENGTH.address);
  await expect(button(page, 'Reprendre la séance')).toBeVisible();
});

test('one run at a time: another workout asks first', async ({ page }) => {
  await begin(page, STRENGTH);
  await page.clock.resume();
  await page.goto(CIRCUIT.address);
  await press(page, 'Démarrer la séance');
  await expect(page.getByRole('dialog')).toContainText('Pousser et tirer');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Démarrer la séance')).toBeFocused();
  await press(page, 'Démarrer la séance', 'Reprendre l’autre');
  await expect(page).toHaveURL(/workout=pousser-et-tirer/);
  await page.goBack();
  await press(page, 'Démarrer la séance', 'Abandonner l’autre et démarrer celle-ci');
  await expect(page).toHaveURL(/workout=premier-enchainement/);
  await expect(heading(page)).toHaveText('Échauffement');
});

test('a run of another day is offered as one that was broken off', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  await page.clock.setFixedTime(new Date(EVENING.getTime() + 3 * 86_400_000));
  await page.clock.resume();
  await page.goto('./training');
  const offer = page.getByRole('complementary', { name: 'Séance en cours' });
  await expect(offer).toContainText('Séance du mardi 24 novembre, interrompue · 1 série sur\u00a015');
  await page.clock.setFixedTime(new Date('2027-01-05T18:00:00+01:00'));
  await page.reload();
  await expect(offer).toContainText('Séance du mardi 24 novembre\u00a02026, interrompue');
  await offer.getByRole('link', { name: 'Reprendre la séance' }).click();
  await expect(page.getByText('En pause').first()).toBeVisible();
  await expect(progress(page)).toHaveText('1 sur 15 séries');
});

test('an exercise without its equipment is replaced in one tap', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer');
  const [{ exercise } = { exercise: undefined }] = STRENGTH.option.blocks[0]?.exercises ?? [];
  const alternative = exercise?.alternatives[0];
  if (!alternative) throw new Error('the first exercise has no alternative');
  await page.getByText('Comment faire').click();
  await expect(page.getByText(plainText(exercise.howTo))).toBeVisible();
  await press(page, 'Pas d’haltères\u202f?', alternative.name);
  await expect(heading(page)).toHaveText(alternative.name);
  await expect(page.getByText(`À la place de ${exercise.name}`)).toBeVisible();
  await press(page, 'Quitter la séance', 'La terminer ici');
  await expect(page.getByRole('listitem').filter({ hasText: exercise.name })).toHaveText(
    `${exercise.name}\u00a0: ${alternative.name}`,
  );
});

test('of an exercise that stands twice in a round, what is done of one line leaves the other alone', async ({
  page,
}) => {
  await begin(page, workout('/training/phase3/hyrox-specific', 'transitions-roxzone'));
  const lap = async (place: number) => {
    await expect(heading(page)).toHaveText('Course');
    await expect(page.getByText(`Tour 1 sur 6 · exercice ${place} sur 4`, { exact: true })).toBeVisible();
  };
  await press(page, 'Passer');
  await lap(1);
  await press(page, 'Fait', 'Fait');
  await lap(3);
  await press(page, 'Remplacer cet exercice', 'Tapis de course, avec 1\u00a0% de pente');
  await expect(heading(page)).toHaveText('Tapis de course, avec 1\u00a0% de pente');
  await press(page, 'Remplacer cet exercice', 'Revenir à l’exercice prévu', 'Fait', 'Fait');
  await expect(heading(page)).toHaveText('Repos');
  // Of the four sets of the round, the last one has its form in the rest.
  await page.getByRole('button', { name: /^Course\s\(2\)/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Course\s\(2\)$/ });
  await dialog.getByRole('textbox', { name: 'Distance' }).fill('180');
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Course\s\(1\)\s:\s200\sm/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Course\s\(2\)\s:\s180\sm/ })).toBeVisible();
  await press(page, 'Passer le repos', 'Passer', 'Fait', 'Remplacer cet exercice');
  await press(page, 'Tapis de course, avec 1\u00a0% de pente', 'Fait', 'Quitter la séance', 'La terminer ici');
  await expect(page.getByRole('listitem').filter({ hasText: /^(?:Course|Tapis).*tours/ })).toHaveText([
    'Course\u00a0: tours 2, 3, 4, 5 et 6',
    'Tapis de course, avec 1\u00a0% de pente\u00a0: tours 3, 4, 5 et 6',
  ]);
  const [entry] = await journalEntries(page);
  const courses = entry?.sets?.filter(({ exercise }) => exercise === 'course');
  expect(courses).toMatchObject([
    { occurrence: 1, meters: 200 },
    { occurrence: 2, meters: 180 },
    { occurrence: 2, name: 'Tapis de course, avec 1\u00a0% de pente', isAlternative: true },
  ]);
});

test('an alternative that is an exercise says how to do it', async ({ page }) => {
  const { address, option } = workout('/training/phase2/upper-body', 'force-haut');
  const [{ exercise } = { exercise: undefined }] = option.blocks[0]?.exercises ?? [];
  const cited = exercise?.alternatives.find(({ howTo }) => howTo !== undefined);
  if (!exercise || !cited?.howTo) throw new Error('the first exercise has no alternative that is an exercise');
  await begin(page, { address });
  await press(page, 'Passer', 'Pas de barre\u202f?', cited.name);
  await expect(heading(page)).toHaveText(cited.name);
  await page.getByText('Comment faire').click();
  await expect(page.getByText(plainText(cited.howTo))).toBeVisible();
  await expect(page.getByText(plainText(exercise.howTo))).toHaveCount(0);
});

test('an alternative is done, and timed, by its own dose', async ({ page }) => {
  const { page: shown, option } = workout('/training/phase1/hyrox-specific', 'decouverte-des-stations');
  await begin(page, { address: `.${shown.route}?workout=${option.id}` });
  await press(page, 'Passer');
  await expect(heading(page)).toHaveText('SkiErg');
  await expect(page.getByText('250\u00a0m', { exact: true })).toBeVisible();
  await press(page, 'Pas de SkiErg\u202f?', 'Tirage à la poulie haute\u00a0: 75\u00a0s');
  await expect(heading(page)).toHaveText('Tirage à la poulie haute');
  await expect(page.getByText('250\u00a0m', { exact: true })).toBeHidden();
  await press(page, 'Partir');
  await page.clock.runFor(3000);
  await expect(countdown(page)).toHaveText('1:15');
  // Back to the exercise: nothing counts any more.
  await press(page, 'Pas de SkiErg\u202f?', 'Revenir à l’exercice prévu');
  await expect(countdown(page)).toBeHidden();
  await expect(page.getByText('250\u00a0m', { exact: true })).toBeVisible();
  await press(page, 'Pas de SkiErg\u202f?', 'Tirage à la poulie haute\u00a0: 75\u00a0s', 'Partir');
  await page.clock.runFor(80_000);
  await expect(heading(page)).toHaveText('Repos');
});

test('P10: a clock that jumps back or forward loses no set', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  await page.clock.setSystemTime(EVENING);
  await page.clock.runFor(10_000);
  await expect(countdown(page)).toBeVisible();
  await press(page, 'Passer le repos', 'Série faite');
  await expect(progress(page)).toHaveText('2 sur 15 séries');
  await page.clock.setSystemTime(new Date(EVENING.getTime() + 60 * 60_000));
  await page.clock.runFor(1000);
  await expect(page.getByText(/^Repos fini depuis/)).toBeVisible();
  await press(page, 'Série faite');
  await expect(progress(page)).toHaveText('3 sur 15 séries');
});

test('a dialog that was opened in timed work stays over the rest, and comes back by itself no more', async ({
  page,
}) => {
  const seconds = await toTimedSets(page);
  await press(page, 'Partir', 'Remplacer cet exercice');
  const dialog = page.getByRole('dialog');
  await page.clock.runFor(3_000 + seconds * 1000);
  await expect(heading(page)).toHaveText('Repos');
  await expect(dialog).toBeVisible();
  await press(page, 'Garder l’exercice prévu');
  await expect(dialog).toHaveCount(0);
  // What opened it is gone.
  await expect(heading(page)).toBeFocused();
  await press(page, 'Passer le repos');
  await expect(heading(page)).toHaveText('Planche');
  await expect(dialog).toHaveCount(0);
});

test('two tabs show the same run', async ({ page, context }) => {
  await begin(page, STRENGTH);
  await page.clock.resume();
  const other = await context.newPage();
  await other.goto(`${STRENGTH.address}&run=1`);
  await expect(heading(other)).toHaveText('Échauffement');
  await press(page, 'Passer');
  await expect(heading(other)).toHaveText('Développé couché haltères');
  await press(page, 'Série faite');
  await expect(heading(other)).toHaveText('Repos');
});
