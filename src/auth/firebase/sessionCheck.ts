const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 300_000;

/**
 * Checks whether the session still stands: at once, each time the app becomes visible or the device is back online, and
 * with exponential backoff as long as there is no answer. Checks nothing while the app is hidden, retries nothing while
 * the device is offline, and does not poll.
 *
 * `check` resolves with whether there was an answer. Returns the function that stops it.
 */
export function startSessionChecks(check: () => Promise<boolean>): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let running = false;
  /** An event came during a check, whose answer may be from before. */
  let runAgain = false;

  async function run(): Promise<void> {
    clearTimeout(retryTimer);
    if (document.hidden) return;
    if (running) {
      runAgain = true;
      return;
    }
    running = true;
    const answered = await check().catch(() => false);
    running = false;
    if (signal.aborted) return;
    if (runAgain) {
      runAgain = false;
      void run();
      return;
    }
    if (answered || !navigator.onLine) return;
    retryTimer = setTimeout(run, retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  }

  function runNow(): void {
    retryMs = FIRST_RETRY_MS;
    void run();
  }

  window.addEventListener('online', runNow, { signal });
  document.addEventListener('visibilitychange', runNow, { signal });
  signal.addEventListener('abort', () => clearTimeout(retryTimer));
  void run();
  return () => stopped.abort();
}
