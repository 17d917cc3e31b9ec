import type { Page } from '@playwright/test';
import { plainText } from '../../src/format/richText.ts';
import { VERSION } from '../../src/storage/record.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { setClockAndState } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { expectWhollyInSight } from './inSight.ts';
import { begin, CIRCUIT, EVENING, heading, press, STRENGTH } from './runner.ts';
import { storedState, storeState } from './storedState.ts';

const from = (day: string) => ({ address: `${STRENGTH.address}&day=${day}` });
const finish = (page: Page) => press(page, 'Quitter la séance', 'La terminer ici');
const doneDays = async (page: Page) => ((await storedState(page)) as { done?: object } | null)?.done ?? {};

const asked = programme.phases[0]?.weeks[3]?.days[0]?.description ?? 'nothing is asked';

test('the run of another day is not taken for the one of today', async ({ page }) => {
  await begin(page, from('1-lundi'));
  await page.clock.resume();
  await page.goto(from('4-lundi').address);
  await press(page, 'Démarrer la séance');
  await expect(page.getByRole('dialog')).toContainText('n’est pas terminée');
  await press(page, 'Reprendre l’autre');
  await expect(page).toHaveURL(/day=1-lundi/);
  await page.goBack();
  await press(page, 'Démarrer la séance', 'Abandonner l’autre et démarrer celle-ci');
  await expect(page).toHaveURL(/day=4-lundi/);
  await expect(page.getByText('Consigne du jour')).toContainText(plainText(asked));
  await finish(page);
  // Nothing of it was done: its member says whether it counts.
  const mark = page.getByRole('checkbox', { name: 'Semaine 4, lundi\u00a0: séance faite' });
  await expect(mark).not.toBeChecked();
  await expectWhollyInSight(mark.locator('..'));
  expect(await doneDays(page)).toEqual({});
  await mark.check();
  expect(Object.keys(await doneDays(page))).toEqual(['4-lundi']);
});

test('a run that is left before it shows asks nothing again', async ({ page }) => {
  await begin(page, from('1-lundi'));
  await page.clock.resume();
  await page.goto(from('4-lundi').address);
  await press(page, 'Démarrer la séance');
  await page.getByRole('button', { name: 'Reprendre l’autre' }).evaluate((button: HTMLElement) => {
    button.click();
    history.back();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Démarrer la séance' })).toBeVisible();
});

test('a run that was broken off is told with its date before another begins', async ({ page }) => {
  await begin(page, from('1-lundi'));
  await page.clock.setFixedTime(new Date(EVENING.getTime() + 3 * 86_400_000));
  await page.clock.resume();
  await page.goto(from('1-lundi').address);
  await press(page, 'Démarrer la séance');
  await expect(page.getByRole('dialog')).toContainText('commencée le mardi 24\u00a0novembre');
  await press(page, 'Reprendre l’autre');
  await expect(page.getByText('En pause').first()).toBeVisible();
});

test('a run that was begun from no day goes on from any of the same doses', async ({ page }) => {
  await begin(page, STRENGTH);
  await page.clock.resume();
  await page.goto(from('1-lundi').address);
  await press(page, 'Reprendre la séance');
  await expect(heading(page)).toHaveText('Échauffement');
});

test('a day that suggests no workout is kept from the choice to the mark', async ({ page }) => {
  await page.goto(`.${STRENGTH.page.route}?day=2-lundi`);
  await page.getByRole('link', { name: STRENGTH.option.name, exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Semaine 2, lundi' })).toBeVisible();
  await begin(page, { address: page.url() });
  await expect(page).toHaveURL(/day=2-lundi/);
  await press(page, ...Array(9).fill('Passer'), 'Quitter la séance', 'La terminer ici');
  await expect(page.getByRole('checkbox', { name: 'Semaine 2, lundi\u00a0: séance faite' })).not.toBeChecked();
});

test('a run that is finished is not told as one under way', async ({ page }) => {
  await begin(page, STRENGTH);
  await page.clock.resume();
  await page.goto('./profile');
  const kept = page.getByRole('definition').filter({ hasText: 'ta séance' });
  await expect(kept).toHaveText('ta séance en cours');
  await page.goBack();
  await finish(page);
  await expect(heading(page)).toHaveText('Séance terminée');
  await page.goto('./profile');
  await expect(kept).toHaveText('ta séance terminée');
  await page.goto('./training');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Séance en cours' })).toHaveCount(0);
  await page.goto(CIRCUIT.address);
  await press(page, 'Démarrer la séance');
  await expect(heading(page)).toHaveText('Échauffement');
});

test('a day that leads to no such workout is not marked', async ({ page }) => {
  await begin(page, from('1-mardi'));
  await finish(page);
  await expect(page.getByRole('heading', { name: 'Pour quel jour compte cette séance\u202f?' })).toBeVisible();
  expect(await doneDays(page)).toEqual({});
});

test('nor is the day of a run whose programme was edited since', async ({ page }) => {
  await storeState(page, {
    version: VERSION,
    run: {
      ...{
        route: STRENGTH.page.route,
        workout: STRENGTH.option.id,
        day: '1-mercredi',
        stepKey: 'warm-up',
        history: [],
      },
      ...{
        startedAt: EVENING.getTime(),
        lastInputAt: EVENING.getTime(),
        stepStartedAt: EVENING.getTime(),
        pausedMs: 0,
      },
      ...{ setStatus: {}, substitutions: {} },
    },
  });
  await page.clock.install({ time: new Date(EVENING.getTime() + 60_000) });
  await page.goto(STRENGTH.address);
  await press(page, 'Reprendre la séance');
  await finish(page);
  await expect(page.getByRole('checkbox', { name: 'Semaine 1, lundi\u00a0: séance faite' })).not.toBeChecked();
  expect(await doneDays(page)).toEqual({});
});

test('a day that is done keeps the date of its mark', async ({ page }) => {
  const done = { '1-lundi': { on: '2026-11-02' } };
  await storeState(page, { version: VERSION, done });
  await begin(page, from('1-lundi'));
  await finish(page);
  const mark = page.getByRole('checkbox', { name: 'Semaine 1, lundi\u00a0: séance faite' });
  await expect(mark).toBeChecked();
  await expect(mark.locator('..')).toContainText('séance faite');
  await expect(mark.locator('..').locator('.visually-hidden')).toHaveCount(0);
  expect(await doneDays(page)).toEqual(done);
});

test('with a race date, the summary offers the days that are left, today first', async ({ page }) => {
  // Eight weeks: a late start leaves out one of the four that lead here.
  await setClockAndState(page, '2026-11-02T18:00', { race: { date: '2026-12-20', startedOn: '2026-10-26' } });
  await page.goto(STRENGTH.address);
  await press(page, 'Démarrer la séance');
  await finish(page);
  await expect(heading(page)).toHaveText('Séance terminée');
  await expect(page.getByRole('main').locator('label:has([type=checkbox])')).toHaveText([
    'Semaine 2, lundi 2\u00a0novembre (aujourd’hui)\u00a0: séance faite',
    'Semaine 1, lundi 26\u00a0octobre\u00a0: séance faite',
    'Semaine 3, lundi 9\u00a0novembre\u00a0: séance faite',
  ]);
  // The question above them says it already.
  await expect(page.getByRole('main').locator('.visually-hidden:text("séance faite")')).toHaveCount(3);
});

test('who left by a way round still reads which workout is suggested', async ({ page }) => {
  await begin(page, from('1-lundi'));
  await page.clock.resume();
  const address = page.url();
  await page.goto('./training');
  await page.goto(address);
  await press(page, 'Quitter la séance', 'La garder pour plus tard');
  await page.getByRole('link', { name: 'Retour aux options' }).click();
  await expect(page.getByText('Séance conseillée', { exact: true })).toBeVisible();
});
