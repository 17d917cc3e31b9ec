import type { Page } from '@playwright/test';
import { VERSION } from '../../src/storage/state.ts';

interface Device extends Record<string, unknown> {
  race?: { date: string; startedOn: string; begun?: boolean; id?: string; sequence?: number };
  /** Ids of days, or marks by them. */
  done?: string[] | Record<string, { on?: string }>;
  times?: Record<string, string>;
  racePlan?: { wave?: string; targetSeconds?: number };
}

/** Opens the app with what a device already keeps, at a moment on the wall of the browser's zone: `2027-03-10T09:00`. */
export async function setCalendar(page: Page, moment: string, { done = [], ...device }: Device = {}): Promise<void> {
  await page.clock.install({ time: await wallTime(page, moment) });
  const marks = Array.isArray(done) ? Object.fromEntries(done.map((id) => [id, {}])) : done;
  const record = JSON.stringify({ version: VERSION, ...device, done: marks });
  await page.addInitScript((text) => {
    // Once: a reload finds what the app wrote since.
    if (!localStorage.getItem('objectif-8:device')) localStorage.setItem('objectif-8:device', text);
  }, record);
}

/** Milliseconds of the wall's time in the browser, whose zone is not this process's. */
export function wallTime(page: Page, moment: string): Promise<number> {
  return page.evaluate((text) => new Date(text).getTime(), moment);
}
