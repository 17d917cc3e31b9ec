import { training } from '../fixtures/generated/training.ts';
import { expect, test } from './fixtures.ts';

test('the programme says once what each RPE leaves in reserve, as a table', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('./training');
  const table = page.getByRole('table', { name: 'En force, les répétitions en réserve' });
  await expect(table.getByRole('columnheader')).toHaveText(['RPE', 'En réserve', 'Ce que tu sens']);
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.getByRole('rowheader')).toHaveText(['6', '7', '8']);
  for (const [index, inReserve] of ['4', '3', '2'].entries()) {
    await expect(rows.nth(index).getByRole('cell').first()).toHaveText(inReserve);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a break has its table, by the days that it lasted', async ({ page }) => {
  const { title, table } = training.principles.find((section) => section.table) ?? {};
  await page.goto('./training');
  await page.getByText(title ?? '', { exact: true }).click();
  const shown = page.getByRole('table', { name: title });
  await expect(shown.getByRole('columnheader')).toHaveText(table?.columns ?? []);
  await expect(shown.getByRole('rowheader')).toHaveText(['1 à 3 jours', '4 à 7 jours', '8 à 14 jours', 'Au-delà']);
  await expect(shown.getByRole('cell').nth(2)).toContainText('enlève 30 %'.replace(' %', '\u00a0%'));
});
