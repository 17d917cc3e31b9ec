import type { Locator } from '@playwright/test';

/** Presses an element a second time before the screen that the first press leads to is there. */
export const pressTwice = (control: Locator): Promise<void> =>
  control.evaluate(async (element: HTMLElement) => {
    element.click();
    // React renders what the press changed before the browser reports the next one.
    await Promise.resolve();
    element.click();
  });
