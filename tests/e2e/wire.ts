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

/** The server takes `call` and never answers. */
export async function leaveUnanswered(page: Page, call: AccountsCall): Promise<void> {
  await page.route(addressOfCall(call), () => undefined);
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
