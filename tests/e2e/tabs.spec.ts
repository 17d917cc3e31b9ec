import type { Page, Response, Route } from '@playwright/test';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createAccount, resetCodes } from './accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { button } from './runner.ts';

// Provoked: a session that was replaced; the emulator keeps no rules for passwords.
test.use({ visitor: 'nobody', expectedNoise: /status of (?:400|501)/ });

test('signing in and out in one tab signs the others in and out', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('./login');
  await other.goto('./login');
  await expect(button(other, 'Se connecter')).toBeVisible();

  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
  await expect(other).toHaveURL('./introduction');
  await other.getByRole('link', { name: 'Programme', exact: true }).click();
  await expect(other).toHaveURL('./training');

  await page.getByRole('link', { name: 'Profil' }).click();
  await button(page, 'Se déconnecter').click();
  await expect(page).toHaveURL('./login');
  await expect(other).toHaveURL('./login');
  await expect(button(other, 'Se connecter')).toBeVisible();
});

const isLookup = (response: Response) => response.url().includes('accounts:lookup');

/** Has the tab ask about its session, and holds the question back until the function that it returns is called. */
async function holdQuestion(page: Page): Promise<() => Promise<void>> {
  const asked = new Promise<Route>((resolve) => {
    void page.route('**/accounts:lookup?*', resolve, { times: 1 });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const question = await asked;
  return () => question.continue();
}

test('a tab that hears late of its session leaves a newer one alone, and brings none back that has ended', async ({
  page,
  context,
}) => {
  const email = await createAccount({ password: DEMO_PASSWORD });
  await page.goto('./login');
  await signIn(page, email, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
  const late = await context.newPage();
  const known = late.waitForResponse(isLookup);
  await late.goto('./training');
  await (await known).finished();

  const letGo = await holdQuestion(late);
  await page.goto('./login?mode=resetPassword');
  await button(page, 'Recevoir un lien par email').click();
  await expect.poll(() => resetCodes(email)).toHaveLength(1);
  // A token tells the second that it is from: the new password must come in a later one.
  const second = () => Math.floor(Date.now() / 1000);
  const now = second();
  await expect.poll(second).toBeGreaterThan(now);
  await page.goto(`./login?mode=resetPassword&oobCode=${(await resetCodes(email))[0]}`);
  await page.getByLabel('Nouveau mot de passe').fill('trois-tours-de-piste');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL('./introduction');
  const refused = late.waitForResponse(isLookup);
  await letGo();
  expect((await refused).status()).toBe(400);
  expect((await late.waitForResponse(isLookup)).status()).toBe(200);
  await expect(late).toHaveURL('./training');

  const letGoAgain = await holdQuestion(late);
  await page.getByRole('link', { name: 'Profil' }).click();
  await button(page, 'Se déconnecter').click();
  await expect(page).toHaveURL('./login');
  const answered = late.waitForResponse(isLookup);
  await letGoAgain();
  expect((await answered).status()).toBe(200);
  for (const tab of [late, page]) {
    await expect(tab).toHaveURL('./login');
    await tab.reload();
    await expect(tab).toHaveURL('./login');
  }
});
