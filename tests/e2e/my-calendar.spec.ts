import { readFile } from 'node:fs/promises';
import { expect } from './fixtures.ts';
import { enterInstalled, test } from './versions.ts';

test.use({ serviceWorkers: 'allow' });

test('a date is set, kept and exported without a network', async ({ page, host, context }) => {
  await host.deploy('v1');
  await enterInstalled(page, host);
  await host.stop();
  await context.setOffline(true);
  await page.goto(`${host.address}training`);
  const inAWeek = await page.evaluate(() => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
  await page.getByLabel('Date de ta course').fill(inAWeek);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Aujourd’hui' })).toBeVisible();
  await page.getByText('Ajouter à mon calendrier').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes séances' }).click();
  const file = await download;
  // Its version is a part of this host's product name.
  expect(file.suggestedFilename()).toBe('objectif-8-v1.ics');
  expect(await readFile(await file.path(), 'utf8')).toContain(`DTSTART;VALUE=DATE:${inAWeek.replaceAll('-', '')}`);
});
