import { useEffect, useState } from 'react';

/** Often enough that no second is seen late. */
const TICK_MS = 200;

/** Epoch milliseconds, again and again while something counts; at once when the page comes back to the screen. */
export function useNow(counting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    document.addEventListener('visibilitychange', look);
    const timer = counting ? setInterval(look, TICK_MS) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [counting]);
  return now;
}
