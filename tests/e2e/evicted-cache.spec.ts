import type { Page } from '@playwright/test';
import { enterInstalled, expect, expectVersion, test } from './versions.ts';

test.use({ serviceWorkers: 'allow' });

/** The addresses that the worker keeps, without their revisions. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

for (const [what, lost] of [
  ['the page is', /index\.html$/],
  ['everything is', /./],
] as const) {
  test(`when ${what} gone from the worker’s cache, a visit with a network brings the app back for offline use`, async ({
    page,
    host,
    context,
  }) => {
    await host.deploy('v1');
    await enterInstalled(page, host);
    const needed = (await keptPaths(page)).filter((path) => /\.(?:html|js|css)$/.test(path));
    await page.evaluate(async (pattern) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (new RegExp(pattern).test(new URL(request.url).pathname)) await cache.delete(request);
        }
      }
    }, lost.source);

    await page.reload();
    await expectVersion(page, 'v1');
    await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(needed));
    await context.setOffline(true);
    await page.reload();
    await expectVersion(page, 'v1');
    await page.goto(`${host.address}training`);
    await expectVersion(page, 'v1');
  });
}
