import type { Page } from '@playwright/test';
import { readBasePath } from '../../scripts/settings.ts';

/** Goes to an address below the base path as a link of the app does: without a load. An app that runs is open. */
export async function goWithinApp(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (url) => {
      history.pushState(null, '', url);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    `${readBasePath(process.env)}${address.slice(1)}`,
  );
}
