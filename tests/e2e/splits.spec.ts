import type { Page } from '@playwright/test';
import type { Split } from '../../src/journal/model/entry.ts';
import { VERSION } from '../../src/storage/record.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { journalEntries } from './journalEntries.ts';
import { refuseOpening } from './journalFaults.ts';
import { begin, button, EVENING, figure, heading, press, SIMULATION } from './runner.ts';
import { storeJournal } from './storedJournal.ts';
import { storeState } from './storedState.ts';

const MINUTE = 60_000;
/** Laps and stations of the simulation in turn. */
const SETS = SIMULATION.option.blocks.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise.name));
const [, SKIERG = '', , PUSH = ''] = SETS;

const clock = (page: Page) => page.getByRole('timer');
/** Of a time as it is shown, `2:05`. */
const seconds = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const secondsShown = async (page: Page) => seconds(await clock(page).innerText());
/** By the page's clock. */
const now = (page: Page) => page.evaluate(() => Date.now());
/** The one large button: « Fait puis SkiErg ». */
const done = (page: Page) => page.getByRole('button', { name: /^(?:Fait puis|C’est parti) ./ });
const splitRow = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Temps de passage' }).getByRole('row').filter({ hasText: name });

/** Ends the segment after so many minutes. */
async function spend(page: Page, minutes: number): Promise<void> {
  await page.clock.fastForward(minutes * MINUTE);
  await done(page).click();
}

const setTarget = (page: Page, targetSeconds: number) =>
  storeState(page, { version: VERSION, racePlan: { targetSeconds } });

test('a simulation is timed segment by segment, kept through an undo and a reload, and summed up', async ({ page }) => {
  test.slow();
  await begin(page, SIMULATION);
  await press(page, 'Partir', 'Échauffement fait');
  await expect(heading(page)).toHaveText('Course');
  await expect(done(page)).toHaveAccessibleName(`Fait puis ${SKIERG}`);
  await expect(page.getByText('ton plan')).toHaveCount(0);
  const box = await done(page).boundingBox();
  expect(box?.height).toBeGreaterThan(240);
  expect(box?.width).toBeGreaterThan(300);
  await spend(page, 3);
  await expect(heading(page)).toHaveText(SKIERG);
  await expect(page.getByText(/^Juste avant/)).toContainText(/3:0\d/);

  await test.step('a press too many is undone, and its segment goes on', async () => {
    await page.clock.fastForward(2 * MINUTE);
    await done(page).click();
    await expect(clock(page)).toHaveText(/^0:0\d$/);
    await press(page, 'Retour');
    await expect(heading(page)).toHaveText(SKIERG);
    await expect(clock(page)).toHaveText(/^2:0\d$/);
  });

  await test.step('a reload loses nothing', async () => {
    const shown = await secondsShown(page);
    const before = await now(page);
    await page.clock.resume();
    await page.reload();
    await expect(heading(page)).toHaveText(SKIERG);
    await expectAccessible(page);
    await expectFits(page);
    // Far enough ahead for a slow machine: the clock runs until then.
    await page.clock.pauseAt((await now(page)) + MINUTE);
    const passed = ((await now(page)) - before) / 1000;
    await expect.poll(async () => Math.abs((await secondsShown(page)) - shown - passed)).toBeLessThan(2);
  });

  const skierg = (await secondsShown(page)) + 120;
  await spend(page, 2);
  for (const [index] of SETS.slice(2).entries()) await spend(page, 3 + index / 10);
  await press(page, 'Partir', 'Terminer la séance');
  await expect(figure(page, 'de simulation')).toHaveText(/^\d\d:\d\d$/);
  const own = await figure(page, 'de simulation').innerText();
  await expect(figure(page, 'étapes faites')).toHaveText(`${SETS.length}`);
  await expect(
    page.getByRole('img', { name: /^Allure de chaque tour\. Tour 1\s: 5:[01]\d\/km, Tour 2, après SkiErg/ }),
  ).toBeVisible();
  expect(Math.abs(seconds(await splitRow(page, SKIERG).getByRole('cell').innerText()) - skierg)).toBeLessThan(2);
  await expect(splitRow(page, 'Tour 1').getByRole('cell')).toHaveText([/^3:0\d$/]);
  await expect(
    page.getByText(/^À l’allure de ton meilleur tour \(Tour\s1, 5:[01]\d\/km\), tu aurais gagné /),
  ).toBeVisible();
  // What the table tells is not told again, set by set.
  const log = page.getByRole('region', { name: 'Ton journal' });
  await expect(log).toBeVisible();
  await expect(log.getByRole('listitem')).toHaveCount(0);
  await page.clock.resume();
  await expectAccessible(page);
  await expectFits(page);

  await press(page, 'Terminer');
  await expect(heading(page)).toHaveText(SIMULATION.option.name);
  await page.goto('./journal');
  const table = page.getByRole('table', { name: 'Les temps de passage, côte à côte' });
  await expect(page.getByRole('region', { name: 'Les simulations' })).toBeVisible();
  // Stations have times and no load.
  const loads = page.getByRole('region', { name: 'Les charges' });
  await expect(loads).toContainText('Note la charge de tes séries');
  await expect(loads).not.toContainText('/km');
  // Beside nothing, it opens on demand.
  await expect(table).toBeHidden();
  await page.getByText('Le tableau\u00a0: Les temps de passage').click();
  await expect(table).toContainText(SKIERG);
  const listed = page.getByRole('region', { name: 'Les séances' }).getByRole('listitem');
  await expect(listed).toContainText(`${own} · ${SETS.length} étapes`);
  await listed.getByRole('link', { name: SIMULATION.option.name }).click();
  await expect(splitRow(page, SKIERG)).toBeVisible();
  await expect(page.getByRole('table', { name: SKIERG })).toBeHidden();
  await page.getByText('Exercice par exercice').click();
  await expect(page.getByRole('table', { name: SKIERG })).toContainText('600');
});

test('a run of a simulation shows the pace that a test gives', async ({ page }) => {
  await storeState(page, { version: VERSION, paceTest: { meters: 1200, on: '2026-11-01' } });
  await begin(page, SIMULATION);
  await press(page, 'Partir', 'Échauffement fait');
  await expect(page.getByText(/^600\sm · 5:\d\d–6:\d\d\/km/)).toBeVisible();
  // What the coaches say of the run is there on a low screen too.
  await page.setViewportSize({ width: 360, height: 500 });
  await expect(page.getByText('Retiens-toi')).toBeVisible();
});

test('with a race plan each segment shows what it gives, and the summary where most is to be won', async ({ page }) => {
  await setTarget(page, 5400);
  await begin(page, SIMULATION);
  await press(page, 'Partir', 'Échauffement fait');
  // 5:54 for the first kilometre, so 3:32 for 600 m of it.
  await expect(page.getByText('Objectif 3:32, d’après ton plan')).toBeVisible();
  await spend(page, 3);
  await expect(page.getByText(/^\d+\u00a0s d’avance sur ton plan$/)).toBeVisible();
  await spend(page, 9);
  await expect(page.getByText(/de retard sur ton plan$/)).toBeVisible();
  await press(page, 'Quitter la séance', 'La terminer ici');
  await expect(page.getByText(/^Ton plus gros écart\u00a0: SkiErg, 6\u00a0min/)).toBeVisible();
  await expect(splitRow(page, SKIERG).getByRole('cell')).toHaveText([/^9:0\d$/, '2:43', /^\+6:\d\d$/]);
  await expectFits(page);
});

test('transitions that are timed are segments of their own', async ({ page }) => {
  await begin(page, SIMULATION);
  await page.getByRole('checkbox', { name: 'Chronométrer les transitions à part' }).check();
  await press(page, 'Partir', 'Échauffement fait');
  await expect(done(page)).toHaveAccessibleName('Fait puis Transition');
  await spend(page, 3);
  await expect(heading(page)).toHaveText('Transition');
  await expect(done(page)).toHaveAccessibleName(`C’est parti ${SKIERG}`);
  await expectFits(page);
  await spend(page, 0.5);
  await expect(heading(page)).toHaveText(SKIERG);
  await press(page, 'Retour');
  await expect(heading(page)).toHaveText('Transition');
  await expect(clock(page)).toHaveText(/^0:3\d$/);
});

test.describe('a locked screen', () => {
  test.beforeEach(async ({ page }) => {
    await begin(page, SIMULATION);
    await press(page, 'Partir', 'Échauffement fait', 'Verrouiller');
  });

  test('ignores taps, counts on, and opens when its button is held for a second', async ({ page }) => {
    await expect(page.getByRole('main').last().locator('xpath=..').getByRole('button')).toHaveCount(1);
    await page.clock.fastForward(2 * MINUTE);
    await page.mouse.click(180, 400);
    await expect(clock(page)).toHaveText(/^2:0\d$/);
    await expectFits(page);
    const hold = button(page, 'Appui long pour déverrouiller');
    await hold.hover();
    await page.mouse.down();
    await page.clock.runFor(500);
    await page.mouse.up();
    await expect(hold).toBeVisible();
    await hold.hover();
    await page.mouse.down();
    await page.clock.runFor(1100);
    await expect(done(page)).toBeVisible();
    await page.mouse.up();
    await expect(heading(page)).toHaveText('Course');
  });

  test('stays when the phone takes the hold for a gesture of its own', async ({ page }) => {
    const hold = button(page, 'Appui long pour déverrouiller');
    await hold.hover();
    await page.mouse.down();
    await hold.dispatchEvent('pointercancel');
    await page.clock.runFor(1100);
    await expect(hold).toBeVisible();
  });

  test('opens by keyboard or screen reader in two steps, the second of which goes again', async ({ page }) => {
    const [hold, yes] = [button(page, 'Appui long pour déverrouiller'), button(page, 'Oui, déverrouiller')];
    await expect(hold).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(yes).toBeFocused();
    await page.clock.runFor(19_000);
    await expect(yes).toBeFocused();
    await page.clock.runFor(2000);
    await expect(yes).toHaveCount(0);
    await expect(hold).toBeFocused();
    await page.keyboard.press('Enter');
    await hold.blur();
    await page.clock.runFor(21_000);
    await expect(yes).toHaveCount(0);
    await expect(hold).not.toBeFocused();
    await hold.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(done(page)).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await press(page, 'Verrouiller');
    await page.clock.resume();
    await expectAccessible(page);
  });
});

test('the race is timed as it is run, and kept beside the plan', async ({ page }) => {
  test.slow();
  await setTarget(page, 5400);
  await page.clock.install({ time: EVENING });
  await page.goto('./competition');
  await button(page, 'Chronométrer ma course').click();
  await expect(heading(page)).toHaveText('Au départ');
  await expect(page.getByText(`0 sur ${SETS.length} étapes`)).toBeVisible();
  await expectFits(page);
  await journalEntries(page);
  await page.clock.pauseAt(new Date(EVENING.getTime() + 30 * MINUTE));
  await done(page).click();
  await expect(heading(page)).toHaveText('Course à pied');
  await expect(page.getByText('Objectif 5:54, d’après ton plan')).toBeVisible();
  for (const [index] of SETS.entries()) await spend(page, index === 3 ? 9 : 5);
  await expect(heading(page)).toHaveText('Course terminée');
  await expect(figure(page, 'de course')).toHaveText(/^1:24:\d\d$/);
  await expect(figure(page, 'étapes faites')).toHaveText(`${SETS.length}`);
  await press(page, 'Terminer');
  await expect(page.getByRole('heading', { name: /^Ta course, mardi/ })).toBeVisible();
  await expect(splitRow(page, 'Tour 1').getByRole('cell')).toHaveText([/^5:0\d$/, '5:54', /^−0:5\d$/]);
  await expect(page.getByText(`Ton plus gros écart\u00a0: ${PUSH}`)).toBeVisible();
  await page.clock.resume();
  await page.reload();
  await expect(splitRow(page, PUSH)).toContainText(/9:0\d/);
  await page.goto('./journal');
  await expect(page.getByRole('main')).toContainText('Ta course');
});

test('the race plan takes the proportions of a simulation, and gives them back', async ({ page }) => {
  test.slow();
  await setTarget(page, 5400);
  await begin(page, SIMULATION);
  await press(page, 'Partir', 'Échauffement fait');
  for (const name of SETS) await spend(page, name === PUSH ? 9 : 3);
  await expect(heading(page)).toHaveText('Retour au calme');
  await press(page, 'Partir', 'Terminer la séance');
  await expect(splitRow(page, PUSH)).toBeVisible();
  // It waits until the session is kept.
  await press(page, 'Terminer');
  await expect(heading(page)).toHaveText(SIMULATION.option.name);
  await page.clock.resume();
  await page.goto('./competition');
  const plan = page.getByRole('table', { name: 'Le plan, étape par étape' });
  const push = plan.getByRole('row').filter({ hasText: PUSH }).getByRole('cell').first();
  const guide = await push.innerText();
  const comparison = page.getByRole('table', { name: 'Le temps du guide et le tien' });
  await expect(comparison.getByRole('row').filter({ hasText: PUSH }).getByRole('cell').first()).toHaveText(guide);
  await button(page, 'Répartir d’après mes temps').click();
  await expect(push).not.toHaveText(guide);
  await expect(push).toHaveText(
    (await comparison.getByRole('row').filter({ hasText: PUSH }).getByRole('cell').last().innerText()) ?? '',
  );
  await expect(plan.getByRole('row').last().getByRole('cell').nth(1)).toHaveText('1:30:00');
  await page.reload();
  await expect(push).not.toHaveText(guide);
  await button(page, 'Revenir aux proportions du guide').click();
  await expect(push).toHaveText(guide);
  await expectFits(page);
});

const planTotal = (page: Page) =>
  page.getByRole('region', { name: 'Répartition du temps' }).locator('xpath=..').getByRole('status');

/** The plan of a simulation in March was adjusted; then comes one in April. */
async function adjustThenSimulate(page: Page): Promise<void> {
  const { race, stations } = understanding;
  const splits = stations.flatMap(({ id, name, distance, reps }, index): Split[] => [
    { kind: 'run', id: `lap-${index + 1}`, name: `Tour ${index + 1}`, seconds: 300, meters: race.lapDistance.meters },
    { kind: 'station', id, name, seconds: 240, ...(distance ? { meters: distance.meters } : { reps: reps?.min }) },
  ]);
  const simulation = { changedAt: 1, kind: 'workout', name: 'Simulation', splits } as const;
  const racePlan = { targetSeconds: 5400, proportions: 'own', basis: 'mars', adjustments: { 'lap-1': 30 } };
  await storeJournal(page, [{ ...simulation, id: 'mars', on: '2027-03-01' }]);
  await storeState(page, { version: VERSION, racePlan });
  await page.goto('./competition');
  await expect(planTotal(page)).toHaveText(/^1:30:30/);
  await storeJournal(page, [{ ...simulation, id: 'avril', on: '2027-04-01' }]);
  await page.reload();
}

test('what was adjusted for another simulation does not come back with what is adjusted next', async ({ page }) => {
  await adjustThenSimulate(page);
  await expect(planTotal(page)).toHaveText(/^1:30:00/);
  await button(page, 'Ajuster').click();
  await button(page, 'Tour 2\u00a0: 5\u00a0s de plus').click();
  await expect(planTotal(page)).toHaveText(/^1:30:05/);
  await page.reload();
  await expect(planTotal(page)).toHaveText(/^1:30:05/);
});

test('what was adjusted for another simulation is taken off the plan, which says so', async ({ page }) => {
  await adjustThenSimulate(page);
  const total = planTotal(page);
  await expect(total).toHaveText(/^1:30:00/);
  await expect(total).toContainText('Tes ajustements pour une autre répartition sont retirés');
  await button(page, 'Annuler').click();
  await expect(total).toHaveText(/^1:30:30/);
  await page.reload();
  await expect(total).toHaveText(/^1:30:30/);
  await expect(button(page, 'Ajuster')).toBeVisible();
  // A journal that can't be read says nothing of what was adjusted, nor may it be adjusted over.
  await refuseOpening(page);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Le plan, étape par étape' })).toBeVisible();
  await expect(button(page, 'Ajuster')).toHaveCount(0);
  await expect(page.getByText('sont retirés')).toHaveCount(0);
});

test('the long name of what replaced a station stands clear of the pace beside it', async ({ page }) => {
  const run = { kind: 'run', name: 'Tour 1', seconds: 720, meters: 1000 } as const;
  const name = 'Marche rapide en montée sur un tapis incliné, même distance';
  const splits: Split[] = [
    { ...run, id: 'lap-1', seconds: 600 },
    { kind: 'station', id: 'skierg', name, seconds: 240, isAlternative: true },
    { ...run, id: 'lap-2', name: 'Tour 2' },
  ];
  await storeJournal(page, [{ id: 'a', changedAt: 1, kind: 'workout', on: '2027-03-01', name: 'Simulation', splits }]);
  await page.goto('./journal/a');
  const chart = page.getByRole('img', { name: /^Allure de chaque tour/ });
  await expect(chart).toHaveAccessibleName(new RegExp(name));
  const [title, pace] = await chart
    .locator('g')
    .last()
    .locator('text')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()));
  expect(title?.right).toBeLessThan(pace?.left ?? 0);
});

test('the simulation itself is no basis of its targets', async ({ page }) => {
  test.slow();
  await storeState(page, { version: VERSION, racePlan: { targetSeconds: 5400, proportions: 'own' } });
  await begin(page, SIMULATION);
  await press(page, 'Partir', 'Échauffement fait');
  for (const name of SETS) await spend(page, name === PUSH ? 9 : 3);
  await press(page, 'Partir', 'Terminer la séance');
  const target = splitRow(page, PUSH).getByRole('cell').nth(1);
  const guide = await target.innerText();
  await page.clock.runFor(1000);
  await expect.poll(async () => (await journalEntries(page)).length).toBe(1);
  await page.getByRole('region', { name: 'Ton journal' }).getByRole('button', { name: 'RPE 7' }).click();
  await page.clock.runFor(1000);
  await expect.poll(async () => (await journalEntries(page))[0]?.rpe).toBe(7);
  await expect(target).toHaveText(guide);
  await page.clock.resume();
  await page.reload();
  await expect(target).toHaveText(guide);
});
