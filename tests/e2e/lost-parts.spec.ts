import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { signIn } from './fixtures.ts';
import { expect, expectVersion, test } from './versions.ts';

// A worker would have kept the parts.
test.use({ serviceWorkers: 'block' });

test('a part that a new version took away is fetched by one reload', async ({ page, host }) => {
  await host.deploy('v1');
  // The parts that the app fetches ahead are lost on the way.
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/SignedInApp'));
  await page.route('**/assets/SignedInApp*.js', (route) => route.abort());
  await page.goto(`${host.address}login`);
  await lost;
  // A host that takes a file away while it reads it stops the test: the other parts have arrived.
  for (const part of [/firebase-.*\.js$/, /ResetPasswordPage-.*\.js$/, /\.woff2$/]) {
    await expect.poll(() => host.arrived.some((file) => part.test(file))).toBe(true);
  }
  await host.deploy('v2');
  await page.unroute('**/assets/SignedInApp*.js');
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await page.waitForURL('**/introduction');
  await expectVersion(page, 'v2');
});

test('a part that stays away is told, and asked for once more only', async ({ page, host }) => {
  await host.deploy('v1');
  await host.remove(/^assets\/SignedInApp.*\.js$/);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(`${host.address}login`);
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chargement impossible');
  expect(loads).toBe(2);
});
