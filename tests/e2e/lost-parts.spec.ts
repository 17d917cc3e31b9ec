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
  // A host that takes a file away while it reads it stops the test; the accounts are fetched, then run as a script.
  const read = [
    { part: /firebase-.*\.js$/, as: 'script' },
    { part: /ResetPasswordPage-.*\.js$/, as: 'fetch' },
    { part: /ResetPasswordPage-.*\.css$/, as: 'stylesheet' },
    { part: /SignedInApp-.*\.css$/, as: 'stylesheet' },
    { part: /\.woff2$/, as: 'font' },
  ].map(({ part, as }) =>
    page.waitForEvent('requestfinished', (request) => part.test(request.url()) && request.resourceType() === as),
  );
  await page.goto(`${host.address}login`);
  await Promise.all([lost, ...read]);
  await host.deploy('v2');
  await page.unroute('**/assets/SignedInApp*.js');
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await page.waitForURL('**/introduction');
  await expectVersion(page, 'v2');
});

test('the accounts that are lost twice reload /login, with the email as it was typed and a word', async ({
  page,
  host,
}) => {
  await host.deploy('v1');
  await page.route('**/assets/firebase-*.js', (route) => route.abort());
  await page.goto(`${host.address}login`);
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Mot de passe', { exact: true });
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Pas de réseau ou serveur injoignable');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await reloaded;
  await expect(page.getByRole('alert')).toHaveText('Page rechargée\u00a0: retape ton mot de passe');
  await expect(email).toHaveValue(DEMO_MEMBER);
  await expect(password).toHaveValue('');
  await expect(password).toHaveAccessibleDescription(/retape ton mot de passe/);
  const kept = await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]));
  expect(kept).not.toContain(DEMO_PASSWORD);
  // The word is said once.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
  await expect(page.getByText('Page rechargée')).toHaveCount(0);
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
