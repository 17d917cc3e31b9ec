/** Longest wait, for a browser that reports no paint. */
const TIMEOUT_MS = 3000;

/**
 * Resolves when the page has shown something: what the first screen can do without is fetched after that. At once
 * behind another tab, where nothing is painted.
 */
export function firstPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
