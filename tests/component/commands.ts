import type { Page } from '@playwright/test';
import { defineBrowserCommand } from '@vitest/browser-playwright';

/** What a page can't do to itself; called by their names on `commands` of `vitest/browser`. */
export const commands = {
  emulateMedia: defineBrowserCommand<Parameters<Page['emulateMedia']>>(({ page }, options) =>
    page.emulateMedia(options),
  ),
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (...media: Parameters<Page['emulateMedia']>) => Promise<void>;
  }
}
