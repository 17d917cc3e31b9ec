import { vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { journalStore } from '../../src/journal/store/useJournal.ts';
import { STORAGE_KEY } from '../../src/storage/account.ts';
import { address, open } from './app.tsx';
import { pass, storeState } from './device.ts';

/** What the browser does when the app comes back to the screen. */
export const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

/** The phone sleeps, and its timers with it, until the app comes back to the screen. The clock must be stopped. */
export function sleep(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
  comeBack();
}

/** Moves on a clock that is stopped, ten times faster than `pass`: what is rendered comes up to a second late. */
export async function passLong(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 1000) {
    vi.advanceTimersByTime(Math.min(left, 1000));
    await pass(0);
  }
}

/** Opens the address again with nothing but what the device has stored by now. */
export async function reopen(): Promise<void> {
  const stored = localStorage.getItem(STORAGE_KEY) ?? '';
  await cleanup();
  storeState({});
  storeState(stored);
  await journalStore.refresh();
  await open(address());
}
