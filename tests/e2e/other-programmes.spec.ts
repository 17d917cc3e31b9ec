import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFolder } from '../../scripts/content/read.ts';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { sixteenWeeks, unevenPhases } from '../content/other-programmes.ts';
import { buildVersions, startHost } from '../fixtures/deploys.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { AUTH_PORT } from './address.ts';
import { expect, signIn, test } from './fixtures.ts';
import { main, setDate } from './raceDate.ts';

const PHASES = {
  sixteen: [
    ['Phase 1 Fondation', 'Semaines 1 à 4', 4],
    ['Phase 2 Développement', 'Semaines 5 à 8', 4],
    ['Phase 3 Endurance de vitesse', 'Semaines 9 à 12', 4],
    ['Phase 4 Performance', 'Semaines 13 à 16', 4],
  ],
  uneven: [
    ['Phase 1 Fondation', 'Semaines 1 à 10', 10],
    ['Phase 2 Développement', 'Semaine 11', 1],
    ['Phase 4 Performance', 'Semaine 12', 1],
  ],
} as const;

test.setTimeout(240_000);
test.use({ visitor: 'nobody' });

for (const [name, edit] of [
  ['sixteen', sixteenWeeks],
  ['uneven', unevenPhases],
] as const) {
  test(`a programme with other weeks and phases is shown as it is: ${name}`, async ({ page }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-programme-'));
    const content = path.join(folder, 'content');
    for (const { path: file, text } of edit(await readFolder(PROGRAMME))) {
      await mkdir(path.dirname(path.join(content, file)), { recursive: true });
      await writeFile(path.join(content, file), text);
    }
    const versions = await buildVersions([name], content);
    const host = await startHost(versions, `http://127.0.0.1:${AUTH_PORT}`);
    try {
      await host.deploy(name);
      await page.goto(`${host.address}login`);
      await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
      await page.waitForURL('**/introduction');

      await page.goto(`${host.address}training`);
      for (const [phase, weeks] of PHASES[name]) {
        const card = main(page)
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: phase, exact: true }) });
        await expect(card.getByText(weeks, { exact: true })).toBeVisible();
      }
      const shape = page.getByRole('figure').filter({ hasText: 'Temps d’entraînement par semaine' });
      const lists = shape.getByRole('list').getByRole('list');
      await expect(lists).toHaveCount(PHASES[name].length);
      for (const [index, [, , count]] of PHASES[name].entries()) {
        await expect(lists.nth(index).getByRole('listitem')).toHaveCount(count);
      }
      for (const [width, rowsMax] of [
        [1280, 1],
        [360, 2],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const bars = await lists.getByRole('listitem').evaluateAll((weeks) =>
          weeks.map((week) => {
            const { width, bottom } = week.getBoundingClientRect();
            return { width: Math.round(width), bottom: Math.round(bottom) };
          }),
        );
        expect(new Set(bars.map(({ bottom }) => bottom)).size, `rows at ${width} px`).toBeLessThanOrEqual(rowsMax);
        const widths = bars.map((bar) => bar.width);
        expect(Math.min(...widths), `narrowest at ${width} px`).toBeGreaterThanOrEqual(16);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }

      // From phase to phase, and on to the race.
      await page.getByRole('link', { name: 'Voir le programme' }).first().click();
      for (const [phase] of PHASES[name]) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(phase);
        await main(page).getByRole('link').last().click();
      }
      await expect(page).toHaveURL(/\/competition$/);

      // A late start keeps what the coaches say.
      await page.clock.setFixedTime(new Date('2027-03-01T09:00:00+01:00'));
      await page.goto(`${host.address}training`);
      await setDate(page, '2027-04-18');
      await expect(main(page)).toContainText('Il te reste 7 semaines');
    } finally {
      // It may be renewing its token, which the clock of the last step has made old.
      await page.close();
      await host.stop();
      await Promise.all([folder, versions].map((made) => rm(made, { recursive: true, force: true })));
    }
  });
}
