import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Presses an element a second time before the screen that the first press leads to is there. */
export async function pressTwice(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  const element = control.element() as HTMLElement;
  element.click();
  // React renders what the press changed before the browser reports the next one.
  await Promise.resolve();
  element.click();
}
