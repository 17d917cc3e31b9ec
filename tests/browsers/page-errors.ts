/** Session storage of the page, so that its errors outlive reloads, not the window. */
const KEY = 'test:page-errors';

/** Runs in the page, any number of times: records its errors and the violations of its content security policy. */
function record(key: string): void {
  if ('recordsErrors' in window) return;
  Object.assign(window, { recordsErrors: true });
  const add = (error: string) => {
    const errors = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...errors, `${location.pathname}: ${error}`]));
  };
  addEventListener('error', ({ message }) => add(message));
  addEventListener('unhandledrejection', ({ reason }) => add(`unhandled rejection, ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(`${effectiveDirective} refused ${blockedURI}`),
  );
}

/** Scripts for the page: one that starts recording, one whose value is the list. */
export const RECORD_PAGE_ERRORS = `(${record})('${KEY}')`;
export const PAGE_ERRORS = `JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')`;
