import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import { phaseNumberOf, routeOf } from '../../scripts/content/kinds.ts';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { appBuild } from '../fixtures/app-build.ts';
import { type Host, startHost } from '../fixtures/deploys.ts';
import { AUTH_PORT } from './address.ts';
import { expectAccessible } from './axe.ts';
import { test as base, expect, signIn } from './fixtures.ts';
import { memberScreens } from './memberScreens.ts';
import { main } from './raceDate.ts';

/** Eight weeks in two phases, a race of six laps on a Saturday, two days in the gym: nothing of it is the real one's. */
const PROGRAMME = 'tests/fixtures/short-programme';

/** The app with that programme, and its screens. */
const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from here.
    async ({}, use) => {
      const build = await appBuild({ mode: 'demo', environment: { SERVICE_WORKER: 'off' }, content: PROGRAMME });
      const versions = await mkdtemp(path.join(tmpdir(), 'objectif-8-short-'));
      await symlink(build.folder, path.join(versions, 'short'));
      const host = await startHost(versions, `http://127.0.0.1:${AUTH_PORT}`);
      await host.deploy('short');
      await use(host);
      await host.stop();
      await rm(versions, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page, host }, use) => {
    await page.goto(`${host.address}login`);
    await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
    await page.waitForURL('**/introduction');
    await use(page);
    // It may be renewing its token.
    await page.close();
  },
});
test.use({ visitor: 'nobody' });

async function screensOfProgramme() {
  const { content, diagnostics } = await checkFolder(PROGRAMME);
  expect(diagnostics).toEqual([]);
  const titled = (kind: 'competition' | 'introduction' | 'training' | 'understanding') => ({
    title: content.one(kind)?.title ?? `no file of ${kind}`,
  });
  const phases = content
    .valid('phase')
    .map(({ file, value }) => ({ route: routeOf(file), number: phaseNumberOf(file), name: value.name }));
  const workoutPages = content.valid('workoutPage').map(({ file, value }) => ({ route: routeOf(file), ...value }));
  return memberScreens({
    competition: titled('competition'),
    introduction: titled('introduction'),
    training: titled('training'),
    understanding: titled('understanding'),
    programme: { phases },
    workoutPages,
  });
}

async function open(page: Page, host: Host, route: string): Promise<void> {
  await page.goto(`${host.address}${route.slice(1)}`);
}

test('every screen shows it and passes axe', async ({ page, host }) => {
  test.setTimeout(240_000);
  const { fixed, phases, workouts } = await screensOfProgramme();
  const all = [...fixed, ...phases, ...workouts];
  expect(all).toHaveLength(7 + 2 + 2);
  for (const { path: route, heading: name, title } of all) {
    await test.step(route, async () => {
      await open(page, host, route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(name);
      await expect(page).toHaveTitle(`${title} – Cap 6`);
      await expectAccessible(page);
    });
  }
});

test('its race is drawn and planned in six laps', async ({ page, host }) => {
  await open(page, host, '/understanding');
  await expect(page.getByRole('list', { name: 'Le parcours' }).getByRole('listitem')).toHaveCount(6);
  await expect(main(page)).toContainText('4,8\u00a0km');

  await open(page, host, '/competition');
  await page.getByLabel('Heures').fill('1');
  await page.getByLabel('Minutes').fill('10');
  await page.getByLabel('Minutes').press('Enter');
  const rows = page.getByRole('table').getByRole('row');
  // Its head, six laps and six stations, and the ways between them.
  await expect(rows).toHaveCount(1 + 6 + 6 + 11);
  await expect(page.getByRole('rowheader', { name: 'Tour 6', exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Tour 7', exact: true })).toHaveCount(0);
  await expect(rows.last().getByRole('cell').nth(1)).toHaveText('1:10:00');
});
