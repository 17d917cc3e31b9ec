import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createAccount, resetCodes, unusedAddress } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { expectTimedToast, expectToast, keepToasts, openWithStoppedClock } from './toasts.ts';
import { addressOfCall, countCalls, hold } from './wire.ts';

test.use({ visitor: 'admin', expectedNoise: /status of 400/ });

const panel = (page: Page) => ({
  email: page.getByLabel('Email'),
  create: page.getByRole('button', { name: 'Créer l’utilisateur' }),
  reset: page.getByRole('button', { name: 'Envoyer l’email de réinitialisation' }),
});

async function expectFree(page: Page): Promise<void> {
  for (const button of [panel(page).create, panel(page).reset]) {
    await expect(button).toBeEnabled();
    await expect(button).toHaveAttribute('aria-busy', 'false');
  }
}

test('without an address, neither button sends anything', async ({ page }) => {
  const calls = countCalls(page, 'signUp', 'sendOobCode');
  await openWithStoppedClock(page, './admin');
  const { email, create, reset } = panel(page);
  for (const nothing of ['', '   ']) {
    for (const button of [create, reset]) {
      await email.fill(nothing);
      await button.click();
      await expect(email).toBeFocused();
      await expectTimedToast(page, 'warning', 'Veuillez entrer une adresse email');
    }
    await email.press('Enter');
    await expectTimedToast(page, 'warning', 'Veuillez entrer une adresse email');
  }
  expect(calls.sent).toBe(0);
});

test('creating a member says so and sends them the email to choose a password', async ({ page }) => {
  const address = unusedAddress();
  await openWithStoppedClock(page, './admin');
  const { email, create } = panel(page);
  // It is there before its text, or a screen reader would not announce that.
  const announced = page.getByRole('main').locator('[aria-live="polite"]');
  await expect(announced).toHaveText('');
  await email.fill(address);
  await create.click();
  await expect(email).toHaveValue('');
  await expect(email).toBeFocused();
  await expectFree(page);
  await expectTimedToast(page, 'success', 'Utilisateur créé et email de réinitialisation envoyé');
  expect(await resetCodes(address)).toHaveLength(1);
  // The notice is gone; whom it was about stays.
  await expect(announced).toHaveText(`Dernier envoi demandé pour ${address}`);
});

test('the reset button sends the email to choose a password', async ({ page }) => {
  const address = await createAccount({ password: DEMO_PASSWORD });
  await openWithStoppedClock(page, './admin');
  const { email, reset } = panel(page);
  await email.fill(address);
  await reset.click();
  await expect(email).toHaveValue('');
  await expect(email).toBeFocused();
  await expectFree(page);
  await expectTimedToast(page, 'success', 'Email de réinitialisation envoyé avec succès');
  expect(await resetCodes(address)).toHaveLength(1);
  // The notice is gone; whom it was about stays.
  await expect(page.getByText(`Dernier envoi demandé pour ${address}`)).toBeVisible();
});

test('spaces around the address are left out', async ({ page }) => {
  await keepToasts(page);
  const address = unusedAddress();
  await page.goto('./admin');
  const { email, create, reset } = panel(page);
  await email.fill(`  ${address} `);
  const created = page.waitForRequest(addressOfCall('signUp'));
  await create.click();
  expect((await created).postDataJSON()).toMatchObject({ email: address });
  await expectToast(page, 'success', 'Utilisateur créé et email de réinitialisation envoyé');
  await email.fill(` ${address}  `);
  const sent = page.waitForRequest(addressOfCall('sendOobCode'));
  await reset.click();
  expect((await sent).postDataJSON()).toMatchObject({ email: address });
  await expectToast(page, 'success', 'Email de réinitialisation envoyé avec succès');
});

test('the provider’s refusals are told in French, and the address stays', async ({ page }) => {
  const taken = await createAccount({ password: DEMO_PASSWORD });
  await openWithStoppedClock(page, './admin');
  const { email, create, reset } = panel(page);
  for (const [button, address, message] of [
    [create, taken, 'Cette adresse email est déjà utilisée'],
    [create, 'pas-une-adresse', 'Adresse email invalide'],
    [reset, unusedAddress(), 'Aucun compte ne correspond à cette adresse email'],
  ] as const) {
    await email.fill(address);
    await button.click();
    await expectTimedToast(page, 'danger', message);
    await expect(email).toHaveValue(address);
    await expectFree(page);
  }
  expect(await resetCodes(taken)).toEqual([]);
});

test('a malformed address is told as such by both buttons, and sent nowhere', async ({ page }) => {
  const calls = countCalls(page, 'signUp', 'sendOobCode');
  await openWithStoppedClock(page, './admin');
  const { email, create, reset } = panel(page);
  for (const button of [reset, create]) {
    for (const malformed of ['pas-une-adresse', 'marie@', 'marie dupont@exemple.fr', 'marie@exemple..fr']) {
      await email.fill(malformed);
      await button.click();
      await expect(email).toBeFocused();
      await expectTimedToast(page, 'danger', 'Adresse email invalide');
      await expect(email).toHaveValue(malformed);
    }
  }
  expect(calls.sent).toBe(0);
});

test('an unusual address is left to the server', async ({ page }) => {
  await keepToasts(page);
  const address = `"zoé d'${crypto.randomUUID()}"@exemple.fr`;
  await page.goto('./admin');
  const { email, create } = panel(page);
  await email.fill(address);
  const sent = page.waitForRequest(addressOfCall('signUp'));
  await create.click();
  expect((await sent).postDataJSON()).toMatchObject({ email: address });
  await expectToast(page, 'success', 'Utilisateur créé et email de réinitialisation envoyé');
});

for (const { name, call, pressedWith, done } of [
  {
    name: 'a creation',
    call: 'signUp',
    pressedWith: 'create',
    done: 'Utilisateur créé et email de réinitialisation envoyé',
  },
  {
    name: 'an email',
    call: 'sendOobCode',
    pressedWith: 'reset',
    done: 'Email de réinitialisation envoyé avec succès',
  },
] as const) {
  test(`while ${name} is under way, both buttons are busy and nothing is sent twice`, async ({ page }) => {
    await keepToasts(page);
    const address = pressedWith === 'create' ? unusedAddress() : await createAccount({ password: DEMO_PASSWORD });
    const calls = countCalls(page, 'signUp', 'sendOobCode');
    const held = await hold(page, call);
    await page.goto('./admin');
    const { email, ...buttons } = panel(page);
    await email.fill(address);
    await buttons[pressedWith].dblclick();
    for (const button of Object.values(buttons)) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAttribute('aria-busy', 'true');
      // A press that Playwright would otherwise hold back until the button is free.
      await button.click({ force: true });
    }
    await email.press('Enter');
    expect(calls.sent).toBe(1);
    held.release();
    await expectToast(page, 'success', done);
    await expectFree(page);
    expect(calls.sent).toBe(pressedWith === 'create' ? 2 : 1);
    expect(await resetCodes(address)).toHaveLength(1);
  });
}
