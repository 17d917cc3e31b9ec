/** Where the page keeps its faults: they outlive reloads, not the window. */
const KEY = 'test:faults';

/** Runs in the page, any number of times: keeps its errors, and what the content security policy refuses. */
function watch(key: string): void {
  if ('faultsAreWatched' in window) return;
  Object.assign(window, { faultsAreWatched: true });
  const keep = (fault: string) => {
    const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...faults, `${location.pathname}: ${fault}`]));
  };
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled rejection, ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep(`${effectiveDirective} refused ${blockedURI}`),
  );
}

export const WATCH_FAULTS = `(${watch})('${KEY}')`;

/** The list of what was kept. */
export const KEPT_FAULTS = `JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')`;
