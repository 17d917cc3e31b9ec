import { useSyncExternalStore } from 'react';
import { type LocalDate, localDateOf } from './localDate.ts';

/** The member's date; another at midnight, and when the app comes back after one. */
export function useToday(): LocalDate {
  return useSyncExternalStore(subscribe, () => localDateOf(new Date()));
}

const listeners = new Set<() => void>();

/** One timer for all who ask: a phase page asks about 40 times. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unwatch();
  };
}

let timer: number;

function watch() {
  awaitMidnight();
  // Timers sleep with the device; a laptop may wake up with the page in view.
  document.addEventListener('visibilitychange', notify);
  window.addEventListener('focus', notify);
}

function unwatch() {
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', notify);
  window.removeEventListener('focus', notify);
}

function awaitMidnight() {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  timer = window.setTimeout(() => {
    notify();
    awaitMidnight();
  }, midnight.getTime() - now.getTime());
}

function notify() {
  for (const listener of listeners) listener();
}
