import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { expect, signIn, test } from './fixtures.ts';

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
