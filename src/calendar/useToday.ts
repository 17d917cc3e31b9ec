import { useSyncExternalStore } from 'react';
import { type LocalDate, localDateOf } from './localDate.ts';

/** The member's date; another at midnight, and when the app comes back after one. */
export function useToday(): LocalDate {
  return useSyncExternalStore(subscribe, () => localDateOf(new Date()));
}

function subscribe(listener: () => void): () => void {
  let timer = 0;
  function awaitMidnight() {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = window.setTimeout(() => {
      listener();
      awaitMidnight();
    }, midnight.getTime() - now.getTime());
  }
  awaitMidnight();
  // Timers sleep with the device; a laptop may wake up with the page in view.
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}
