import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { app } from '../../src/generated/app.ts';
import { expect, signIn, test } from './fixtures.ts';
import { LOGIN_HEADING } from './screens.ts';

test.use({ visitor: 'nobody' });

const SIGN_IN = '**/accounts:signInWithPassword?*';

test('signing in says so for 2 s and takes the place of /login', async ({ page }) => {
  await page.clock.install();
  await page.goto('about:blank');
  await page.goto('./login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LOGIN_HEADING);
  await page.clock.pauseAt(Date.now() + 60_000);
  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  const status = page.getByRole('status');
  await expect(status).toHaveText('Connexion réussie!');
  await expect(page).toHaveURL('./introduction');
  await page.clock.runFor(1999);
  await expect(status).toHaveText('Connexion réussie!');
  await page.clock.runFor(1);
  await expect(status).toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('an empty field is told for 3 s and sends nothing', async ({ page }) => {
  let sent = 0;
  await page.route(SIGN_IN, (route) => {
    sent += 1;
    return route.fallback();
  });
  await page.clock.install();
  await page.goto('./login');
  await page.clock.pauseAt(Date.now() + 60_000);
  const alert = page.getByRole('alert');
  for (const [email, password, missing] of [
    ['', '', 'Email'],
    [DEMO_MEMBER, '', 'Mot de passe'],
    ['', DEMO_PASSWORD, 'Email'],
    ['  ', DEMO_PASSWORD, 'Email'],
    [DEMO_MEMBER, '   ', 'Mot de passe'],
  ] as const) {
    await signIn(page, email, password);
    await expect(alert).toHaveText('Veuillez remplir tous les champs');
    await expect(page.getByLabel(missing, { exact: true })).toBeFocused();
    await page.clock.runFor(2999);
    await expect(alert).toHaveText('Veuillez remplir tous les champs');
    await page.clock.runFor(1);
    await expect(alert).toBeEmpty();
  }
  expect(sent).toBe(0);
});

test('spaces around the email and the password are left out; Enter submits', async ({ page }) => {
  await page.goto('./login');
  await page.getByLabel('Email').fill(`  ${DEMO_MEMBER} `);
  await page.getByLabel('Mot de passe', { exact: true }).fill(`  ${DEMO_PASSWORD} `);
  const sent = page.waitForRequest(SIGN_IN);
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ email: DEMO_MEMBER, password: DEMO_PASSWORD });
  await expect(page).toHaveURL('./introduction');
});

test('a second press while the first is under way sends nothing', async ({ page }) => {
  let sent = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SIGN_IN, async (route) => {
    sent += 1;
    await answered;
    await route.continue();
  });
  await page.goto('./login');
  await page.getByLabel('Email').fill(DEMO_MEMBER);
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  const button = page.getByRole('button', { name: 'Se connecter' });
  await button.dblclick();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Email').press('Enter');
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
  answer();
  await expect(page).toHaveURL('./introduction');
  expect(sent).toBe(1);
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
