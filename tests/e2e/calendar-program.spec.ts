import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { CALENDAR, pathOf } from '../../scripts/verify/programs.ts';
import { setClockAndState } from './clock.ts';
import { expect, test } from './fixtures.ts';

/** A calendar of khal's in `folder`; `import` answers what khal complains of, `list` what it has on a day. */
async function calendarIn(folder: string) {
  const events = path.join(folder, 'events');
  const config = path.join(folder, 'config');
  await mkdir(events);
  await writeFile(
    config,
    `[calendars]
[[mine]]
path = ${events}
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${path.join(folder, 'cache.db')}
`,
  );
  const khal = async (...words: string[]) => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder };
    return promisify(execFile)(pathOf(CALENDAR), ['-c', config, ...words], { env });
  };
  return {
    async import(file: string) {
      const { stdout, stderr } = await khal('import', '--batch', '-a', 'mine', file);
      return `${stdout}${stderr}`;
    },
    list: async (day: string) => (await khal('list', '--format', '{start-time} {title}', day, '1d')).stdout,
    events: async () => (await readdir(events)).length,
  };
}

async function download(page: Page): Promise<string> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes séances' }).click();
  return (await file).path();
}

test('a calendar program takes the sessions without a word, again without doubles, and moves them', async ({ page }, {
  outputDir,
}) => {
  await mkdir(outputDir, { recursive: true });
  const calendar = await calendarIn(outputDir);
  await setClockAndState(page, '2026-12-07T09:00', { race: { date: '2027-04-18', startedOn: '2026-12-01' } });
  await page.goto('./training');
  await page.getByText('Ajouter à mon calendrier').click();
  await page.getByLabel('lundi').fill('18:30');
  const first = await download(page);
  const count = (await readFile(first, 'utf8')).match(/BEGIN:VEVENT/g)?.length;
  expect(count).toBeGreaterThan(60);
  for (const _ of ['once', 'again']) {
    expect(await calendar.import(first)).toBe('');
    expect(await calendar.events()).toBe(count);
  }
  expect(await calendar.list('2027-01-25')).toContain('18:30 Haut du corps');

  await page.getByText('Changer la date').click();
  await page.getByLabel('Date de ta course').fill('2027-04-25');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Ajouter à mon calendrier').click();
  // Later than the first: a calendar keeps the newer of two.
  await page.clock.runFor(60_000);
  expect(await calendar.import(await download(page))).toBe('');
  expect(await calendar.events()).toBe(count);
  expect(await calendar.list('2027-01-25')).not.toContain('Haut du corps');
  expect(await calendar.list('2027-02-01')).toContain('18:30 Haut du corps');
});
