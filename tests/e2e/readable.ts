import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fit.ts';

/** What the page shows now passes axe, and fits narrow phones and large text. */
export async function expectReadable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}
