import type { Page } from '@playwright/test';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createAccount, createResetCode, isPasswordOf } from './accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { expectTimedToast, expectToast, openWithStoppedClock } from './toasts.ts';
import { addressOfCall, countCalls, demandEveryKind, lose, refuse } from './wire.ts';

// The emulator knows no password policy: it answers 501.
test.use({ visitor: 'nobody', expectedNoise: /status of (?:400|501)|ERR_FAILED/ });

const NEW_PASSWORD = 'tour-numero-9';
const KEPT = ' : c’est bon';
const REFUSED = 'Ce mot de passe ne respecte pas les règles';

const linkWith = (code: string) => `./login?mode=resetPassword&oobCode=${code}&apiKey=demo-api-key&lang=fr`;
const password = (page: Page) => page.getByLabel('Nouveau mot de passe', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Enregistrer et me connecter' });
const rules = (page: Page) => page.getByRole('listitem');

/** An account whose owner has just received an email. */
async function invite(): Promise<{ email: string; link: string }> {
  const email = await createAccount({ password: DEMO_PASSWORD });
  return { email, link: linkWith(await createResetCode(email)) };
}

async function expectOpen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Objectif 8 Choisis ton mot de passe');
}

async function expectSignedInAs(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL('./introduction');
  await page.goto('./profile');
  await expect(page.getByRole('definition')).toHaveText(email);
}

test('the link leads to a new password, which signs its owner in', async ({ page }) => {
  const { email, link } = await invite();
  await openWithStoppedClock(page, link);
  await expectOpen(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  await password(page).fill(NEW_PASSWORD);
  await password(page).press('Enter');
  await expect(page).toHaveURL('./introduction');
  await expectTimedToast(page, 'success', 'Mot de passe enregistré');
  await expectSignedInAs(page, email);
  expect(await isPasswordOf(email, NEW_PASSWORD)).toBe(true);
  expect(await isPasswordOf(email, DEMO_PASSWORD)).toBe(false);
});

test('the rules are told before any mistake; an empty or short password is sent nowhere', async ({ page }) => {
  const { email, link } = await invite();
  await openWithStoppedClock(page, link);
  await expectOpen(page);
  await expect(rules(page)).toHaveText(['6 caractères au moins']);
  await expect(password(page)).toHaveAccessibleDescription('6 caractères au moins');
  await expect(password(page)).toHaveAttribute('aria-invalid', 'false');
  const calls = countCalls(page, 'resetPassword');
  for (const empty of ['', '    ']) {
    await password(page).fill(empty);
    await submit(page).click();
    await expect(password(page)).toBeFocused();
    await expectTimedToast(page, 'warning', 'Veuillez remplir tous les champs');
  }
  for (const short of ['court', '  court  ']) {
    await password(page).fill(short);
    await submit(page).click();
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
    await expectTimedToast(page, 'danger', REFUSED);
  }
  expect(calls.sent).toBe(0);
  expect(await isPasswordOf(email, DEMO_PASSWORD)).toBe(true);

  await password(page).fill(NEW_PASSWORD);
  await expect(rules(page)).toHaveText([`6 caractères au moins${KEPT}`]);
  await expect(password(page)).toHaveAttribute('aria-invalid', 'false');
  await submit(page).click();
  await expect(page).toHaveURL('./introduction');
});

test('a project’s own rules are shown, each ticked once it is kept', async ({ page }) => {
  await demandEveryKind(page);
  const { link } = await invite();
  await page.goto(link);
  const [length, tooLong, lowercase, uppercase, digit, symbol] = [
    '10 caractères au moins',
    '30 caractères au plus',
    'une minuscule',
    'une majuscule',
    'un chiffre',
    'un caractère spécial, comme ! ? ou %',
  ];
  const all = [length, tooLong, lowercase, uppercase, digit, symbol];
  for (const { typed, kept } of [
    { typed: '', kept: [tooLong] },
    { typed: 'a', kept: [tooLong, lowercase] },
    { typed: 'aB', kept: [tooLong, lowercase, uppercase] },
    { typed: 'aB3', kept: [tooLong, lowercase, uppercase, digit] },
    { typed: 'aB3-', kept: [tooLong, lowercase, uppercase, digit] },
    { typed: 'aB3-?', kept: [tooLong, lowercase, uppercase, digit, symbol] },
    { typed: 'aB3-?aaaaa', kept: all },
    { typed: 'aB3-?'.padEnd(31, 'a'), kept: [length, lowercase, uppercase, digit, symbol] },
  ]) {
    await password(page).fill(typed);
    await expect(rules(page)).toHaveText(all.map((rule) => (kept.includes(rule) ? `${rule}${KEPT}` : rule)));
  }
  await submit(page).click();
  await expectToast(page, 'danger', REFUSED);
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  await password(page).fill('aB3-?aaaaa');
  await submit(page).click();
  await expect(page).toHaveURL('./introduction');
});

for (const { name, code, message } of [
  {
    name: 'a password that the server refuses',
    code: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]',
    message: REFUSED,
  },
  {
    name: 'a password that the server finds weak',
    code: 'WEAK_PASSWORD : Password should be longer',
    message: REFUSED,
  },
  { name: 'an account that was disabled meanwhile', code: 'USER_DISABLED', message: 'Ce compte a été désactivé' },
  {
    name: 'an unknown refusal',
    code: 'SOMETHING_NEW',
    message: "Le mot de passe n'a pas pu être enregistré. Réessaie dans un instant",
  },
  {
    name: 'a lost network',
    code: undefined,
    message: "Le mot de passe n'a pas pu être enregistré. Réessaie dans un instant",
  },
]) {
  test(`${name} is told in French, and what was typed stays`, async ({ page }) => {
    const { email, link } = await invite();
    await openWithStoppedClock(page, link);
    await expectOpen(page);
    if (code) await refuse(page, 'resetPassword', code);
    else await lose(page, 'resetPassword');
    await password(page).fill(NEW_PASSWORD);
    await submit(page).click();
    await expectTimedToast(page, 'danger', message);
    await expect(password(page)).toHaveValue(NEW_PASSWORD);
    if (message === REFUSED) await expect(password(page)).toBeFocused();
    await expect(submit(page)).toBeEnabled();

    await page.unroute(addressOfCall('resetPassword'));
    await submit(page).click();
    await expectSignedInAs(page, email);
  });
}

test('spaces around the new password are left out, as they are at the login', async ({ page }) => {
  const { email, link } = await invite();
  await page.goto(link);
  await password(page).fill('  deux mots  ');
  await submit(page).click();
  await expectSignedInAs(page, email);
  expect(await isPasswordOf(email, 'deux mots')).toBe(true);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('./login');
  await signIn(page, email, '  deux mots ');
  await expect(page).toHaveURL('./introduction');
});

test('a reload in the middle leaves the link as good as it was', async ({ page }) => {
  const { email, link } = await invite();
  await page.goto(link);
  await password(page).fill(NEW_PASSWORD);
  await page.reload();
  await expectOpen(page);
  await expect(password(page)).toHaveValue('');
  await password(page).fill(NEW_PASSWORD);
  await submit(page).click();
  await expectSignedInAs(page, email);
});

test('a member who is signed in chooses a new password and stays signed in with it', async ({ page }) => {
  const { email, link } = await invite();
  await page.goto('./login');
  await signIn(page, email, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
  await page.goto(link);
  await expectOpen(page);
  await expect(page.getByRole('link', { name: 'Retour à l’app' })).toBeVisible();
  await password(page).fill(NEW_PASSWORD);
  await submit(page).click();
  await expect(page).toHaveURL('./introduction');
  const stands = page.waitForResponse(addressOfCall('lookup'));
  await expectSignedInAs(page, email);
  expect((await stands).status()).toBe(200);
  expect(await isPasswordOf(email, NEW_PASSWORD)).toBe(true);
});

test.describe('the admin', () => {
  test.use({ visitor: 'admin' });

  test('who opens a member’s link stays the admin', async ({ page }) => {
    const { email, link } = await invite();
    await page.goto(link);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await password(page).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page).toHaveURL('./introduction');
    await expectToast(page, 'success', 'Mot de passe enregistré');
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
    await expectSignedInAs(page, DEMO_ADMIN);
    expect(await isPasswordOf(email, NEW_PASSWORD)).toBe(true);
  });
});
