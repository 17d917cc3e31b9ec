import { DEMO_PROJECT } from '../../scripts/demo/accounts.ts';
import { AUTH_PORT } from './address.ts';

const EMULATOR = `http://127.0.0.1:${AUTH_PORT}`;

async function ask(method: 'POST' | 'PATCH', path: string, body: object): Promise<void> {
  const answer = await fetch(`${EMULATOR}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}

/** An account that exists for one test; its address is its own, so that tests don't meet. */
export async function createAccount(options: { password: string; disabled?: boolean }): Promise<string> {
  const email = `${crypto.randomUUID()}@objectif8.test`;
  await ask('POST', `/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`, { email, ...options });
  return email;
}

/** Whether the provider hides which addresses have an account, as projects do by default since 2023. For every test at once. */
export async function setEmailPrivacy(enabled: boolean): Promise<void> {
  await ask('PATCH', `/emulator/v1/projects/${DEMO_PROJECT}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: enabled },
  });
}
