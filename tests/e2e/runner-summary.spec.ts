import type { Page } from '@playwright/test';
import { buildPlan } from '../../src/runner/model/plan.ts';
import { VERSION } from '../../src/storage/record.ts';
import { expectFits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { journalEntries } from './journalEntries.ts';
import { begin, button, CIRCUIT, EVENING, figure, heading, press, progress, SIMULATION, STRENGTH } from './runner.ts';
import { storeState } from './storedState.ts';

const remaining = (page: Page) => page.getByRole('region', { name: 'Pas fait' }).getByRole('listitem');
/** The app's own is behind it. */
const header = (page: Page) => page.getByRole('banner').last();
const [first, second] = STRENGTH.option.blocks[0]?.exercises.map(({ exercise }) => exercise.name) ?? [];

test('sets that are left out are counted apart', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite', 'Passer le repos', 'Passer');
  await expect(progress(page)).toHaveText('1 sur 15 séries');
  await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 1);
  await expect(header(page)).toContainText('1 sautée');
  await press(page, 'Passer');
  await expect(header(page)).toContainText('2 sautées');
  await expectFits(page);
});

test('the summary says which sets are not done, and leads back to them', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite', 'Passer le repos', 'Passer', 'Passer', 'Série faite', 'Passer le repos');
  await press(page, ...Array(11).fill('Passer'), 'Partir', 'Terminer la séance');
  await expect(heading(page)).toHaveText('Séance terminée');
  await expect(figure(page, 'séries non faites')).toHaveText('13');
  await expect(remaining(page).first()).toHaveText(`${first}\u00a0: séries 2 et 3`);
  await expect(remaining(page).nth(1)).toHaveText(`${second}\u00a0: séries 2 et 3`);
  await page.clock.resume();
  await page.reload();
  await press(page, 'Faire ces séries');
  await expect(heading(page)).toHaveText(first ?? '');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('Série 2 sur 3', { exact: true })).toBeVisible();
  await expect(header(page)).not.toContainText('sautée');
  await press(page, 'Série faite', 'Passer le repos', 'Série faite', 'Passer le repos');
  // What is done already does not come again.
  await expect(heading(page)).toHaveText(second ?? '');
  await expect(page.getByText('Série 2 sur 3', { exact: true })).toBeVisible();
  await press(page, 'Quitter la séance', 'La terminer ici');
  await expect(remaining(page).first()).toHaveText(`${second}\u00a0: séries 2 et 3`);
});

test('one set that is not done is told in the singular', async ({ page }) => {
  const sets = buildPlan(STRENGTH.option, STRENGTH.page).filter(({ kind }) => kind === 'set');
  await storeState(page, {
    version: VERSION,
    run: {
      route: STRENGTH.page.route,
      workout: STRENGTH.option.id,
      ...{
        startedAt: EVENING.getTime(),
        lastInputAt: EVENING.getTime(),
        stepStartedAt: EVENING.getTime(),
        pausedMs: 0,
      },
      stepKey: 'cool-down',
      setStatus: Object.fromEntries(sets.slice(1).map(({ key }) => [key, 'done'])),
      substitutions: {},
      history: [],
    },
  });
  await page.clock.install({ time: new Date(EVENING.getTime() + 60_000) });
  await page.goto(STRENGTH.address);
  await press(page, 'Reprendre la séance', 'Quitter la séance', 'La terminer ici');
  await expect(page.getByRole('term').filter({ hasText: /non faites?$/ })).toHaveText('série non faite');
  await expect(figure(page, 'série non faite')).toHaveText('1');
  await expect(button(page, 'Faire cette série')).toBeVisible();
});

test('one set that is not done is named', async ({ page }) => {
  await begin(page, CIRCUIT);
  await press(page, 'Passer', ...Array(3).fill('Fait'), 'Passer');
  await press(page, 'Quitter la séance', 'La terminer ici');
  await expect(remaining(page).last()).toHaveText(/\u00a0: tours 1, 2 et 3$/);
});

test('the summary leads back to the step that ended it, at no cost in time', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite', 'Quitter la séance', 'La terminer ici');
  const total = await figure(page, 'au total').innerText();
  // So long a jump would give up what the database has not answered yet.
  await page.clock.runFor(1000);
  await expect.poll(() => journalEntries(page)).toHaveLength(1);
  await page.clock.fastForward(3_600_000);
  await press(page, 'Revenir à la séance');
  await expect(heading(page)).toHaveText('Repos');
  await press(page, 'Quitter la séance', 'La terminer ici');
  const [before, after] = [total, await figure(page, 'au total').innerText()].map((text) =>
    text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0),
  );
  expect((after ?? 0) - (before ?? 0)).toBeLessThan(10);
  await press(page, 'Revenir à la séance', 'Retour');
  await expect(page.getByRole('checkbox', { name: 'Série 1' })).not.toBeChecked();
});

test('a second tap on the end of a workout does not close its summary', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, ...Array(16).fill('Passer'));
  await press(page, 'Partir', 'Terminer la séance');
  await button(page, 'Terminer').click();
  await expect(heading(page)).toHaveText('Séance terminée');
  await page.clock.runFor(500);
  await expect(heading(page)).toHaveText('Séance terminée');
  await press(page, 'Terminer');
  await expect(button(page, 'Démarrer la séance')).toBeVisible();
});

test('a second tap on the way back to a workout counts for nothing', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Quitter la séance', 'La garder pour plus tard', 'Reprendre la séance', 'Reprendre');
  await page.goBack();
  await press(page, 'Reprendre la séance');
  await button(page, 'Série faite').click();
  await expect(progress(page)).toHaveText('0 sur 15 séries');
  await press(page, 'Série faite');
  await expect(progress(page)).toHaveText('1 sur 15 séries');
});

test('a simulation is timed without its warm-up and its cool-down', async ({ page }) => {
  await begin(page, SIMULATION);
  const elapsed = header(page).getByText(/^Simulation\s*\d+:\d\d$/);
  await press(page, 'Partir');
  await page.clock.fastForward(10 * 60_000);
  await expect(elapsed).toHaveText(/\b0:00$/);
  await press(page, 'Échauffement fait');
  await page.clock.fastForward(20 * 60_000);
  await expect(elapsed).toHaveText(/20:0\d$/);
  await press(page, ...Array(16).fill('Passer'));
  await expect(heading(page)).toHaveText('Retour au calme');
  const [time = ''] = /[\d:]+$/.exec(await elapsed.innerText()) ?? [];
  await page.clock.fastForward(5 * 60_000);
  await expect(elapsed).toContainText(time);
  await press(page, 'Partir', 'Terminer la séance');
  await expect(figure(page, 'de simulation')).toHaveText(time);
  // It stood for half an hour before the clock was the test's.
  await expect(figure(page, 'au total')).toHaveText(/^1:0\d:\d\d$/);
  await expectFits(page);
});

test('a day that was ticked in the summary can be unticked after a reload', async ({ page }) => {
  await begin(page, CIRCUIT);
  await press(page, 'Quitter la séance', 'La terminer ici');
  const friday = page.getByRole('checkbox', { name: /^Semaine 4, vendredi/ });
  await friday.check();
  await page.clock.resume();
  await page.reload();
  await expect(friday).toBeChecked();
  await friday.uncheck();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('a reload at each step comes back to it', async ({ page }) => {
  await begin(page, STRENGTH);
  await page.clock.resume();
  const buttons = page.getByRole('main').last().locator('xpath=..').getByRole('button');
  const moments = [
    [],
    ['Partir'],
    ['Échauffement fait'],
    ['Série faite'],
    ['Pause'],
    ['Reprendre', 'Passer le repos', 'Passer'],
    ['Retour'],
    ['Quitter la séance', 'La terminer ici'],
    ['Revenir à la séance'],
  ];
  for (const names of moments) {
    await test.step(names.join(', ') || 'the start', async () => {
      await press(page, ...names);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const shown = { heading: await heading(page).innerText(), buttons: await buttons.allInnerTexts() };
      await page.reload();
      await expect(heading(page)).toHaveText(shown.heading);
      expect(await buttons.allInnerTexts()).toEqual(shown.buttons);
    });
  }
});
