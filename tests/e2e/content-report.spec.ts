import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { figures } from '../fixtures/generated/figures.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.use({ visitor: 'nobody' });

test('the report for coaches can be read by all, on every screen, and fetches nothing', async ({ page }, info) => {
  const file = info.outputPath('content-report.html');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.cjs', 'scripts/content/cli.ts', 'report', '--dir', PROGRAMME, '--out', file],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().slice(0, 60)));
  await page.goto(pathToFileURL(file).href);

  const weeks = programme.phases.flatMap((phase) => phase.weeks);
  await expect(page.getByRole('table', { name: 'Durée, type et intensité' }).locator('tbody tr')).toHaveCount(
    weeks.length,
  );
  await expect(page.getByRole('table', { name: 'Minutes par semaine' }).locator('tbody tr')).toHaveCount(weeks.length);
  await expect(page.getByRole('img', { name: 'Minutes d’entraînement par semaine' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(workoutPages.flatMap(({ options }) => options).length);

  // Both stills of a movement, beside the name of each exercise that has a figure.
  const movements = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Les mouvements' }) })
    .getByRole('listitem');
  await expect(movements).toHaveCount(Object.keys(figures).length);
  await expect(movements.filter({ hasText: 'Sled push' }).locator('svg')).toHaveCount(2);

  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The tables scroll on a phone; the page never does.
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, `width of the page on ${width} px`).toBe(width);
  }
  await expectAccessible(page);
  expect(requests.filter((url) => !/^(?:file:|data:font)/.test(url))).toEqual([]);
});
