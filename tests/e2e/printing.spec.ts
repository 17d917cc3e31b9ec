import type { Page } from '@playwright/test';
import { programme } from '../../src/generated/programme.ts';
import { expect, test } from './fixtures.ts';

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

for (const phase of programme.phases) {
  test(`each week of phase ${phase.number} prints alone, on one sheet`, async ({ page }) => {
    await page.goto(`.${phase.route}`);
    for (const week of phase.weeks) {
      const region = page.getByRole('region', { name: `Semaine ${week.number}`, exact: true });
      const { sheets, boxes } = await printed(page, pressPrint(region, 'Imprimer la semaine'));
      expect(sheets, `sheets of week ${week.number}`).toBe(1);
      const [, , width, height] = boxes[0]?.match(/[\d.]+/g)?.map(Number) ?? [];
      expect({ width: Math.round(width ?? 0), height: Math.round(height ?? 0) }).toEqual(A4_POINTS);
    }
  });

  test(`each workout of phase ${phase.number} prints on one sheet`, async ({ page }) => {
    for (const { route, options } of programme.workoutPages.filter((workouts) => workouts.phase === phase.number)) {
      for (const { id, name } of options) {
        await page.goto(`.${route}?workout=${id}`);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        const { sheets } = await printed(page, pressPrint(page, 'Imprimer la séance'));
        expect.soft(sheets, `sheets of ${route} ${id}`).toBe(1);
      }
    }
  });
}

test('a printed week has its days and nothing of the page around it, which stays as it was', async ({ page }) => {
  const [phase] = programme.phases;
  await page.goto(`.${phase?.route}`);
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  const second = page.getByRole('region', { name: 'Semaine 2', exact: true });
  await second.getByRole('button', { name: 'Imprimer la semaine' }).click();
  const words = await wordsOnPaper(page);
  for (const { activity, description } of phase?.weeks[1]?.days ?? []) {
    expect(words).toContain(activity);
    expect(words).toContain(description ?? '');
  }
  for (const absent of ['Semaine 1', 'Semaine 3', 'Introduction', 'Imprimer', 'Phase 2']) {
    expect(words).not.toContain(absent);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  const whole = await wordsOnPaper(page);
  for (const { number } of phase?.weeks ?? []) expect(whole).toContain(`Semaine ${number}`);
  expect(whole).not.toContain('Imprimer');
});

test('a workout prints without its explanations, but for those that were opened', async ({ page }) => {
  const workouts = programme.workoutPages[0];
  const option = workouts?.options[0];
  const [opened, closed] = option?.blocks[0]?.exercises.map(({ exercise }) => exercise.howTo) ?? [];
  await page.goto(`.${workouts?.route}?workout=${option?.id}`);
  await page.getByText('Comment faire').first().click();
  const words = await wordsOnPaper(page);
  expect(words).toContain(opened);
  expect(words).not.toContain(closed);
  expect(words.match(/Comment faire/g)).toHaveLength(1);
});
