import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { programme } from '../fixtures/generated/programme.ts';
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
  await expect(page.getByRole('region', { name: 'Les semaines' }).locator('tbody tr')).toHaveCount(weeks.length);

  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The tables scroll on a phone; the page never does.
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, `width of the page on ${width} px`).toBe(width);
  }
  await expectAccessible(page);
  expect(requests.filter((url) => !/^file:/.test(url))).toEqual([]);
});
