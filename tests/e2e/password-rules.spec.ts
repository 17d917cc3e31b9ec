import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { isPasswordOf } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { expectOpen, expectSignedInAs, invite, NEW_PASSWORD, password, submit } from './reset-screen.ts';
import { expectTimedToast, expectToast, keepToasts, openWithStoppedClock } from './toasts.ts';
import { addressOfCall, countCalls, demandEveryKind, lose, refuse } from './wire.ts';

// The emulator knows no password policy: it answers 501.
test.use({ visitor: 'nobody', expectedNoise: /status of (?:400|501)|ERR_FAILED/ });

const KEPT = ' : c’est bon';
const REFUSED = 'Ce mot de passe ne respecte pas les règles';
const rules = (page: Page) => page.getByRole('listitem');

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
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(password(page)).toHaveAccessibleDescription('Veuillez remplir tous les champs 6 caractères au moins');
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
  await keepToasts(page);
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
    message: 'Le mot de passe n’a pas pu être enregistré. Réessaie dans un instant',
  },
  {
    name: 'a lost network',
    code: undefined,
    message: 'Pas de réseau ou serveur injoignable\u00a0: le mot de passe n’est peut-être pas enregistré',
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
    if (message === REFUSED) {
      await expect(password(page)).toBeFocused();
      await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(rules(page)).toHaveText([
        `6 caractères au moins${KEPT}`,
        'plus long, ou avec d’autres sortes de caractères',
      ]);
    }
    await expect(submit(page)).toBeEnabled();

    await page.unroute(addressOfCall('resetPassword'));
    await submit(page).click();
    await expectSignedInAs(page, email);
  });
}
