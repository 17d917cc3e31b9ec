import type { Page } from '@playwright/test';
import { undatedWeek } from '../../src/schedule/model/day.ts';
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

/** Width and height in points. */
const A4 = [595, 842];

/** Presses what would open the browser's own window, which no test can answer; resolves with the size of each sheet. */
async function sheets(page: Page, scope: Pick<Page, 'getByRole'>, name: string): Promise<number[][]> {
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await scope.getByRole('button', { name }).click();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
  return boxes.map((box) => [...box.matchAll(/[\d.]+/g)].slice(2).map(([number]) => Math.round(Number(number))));
}

test('the longest workout of each page prints on one sheet', async ({ page }) => {
  await page.goto('./training');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { route, options } of workoutPages) {
    const length = ({ blocks }: (typeof options)[number]) => blocks.flatMap(({ exercises }) => exercises).length;
    const [longest] = [...options].sort((one, other) => length(other) - length(one));
    await goWithinApp(page, `${route}?workout=${longest?.id}`);
    await expect(page.getByRole('heading', { level: 1, name: longest?.name })).toBeVisible();
    expect.soft(await sheets(page, page, 'Imprimer la séance'), route).toEqual([A4]);
  }
});

test('a week prints on one sheet with its dates, its marks and the ten days of a race on a mercredi', async ({
  page,
}) => {
  const phase = programme.phases.at(-1);
  const ids = (phase?.weeks ?? []).flatMap((week) => undatedWeek(week).days.map(({ id }) => id));
  await storeState(page, {
    version: VERSION,
    race: { date: '2027-04-21', startedOn: '2027-01-04' },
    done: Object.fromEntries(ids.map((id) => [id, { on: '2026-11-30' }])),
  });
  await page.goto(`.${phase?.route}`);
  const week = (number: number) => page.getByRole('region', { name: `Semaine ${number}`, exact: true });
  for (const { number } of phase?.weeks ?? []) {
    await expect(week(number)).toContainText('coché le');
    expect.soft(await sheets(page, week(number), 'Imprimer la semaine'), `week ${number}`).toEqual([A4]);
  }
  await expect(week(12).getByRole('listitem')).toHaveCount(10);
});

test('the race plan prints alone on one sheet, and as a wristband of 17 by 4 cm with a tab of 2', async ({ page }) => {
  await storeState(page, {
    version: VERSION,
    race: { date: '2027-04-18', startedOn: '2027-01-25' },
    racePlan: { wave: '09:20', targetSeconds: 12_600, adjustments: { skierg: 15 } },
  });
  await page.goto('./competition');
  await page.getByRole('button', { name: 'Ajuster' }).click();
  expect(await sheets(page, page, 'Imprimer le plan')).toEqual([A4]);
  await page.getByRole('button', { name: 'Imprimer le plan' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('3:30:15').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: competition.strategy.title })).toBeHidden();
  await page.emulateMedia({ media: null });

  expect(await sheets(page, page, 'Imprimer le bracelet')).toEqual([A4]);
  await page.getByRole('button', { name: 'Imprimer le bracelet' }).click();
  await page.emulateMedia({ media: 'print' });
  const splits = page.getByRole('list').filter({ hasText: 'Tour 1' }).filter({ visible: true });
  await expect(splits.getByRole('listitem')).toHaveCount(8);
  await expect(splits.getByRole('listitem').last()).toHaveText(/Tour 8.*Wall balls 3:30:15/);
  const [band, tab] = [
    await splits.boundingBox(),
    await page.getByText('Languette à coller sous l’autre bout').boundingBox(),
  ];
  const pixelsPerCm = 96 / 2.54;
  // Lengthways: it runs down the sheet, and the tab follows without a gap.
  expect(band?.width).toBeCloseTo(4 * pixelsPerCm, 0);
  expect(band?.height).toBeCloseTo(17 * pixelsPerCm, 0);
  expect(tab?.width).toBeCloseTo(4 * pixelsPerCm, 0);
  expect(tab?.height).toBeCloseTo(2 * pixelsPerCm, 0);
  expect(tab?.y).toBeCloseTo((band?.y ?? 0) + (band?.height ?? 0), 0);
  const overflowing = await splits.locator('p').evaluateAll((times) => {
    const overflows = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight;
    return times.filter(overflows).map(({ textContent }) => textContent);
  });
  expect(overflowing).toEqual([]);
});
