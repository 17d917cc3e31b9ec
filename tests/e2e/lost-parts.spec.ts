import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { signIn } from './fixtures.ts';
import { expect, expectVersion, test } from './versions.ts';

// A worker would have kept the chunks.
test.use({ serviceWorkers: 'block' });

test('P8: a screen that a new version took away is fetched by one reload', async ({ page, host }) => {
  await host.deploy('v1');
  await page.goto(`${host.address}login`);
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await page.waitForURL('**/introduction');
  await expectVersion(page, 'v1');
  await host.deploy('v2');
  await page.getByRole('navigation').getByRole('link', { name: 'Programme', exact: true }).click();
  await page.waitForURL('**/training');
  await expectVersion(page, 'v2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
