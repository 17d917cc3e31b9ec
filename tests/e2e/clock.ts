import type { Page } from '@playwright/test';
import { VERSION } from '../../src/storage/record.ts';
import { storeState } from './storedState.ts';

interface Device extends Record<string, unknown> {
  race?: { date: string; startedOn: string; begun?: boolean; id?: string; sequence?: number };
  /** Ids of days, or marks by them. */
  done?: string[] | Record<string, { on?: string }>;
  times?: Record<string, string>;
  racePlan?: { wave?: string; targetSeconds?: number };
}

/** Sets the browser's clock to a local time, `2027-03-10T09:00`, and what the device stores before the app opens. */
export async function setClockAndState(page: Page, time: string, { done = [], ...device }: Device = {}): Promise<void> {
  await page.clock.install({ time: await wallTime(page, time) });
  const marks = Array.isArray(done) ? Object.fromEntries(done.map((id) => [id, {}])) : done;
  await storeState(page, { version: VERSION, ...device, done: marks });
}

/** Epoch milliseconds of a local time in the browser's time zone, which is not this process's. */
export function wallTime(page: Page, time: string): Promise<number> {
  return page.evaluate((text) => new Date(text).getTime(), time);
}
