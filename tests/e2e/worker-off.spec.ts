import path from 'node:path';
import { appBuild } from '../fixtures/app-build.ts';
import { training } from '../fixtures/generated/training.ts';
import { heading } from './runner.ts';
import { comeBack, enterInstalled, expect, test } from './versions.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

test('a build that takes the worker back leaves an app without one', async ({ page, host, versionsFolder }) => {
  const withoutWorker = await appBuild({ mode: 'demo', environment: { SERVICE_WORKER: 'off' } });
  await host.deploy('v1');
  await enterInstalled(page, host);
  await host.deploy(path.relative(versionsFolder, withoutWorker.folder));
  await comeBack(page);
  const leftByWorker = () =>
    page
      .evaluate(async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())].length)
      // The page reloads once its worker is gone.
      .catch(() => undefined);
  await expect.poll(leftByWorker).toBe(0);
  await page.goto(`${host.address}training`);
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveText('Objectif 8');
  await expect(heading(page)).toHaveText(training.title);
  expect(await leftByWorker()).toBe(0);
});
