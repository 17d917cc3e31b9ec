const KEY = 'objectif-8:reloaded';
const NO_RELOAD_MS = 60_000;

const loadErrors = new WeakSet<Error>();
let reloading = false;
let leaving = false;

/**
 * A chunk that is gone from the host means that another version took this one's place: one reload brings that. A second
 * one within a minute would be a loop. Firefox also keeps a module that failed for as long as the page lives.
 */
export function reloadOnLoadError(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    loadErrors.add(payload);
    if (reloading || leaving || !navigator.onLine || !isFirstReload()) return;
    reloading = true;
    location.reload();
  });
  // Firefox and WebKit fail what is still being loaded when a page is left; a reload would bring it back.
  window.addEventListener('beforeunload', () => {
    leaving = true;
  });
}

export const isLoadError = (error: unknown): boolean =>
  error instanceof Error && (loadErrors.has(error) || isLoadError(error.cause));

/** Whether the page is about to go: what failed need not be shown. */
export const isReloading = () => reloading;

function isFirstReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < NO_RELOAD_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage nothing tells a first reload from a loop.
    return false;
  }
}
