import type { Locator } from '@playwright/test';
import { VERSION } from '../../src/storage/record.ts';
import { setClockAndState } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { expectWhollyInSight } from './inSight.ts';
import { RACE, todays } from './raceDate.ts';
import { begin, button, doAllSets, figure, heading, press, SIMULATION, STRENGTH } from './runner.ts';
import { storeState } from './storedState.ts';

/** Its letters end above the controls, and above what fades there. */
async function expectClearOfControls(text: Locator): Promise<void> {
  const fade = await button(text.page(), 'Pause')
    .locator('xpath=../..')
    .evaluate(
      (controls) => controls.getBoundingClientRect().top - parseFloat(getComputedStyle(controls, '::before').height),
    );
  const room = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { bottom, height } = range.getBoundingClientRect();
    return { bottom, descent: height / 5 };
  });
  expect(room.bottom - room.descent).toBeLessThanOrEqual(fade);
}

test('what helps with a set is whole above the controls, below a name of two lines', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer');
  await expect(heading(page)).toHaveText('Développé couché haltères');
  for (const help of ['Comment faire', 'Douleur ou malaise\u202f?']) await expectWhollyInSight(page.getByText(help));
});

test('between splits, help with a pain and the line about the segment before stand clear of the controls', async ({
  page,
}) => {
  await storeState(page, { version: VERSION, racePlan: { targetSeconds: 5400 } });
  await begin(page, SIMULATION);
  await press(page, 'Partir', 'Échauffement fait', 'Fait puis SkiErg');
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expectWhollyInSight(page.getByText('Douleur ou malaise'));
    await expectClearOfControls(page.getByText(/^Juste avant/));
  }
  await page.getByText('Douleur ou malaise').click();
  await expectWhollyInSight(page.getByText(/^Douleur dans la poitrine/));
  await press(page, 'Fait puis Course');
  await expect(heading(page)).toHaveText('Course');
  await expect(page.getByText(/^Douleur dans la poitrine/)).toBeHidden();
});

test('in a rest, the ways to note the set before stand clear of the controls', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expectClearOfControls(page.getByText('RPE 1 à 5, note'));
  }
});

test('the unit of a dose keeps « par côté » together, beside its number', async ({ page }) => {
  await begin(page, STRENGTH);
  const sets = STRENGTH.option.blocks.flatMap(({ exercises }) => exercises);
  const before = sets.slice(
    0,
    sets.findIndex(({ perSide }) => perSide),
  );
  await press(page, ...Array(1 + before.reduce((sum, dose) => sum + dose.sets, 0)).fill('Passer'));
  const unit = page.getByText(/^répétitions par.côté$/);
  for (const [width, size] of [
    [360, '100%'],
    [430, '100%'],
    [390, '200%'],
    [430, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text, 'important'), size);
    const { lines, below } = await unit.evaluate((element) => {
      const text = element.firstChild ?? element;
      const range = document.createRange();
      range.setStart(text, 'répétitions '.length);
      range.setEnd(text, 'répétitions par côté'.length);
      const dose = element.parentElement?.getBoundingClientRect();
      return { lines: range.getClientRects().length, below: element.getBoundingClientRect().top - (dose?.bottom ?? 0) };
    });
    expect.soft(lines, `lines of « par côté » at ${width} px, ${size}`).toBe(1);
    expect.soft(below, `room below the number at ${width} px, ${size}`).toBeLessThan(0);
  }
});

test('the progress reaches from edge to edge', async ({ page }) => {
  await begin(page, STRENGTH);
  expect(await page.getByRole('progressbar').boundingBox()).toMatchObject({ x: 0, width: 360 });
});

test('the day that a workout counts for is whole above « Terminer », with sets left out', async ({ page }) => {
  await setClockAndState(page, '2027-03-08T18:00', { race: RACE });
  await page.goto('./training');
  await todays(page).getByRole('button', { name: 'Démarrer', exact: true }).click();
  await expect(heading(page)).toHaveText('Échauffement');
  await doAllSets(page);
  await expect(page.getByRole('region', { name: 'Pas fait' })).toBeVisible();
  await expectWhollyInSight(page.getByRole('checkbox').locator('..'));
  await expectWhollyInSight(button(page, 'Terminer'));
});

test('a time of the summary stands beside its words, a count above them, however many lines they take', async ({
  page,
}) => {
  await begin(page, SIMULATION);
  await press(page, 'Quitter la séance', 'La terminer ici');
  const room = async (term: string) => {
    const time = figure(page, term);
    const words = await time.locator('xpath=preceding-sibling::dt').boundingBox();
    return ((await time.boundingBox())?.x ?? 0) - (words?.x ?? 0) - (words?.width ?? 0);
  };
  expect(await room('de simulation, sans échauffement ni retour au calme')).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  const total = await figure(page, 'au total').boundingBox();
  const words = await figure(page, 'au total').locator('xpath=preceding-sibling::dt').boundingBox();
  expect(words?.y).toBeGreaterThanOrEqual((total?.y ?? 0) + (total?.height ?? 0));
});

test('after an early end the day and the effort are in sight', async ({ page }) => {
  await begin(page, { address: `${STRENGTH.address}&day=1-lundi` });
  await press(page, 'Passer', 'Série faite', 'Quitter la séance', 'La terminer ici');
  await expectWhollyInSight(page.getByRole('checkbox', { name: /^Semaine 1, lundi.*séance faite$/ }).locator('..'));
  await expectWhollyInSight(button(page, 'RPE 10'));
});

test('above « Terminer » the journal begins in sight, also below several days to choose from', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite', 'Quitter la séance', 'La terminer ici');
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await expectWhollyInSight(page.getByText('Quel effort, sur toute la séance'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectWhollyInSight(button(page, 'RPE 10'));
});

test('below the instruction of its day, a simulation asks in sight whether transitions are timed', async ({ page }) => {
  await begin(page, { address: `${SIMULATION.address}&day=9-vendredi` });
  await expect(page.getByText(/^Consigne du jour/)).toBeVisible();
  await expectWhollyInSight(page.getByRole('checkbox', { name: 'Chronométrer les transitions à part' }).locator('..'));
});

test('the ways on from a workout under way end on the same edge on a small phone', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Quitter la séance', 'La garder pour plus tard');
  await page.goto('./training');
  const offer = page.getByRole('complementary', { name: 'Séance en cours' });
  const resume = await offer.getByRole('link', { name: 'Reprendre la séance' }).boundingBox();
  const abandon = await offer.getByRole('button', { name: 'L’abandonner' }).boundingBox();
  expect(abandon?.y).toBeGreaterThan(resume?.y ?? 0);
  expect((abandon?.x ?? 0) + (abandon?.width ?? 0)).toBe((resume?.x ?? 0) + (resume?.width ?? 0));
});
