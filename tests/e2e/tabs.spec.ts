import type { BrowserContext, Page, Response, Route } from '@playwright/test';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createResetCode } from './accounts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { signInAsNewMember } from './session.ts';

test.use({ visitor: 'nobody' });

test('signing in and out in one tab signs the others in and out', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('./login');
  await other.goto('./login');
  await expect(other.getByRole('button', { name: 'Se connecter' })).toBeVisible();

  await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
  await expect(page).toHaveURL('./introduction');
  await expect(other).toHaveURL('./introduction');
  await other.getByRole('link', { name: 'Programme', exact: true }).click();
  await expect(other).toHaveURL('./training');

  await page.getByRole('link', { name: 'Profil' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('./login');
  await expect(other).toHaveURL('./login');
  await expect(other.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});

const LOOKUP = (response: Response) => response.url().includes('accounts:lookup');

/** A tab that has asked about its session and knows that it stands. */
async function openAnother(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const asked = page.waitForResponse(LOOKUP);
  await page.goto('./training');
  await (await asked).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** Has the tab ask about its session, and holds the question back until the function that it returns is called. */
async function holdQuestion(page: Page): Promise<() => Promise<void>> {
  const asked = new Promise<Route>((resolve) => {
    void page.route('**/accounts:lookup?*', resolve, { times: 1 });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const question = await asked;
  return () => question.continue();
}

test.describe('a tab that knows no more than the old session', () => {
  // The emulator keeps no rules for passwords.
  test.use({ expectedNoise: /status of (?:400|501)/ });

  test('leaves the new one alone, which another tab got with a new password', async ({ page, context }) => {
    const email = await signInAsNewMember(page);
    const sleeping = await openAnother(context);

    // The other tab is asked about its old session at the very moment when this one gets the new.
    const letGo = await holdQuestion(sleeping);
    // A token tells the second that it is from: the new password must come in a later one.
    const second = () => Math.floor(Date.now() / 1000);
    const now = second();
    await expect.poll(second).toBeGreaterThan(now);
    await page.goto(`./login?mode=resetPassword&oobCode=${await createResetCode(email)}`);
    await page.getByLabel('Nouveau mot de passe').fill('trois-tours-de-piste');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page).toHaveURL('./introduction');
    const refused = sleeping.waitForResponse(LOOKUP);
    await letGo();
    expect((await refused).status()).toBe(400);
    const confirmed = sleeping.waitForResponse(LOOKUP);
    expect((await confirmed).status()).toBe(200);
    await expect(sleeping).toHaveURL('./training');
    await page.reload();
    await expect(page).toHaveURL('./introduction');
  });

  test('brings back no session that another tab has ended', async ({ page, context }) => {
    await page.goto('./login');
    await signIn(page, DEMO_MEMBER, DEMO_PASSWORD);
    await expect(page).toHaveURL('./introduction');
    const sleeping = await openAnother(context);
    const letGo = await holdQuestion(sleeping);
    await page.getByRole('link', { name: 'Profil' }).click();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL('./login');
    const answered = sleeping.waitForResponse(LOOKUP);
    await letGo();
    expect((await answered).status()).toBe(200);
    await expect(sleeping).toHaveURL('./login');
    for (const tab of [page, sleeping]) {
      await tab.reload();
      await expect(tab).toHaveURL('./login');
    }
  });
});
