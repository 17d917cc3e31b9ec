import { VERSION } from '../../src/storage/record.ts';
import { expect, test } from './fixtures.ts';
import { restoreSession } from './storedSession.ts';
import { doneTick, exportFile, importText, storedState, storeState } from './storedState.ts';

const KEPT = {
  version: VERSION,
  race: { date: '2027-04-18', startedOn: '2027-01-25' },
  done: { '1-lundi': { on: '2027-01-25' }, '1-mardi': {} },
};

test('what a device keeps is carried to another by a file', async ({ page, browser, sessionOf, baseURL }) => {
  await page.clock.setFixedTime(new Date('2027-03-03T12:00:00+01:00'));
  await storeState(page, KEPT);
  await page.goto('./profile');
  const { name, text } = await exportFile(page);
  expect(name).toBe('objectif-8-2027-03-03.json');

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await restoreSession(context, await sessionOf('member'));
  const other = await context.newPage();
  await other.goto('./profile');
  await importText(other, text);
  await expect(other.getByText('Import fait')).toBeVisible();
  expect(await storedState(other)).toEqual(KEPT);
  await other.goto('./training/phase1');
  await expect(doneTick(other, 1, 'lundi')).toHaveAccessibleName(/^Fait le 25\sjanvier/);
  await context.close();
});
