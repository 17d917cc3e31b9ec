import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { app } from '../fixtures/generated/app.ts';
import { expect, signIn, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { LOGIN_HEADING } from './screens.ts';
import { expectTimedToast, openWithStoppedClock } from './toasts.ts';
import { addressOfCall, countCalls, hold } from './wire.ts';

test.use({ visitor: 'nobody' });

test('signing in says so for 2 s and takes the place of /login', async ({ page }) => {
  await page.goto('about:blank');
  await openWithStoppedClock(page, './login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LOGIN_HEADING);
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
  await expectTimedToast(page, 'success', 'Connexion réussie!');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('an empty field is told for 3 s and sends nothing', async ({ page }) => {
  const calls = countCalls(page, 'signInWithPassword');
  await openWithStoppedClock(page, './login');
  for (const [email, password, missing] of [
    ['', '', 'Email'],
    [DEMO_MEMBER, '', 'Mot de passe'],
    ['', DEMO_PASSWORD, 'Email'],
    ['  ', DEMO_PASSWORD, 'Email'],
    [DEMO_MEMBER, '   ', 'Mot de passe'],
  ] as const) {
    await signIn(page, email, password);
    await expect(page.getByLabel(missing, { exact: true })).toBeFocused();
    await expectTimedToast(page, 'warning', 'Veuillez remplir tous les champs');
  }
  expect(calls.sent).toBe(0);
});

test('spaces around the email and the password are left out; Enter submits', async ({ page }) => {
  await page.goto('./login');
  await page.getByLabel('Email').fill(`  ${DEMO_MEMBER} `);
  await page.getByLabel('Mot de passe', { exact: true }).fill(`  ${DEMO_PASSWORD} `);
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
  const sent = page.waitForRequest(addressOfCall('signInWithPassword'));
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ email: DEMO_MEMBER, password: DEMO_PASSWORD });
  await expect(page).toHaveURL('./introduction');
});

test('a second press while the first is under way sends nothing', async ({ page }) => {
  const calls = countCalls(page, 'signInWithPassword');
  const held = await hold(page, 'signInWithPassword');
  await page.goto('./login');
  await page.getByLabel('Email').fill(DEMO_MEMBER);
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  const button = page.getByRole('button', { name: 'Se connecter' });
  await button.dblclick();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Email').press('Enter');
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
  held.release();
  await expect(page).toHaveURL('./introduction');
  expect(calls.sent).toBe(1);
});

test('the fields work with password managers and paste, and leave the messages to the app', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Mot de passe', { exact: true });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(email).toHaveAttribute('required');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('required');
  await expect(page.locator('form')).toHaveAttribute('novalidate');

  for (const [field, text] of [
    [email, DEMO_MEMBER],
    [password, DEMO_PASSWORD],
  ] as const) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.press('ControlOrMeta+V');
    await expect(field).toHaveValue(text);
  }
  await expectHydrated(page);
  const reveal = page.getByRole('button', { name: 'Afficher le mot de passe' });
  await reveal.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await reveal.click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue(DEMO_PASSWORD);
});

test('visitors who are not members yet open the guide in a new tab', async ({ page, context }) => {
  await context.route(app.links.join, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Guide</title>' }),
  );
  await page.goto('./login');
  const [guide] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Pas encore membre ? Rejoignez-nous !' }).click(),
  ]);
  await guide.waitForLoadState();
  expect(guide.url()).toBe(app.links.join);
  expect(await guide.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('./login');
});
