import type { Locator, Page } from '@playwright/test';
import { DEMO_PROJECT } from '../../scripts/demo/accounts.ts';
import { AUTH_PORT } from './address.ts';

const EMULATOR = `http://127.0.0.1:${AUTH_PORT}`;
const ACCOUNTS = `/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`;
const PUBLIC_ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${EMULATOR}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** An address that no account has yet, and no other test will take. */
export const unusedAddress = () => `${crypto.randomUUID()}@objectif8.test`;

/** An account that exists for one test; its address is its own, so that tests don't meet. */
export async function createAccount({ password }: { password: string }): Promise<string> {
  const email = unusedAddress();
  await ask('POST', ACCOUNTS, { email, password });
  return email;
}

async function idOf(email: string): Promise<string | undefined> {
  const { users } = await ask<{ users?: { localId: string }[] }>('POST', `${ACCOUNTS}:lookup`, { email: [email] });
  return users?.[0]?.localId;
}

/** Deletes the account, or changes it as the provider's console would. */
export async function changeAccount(email: string, change: 'delete' | { disableUser: true }): Promise<void> {
  const localId = await idOf(email);
  if (!localId) throw new Error(`${email} has no account`);
  if (change === 'delete') await ask('POST', `${ACCOUNTS}:delete`, { localId });
  else await ask('POST', `${ACCOUNTS}:update`, { localId, ...change });
}

/** Whether this password opens the account. */
export async function isPasswordOf(email: string, password: string): Promise<boolean> {
  const answer = await fetch(`${EMULATOR}${PUBLIC_ACCOUNTS}:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return answer.ok;
}

/** The codes in the emails to choose a password that went to this address and were not used, oldest first. */
export async function resetCodes(email: string): Promise<string[]> {
  const { oobCodes } = await ask<{ oobCodes: { email: string; requestType: string; oobCode: string }[] }>(
    'GET',
    `/emulator/v1/projects/${DEMO_PROJECT}/oobCodes`,
  );
  return oobCodes
    .filter((sent) => sent.email === email && sent.requestType === 'PASSWORD_RESET')
    .map(({ oobCode }) => oobCode);
}

/** Whose account /profile shows. */
export function accountShown(page: Page): Locator {
  return page.getByRole('term').filter({ hasText: 'Email' }).locator('xpath=following-sibling::dd');
}
