import type { Page } from '@playwright/test';
import { undatedWeek } from '../../src/schedule/model/day.ts';
import { STORAGE_KEY } from '../../src/storage/account.ts';
import { VERSION } from '../../src/storage/record.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { expect, test } from './fixtures.ts';
import { goWithinApp } from './goWithinApp.ts';
import { storeState } from './storedState.ts';

test.setTimeout(180_000);
// What is dark on the screen is not to be dark on paper.
test.use({ colorScheme: 'dark' });

const A4_POINTS = { width: 595, height: 842 };

/** Presses what would open the browser's own window, which no test can answer, and takes the sheets in its place. */
async function printed(page: Page, press?: () => Promise<void>): Promise<{ sheets: number; boxes: string[] }> {
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await press?.();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return {
    sheets: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    boxes: pdf.match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [],
  };
}

const pressPrint = (scope: Pick<Page, 'getByRole'>, name: string) => () => scope.getByRole('button', { name }).click();

/** What a sheet would show, in the words of the page. */
async function wordsOnPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const words = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  return words;
}

test('each workout prints on one sheet', async ({ page }) => {
  await page.goto('./training');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { route, options } of workoutPages) {
    for (const { id, name } of options) {
      await goWithinApp(page, `${route}?workout=${id}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const { sheets } = await printed(page, pressPrint(page, 'Imprimer la séance'));
      expect.soft(sheets, `sheets of ${route} ${id}`).toBe(1);
    }
  }
});

test('each week prints on one sheet with its dates, its marks and the ten days of a race on a mercredi', async ({
  page,
}) => {
  const weeks = programme.phases.flatMap((phase) => phase.weeks.map(undatedWeek));
  const ids = weeks.flatMap((week) => week.days.map(({ id }) => id));
  await storeState(page, {
    version: VERSION,
    race: { date: '2027-04-21', startedOn: '2027-01-04' },
    done: Object.fromEntries(ids.map((id) => [id, { on: '2026-11-30' }])),
  });
  for (const phase of programme.phases) {
    await page.goto(`.${phase.route}`);
    for (const { number } of phase.weeks) {
      const region = page.getByRole('region', { name: `Semaine ${number}`, exact: true });
      await expect(region).toContainText('coché le');
      const { sheets, boxes } = await printed(page, pressPrint(region, 'Imprimer la semaine'));
      expect.soft(sheets, `sheets of week ${number}`).toBe(1);
      const [, , width, height] = boxes[0]?.match(/[\d.]+/g)?.map(Number) ?? [];
      expect({ width: Math.round(width ?? 0), height: Math.round(height ?? 0) }).toEqual(A4_POINTS);
    }
  }
  await expect(page.getByRole('region', { name: 'Semaine 12', exact: true }).getByRole('listitem')).toHaveCount(10);
});

test.describe('the race plan', () => {
  const record = {
    version: 1,
    race: { date: '2027-04-18', startedOn: '2027-01-25' },
    racePlan: { wave: '09:20', targetSeconds: 12_600, adjustments: { skierg: 15 } },
  };

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      STORAGE_KEY,
      JSON.stringify(record),
    ] as const);
    await page.goto('./competition');
  });

  test('prints on one sheet, its table even while it is being adjusted', async ({ page }) => {
    await page.getByRole('button', { name: 'Ajuster' }).click();
    const { sheets } = await printed(page, pressPrint(page, 'Imprimer le plan'));
    expect(sheets).toBe(1);
    await page.getByRole('button', { name: 'Imprimer le plan' }).click();
    const words = await wordsOnPaper(page);
    expect(words).toContain('3:30:15');
    expect(words).toContain(`12${'\u00a0'}h${'\u00a0'}50`);
    expect(words).not.toContain(competition.strategy.title);
    expect(words).not.toContain('Découpe');
  });

  test('prints as a wristband of 17 by 4 centimetres with a tab of 2, on one upright sheet', async ({ page }) => {
    const { sheets } = await printed(page, pressPrint(page, 'Imprimer le bracelet'));
    expect(sheets).toBe(1);
    await page.getByRole('button', { name: 'Imprimer le bracelet' }).click();
    await page.emulateMedia({ media: 'print' });
    const splits = page.getByRole('list').filter({ hasText: 'Tour 1' }).filter({ visible: true });
    await expect(splits.getByRole('listitem')).toHaveCount(8);
    await expect(splits.getByRole('listitem').last()).toHaveText(/Tour 8.*Wall balls 3:30:15/);
    const tab = page.getByText('Languette à coller sous l’autre bout');
    const [band, flap] = [await splits.boundingBox(), await tab.boundingBox()];
    const pixelsPerCm = 96 / 2.54;
    // Lengthways: it runs down the sheet, and the tab follows without a gap.
    expect(band?.width).toBeCloseTo(4 * pixelsPerCm, 0);
    expect(band?.height).toBeCloseTo(17 * pixelsPerCm, 0);
    expect(flap?.width).toBeCloseTo(4 * pixelsPerCm, 0);
    expect(flap?.height).toBeCloseTo(2 * pixelsPerCm, 0);
    expect(flap?.y).toBeCloseTo((band?.y ?? 0) + (band?.height ?? 0), 0);
    const times = splits.locator('p');
    const overflowing = await times.evaluateAll((all) =>
      all
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight,
        )
        .map(({ textContent }) => textContent),
    );
    expect(overflowing).toEqual([]);
    const pointsOf = (size: string) => (Number.parseFloat(size) * 72) / 96;
    for (const time of await times.all()) {
      expect(pointsOf(await time.evaluate((element) => getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(13);
    }
    await expect(page.getByText('Imprime cette page à 100')).toBeVisible();
  });
});
