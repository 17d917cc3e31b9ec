import type { Page } from '@playwright/test';
import { VERSION } from '../../src/storage/record.ts';
import { storeState } from './storedState.ts';

/** Sets the browser's clock to a local time, `2027-03-10T09:00`, and what the device stores before the app opens. */
export async function setClockAndState(page: Page, time: string, device: object = {}): Promise<void> {
  await page.clock.install({ time: await wallTime(page, time) });
  await storeState(page, { version: VERSION, ...device });
}

/** Epoch milliseconds of a local time in the browser's time zone, which is not this process's. */
function wallTime(page: Page, time: string): Promise<number> {
  return page.evaluate((text) => new Date(text).getTime(), time);
}
