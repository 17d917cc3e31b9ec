import type { Page } from '@playwright/test';

/** A call to whoever keeps the accounts, as the wire names it. */
type AccountsCall = 'signInWithPassword' | 'signUp' | 'lookup' | 'sendOobCode' | 'resetPassword';

export const addressOfCall = (call: AccountsCall) => `**/accounts:${call}?*`;

/** The server refuses `call`, with one of its codes. */
export async function refuse(page: Page, call: AccountsCall, code: string, status = 400): Promise<void> {
  await page.route(addressOfCall(call), (route) =>
    route.fulfill({ status, json: { error: { code: status, message: code } } }),
  );
}

/** The network loses `call`. */
export async function lose(page: Page, call: AccountsCall): Promise<void> {
  await page.route(addressOfCall(call), (route) => route.abort());
}

/** The server takes `call` and never answers. */
export async function leaveUnanswered(page: Page, call: AccountsCall): Promise<void> {
  await page.route(addressOfCall(call), () => undefined);
}

/** Somebody else answers `call`: the page of a captive portal. */
export async function intercept(page: Page, call: AccountsCall): Promise<void> {
  await page.route(addressOfCall(call), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  );
}

/** Counts what the page sends from now on. */
export function countCalls(page: Page, ...calls: AccountsCall[]): { sent: number } {
  const count = { sent: 0 };
  page.on('request', (request) => {
    if (calls.some((call) => request.url().includes(`/accounts:${call}?`))) count.sent += 1;
  });
  return count;
}

/** Holds the requests for `url` back; resolves with the function that lets them through. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** The server answers `call` when it is told to. */
export async function hold(page: Page, call: AccountsCall): Promise<{ release: () => void }> {
  return { release: await holdRequests(page, addressOfCall(call)) };
}

/** The project asks for passwords of 10 to 30 characters, of every kind; the emulator knows no such rules. */
export async function demandEveryKind(page: Page): Promise<void> {
  const policy = {
    customStrengthOptions: {
      minPasswordLength: 10,
      maxPasswordLength: 30,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    },
    allowedNonAlphanumericCharacters: ['!', '?', '%'],
    schemaVersion: 1,
    enforcementState: 'ENFORCE',
  };
  await page.route('**/v2/passwordPolicy?*', (route) => route.fulfill({ json: policy }));
}
