import type { Tab } from './tab.ts';

const PROMPT = 'Une nouvelle version est disponible';
const BETWEEN_RETURNS_MS = 2000;

/** No network is needed from here on. */
export const expectInstalled = (tab: Tab) =>
  tab.until('worker in control', () => navigator.serviceWorker.controller?.state === 'activated');

/** Comes back to the app, which looks for a new version then, until it offers one. */
export const comeBackUntilOffered = (tab: Tab) =>
  tab.until(
    'offer of a new version',
    (prompt, pauseMs) => {
      const offered = document.body.textContent.includes(prompt);
      const { dataset } = document.documentElement;
      const now = performance.now();
      // Again, because an app that has just started may not be listening yet; but no flood: every return also makes
      // the app ask about its session, and a worker with something to answer all the time never gives way to the next.
      if (!offered && now > Number(dataset.returnDue ?? 0)) {
        dataset.returnDue = String(now + pauseMs);
        document.dispatchEvent(new Event('visibilitychange'));
      }
      return offered;
    },
    PROMPT,
    BETWEEN_RETURNS_MS,
  );

export const expectNoOffer = (tab: Tab) =>
  tab.until('screen without the offer', (prompt) => !document.body.textContent.includes(prompt), PROMPT);

/** Comes back to the app when there is no new version, and gives it the time to find that out. */
export async function comeBackWithoutUpdate(tab: Tab): Promise<void> {
  await tab.ask(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expectNoOffer(tab);
}
