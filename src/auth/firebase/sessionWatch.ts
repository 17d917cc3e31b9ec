const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 15_000;
const NEXT_CHECK_MS = 60_000;

/**
 * Asks whether the session still stands: at once, each time the app comes back to the screen or the device
 * to the network, and every minute; every few seconds as long as there is no answer. Asks nothing
 * while the app is hidden.
 *
 * `ask` resolves with whether there was an answer. Returns the function that stops it.
 */
export function watchSession(ask: () => Promise<boolean>): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let asking = false;
  /** Something happened while a question was under way, whose answer may be from before. */
  let again = false;

  async function check(): Promise<void> {
    clearTimeout(timer);
    if (document.hidden) return;
    if (asking) {
      again = true;
      return;
    }
    asking = true;
    const answered = await ask().catch(() => false);
    asking = false;
    if (signal.aborted) return;
    if (again) {
      again = false;
      void check();
      return;
    }
    timer = setTimeout(check, answered ? NEXT_CHECK_MS : retryMs);
    retryMs = answered ? FIRST_RETRY_MS : Math.min(retryMs * 2, LAST_RETRY_MS);
  }

  function checkAgain(): void {
    retryMs = FIRST_RETRY_MS;
    void check();
  }

  window.addEventListener('online', checkAgain, { signal });
  document.addEventListener('visibilitychange', checkAgain, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  void check();
  return () => stopped.abort();
}
