import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { createAccount, createResetCode } from './accounts.ts';
import { expect } from './fixtures.ts';
import { accountShown } from './session.ts';

/** The screen that the link of a reset email opens. */

export const NEW_PASSWORD = 'tour-numero-9';

export const linkWith = (code: string) => `./login?mode=resetPassword&oobCode=${code}&apiKey=demo-api-key&lang=fr`;
export const password = (page: Page) => page.getByLabel('Nouveau mot de passe', { exact: true });
export const submit = (page: Page) => page.getByRole('button', { name: 'Enregistrer et me connecter' });

/** An account whose owner has just received an email. */
export async function invite(): Promise<{ email: string; link: string }> {
  const email = await createAccount({ password: DEMO_PASSWORD });
  return { email, link: linkWith(await createResetCode(email)) };
}

export async function expectOpen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Objectif 8 Choisis ton mot de passe');
}

export async function expectSignedInAs(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL('./introduction');
  await page.goto('./profile');
  await expect(accountShown(page)).toHaveText(email);
}
