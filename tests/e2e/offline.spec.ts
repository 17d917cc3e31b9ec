import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { goWithinApp } from './goWithinApp.ts';
import { button, heading } from './runner.ts';
import { fixedScreens, phaseScreens, workoutScreens } from './screens.ts';
import { enterInstalled, expect, expectVersion, test } from './versions.ts';

test.setTimeout(180_000);
test.use({ serviceWorkers: 'allow' });

test('after one visit every screen opens without a network, from a cold start, at any address', async ({
  host,
  launchOptions,
  viewport,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'objectif-8-profile-'));
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, viewport });
  await host.deploy('v1');
  const first = await open();
  await enterInstalled(await first.newPage(), host);
  await first.close();
  await host.stop();

  const cold = await open();
  try {
    const page = await cold.newPage();
    for (const { path: address, heading: name } of [...fixedScreens, ...phaseScreens, ...workoutScreens]) {
      await page.goto(`${host.address}${address.slice(1)}`);
      await expect(heading(page)).toHaveAccessibleName(name);
      await expectVersion(page, 'v1');
    }
    for (const { route, options } of workoutPages) {
      await goWithinApp(page, `${route}?workout=${options[0]?.id}`);
      await expect(heading(page)).toHaveAccessibleName(options[0]?.name ?? '');
    }
    await button(page, 'Démarrer la séance').click();
    await expect(heading(page)).toHaveText('Échauffement');
    await page.goto(`${host.address}licences`);
    await expect(page.getByText(/@fontsource-variable\/archivo \d/)).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check('1rem Archivo'))).toBe(true);
  } finally {
    await cold.close();
    await rm(profile, { recursive: true, force: true });
  }
});
