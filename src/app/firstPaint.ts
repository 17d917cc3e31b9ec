/** Longer than any first screen should take, for browsers that report no paint. */
const NO_PAINT_MS = 5000;

/** Resolves once something can be read; at once behind another tab, where nothing is painted. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    setTimeout(resolve, NO_PAINT_MS);
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
