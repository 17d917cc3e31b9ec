import { useEffect } from 'react';

/** A screen that is let go this soon after it was asked for again is refused: low battery, most often. */
const REFUSAL_MS = 1000;

/** Keeps the screen on while `active`, where the browser can. It lets go whenever the page leaves the screen. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let ended = false;
    let isAsking = false;
    let lock: WakeLockSentinel | undefined;
    let retriedAt = -Infinity;
    const ask = async () => {
      if (document.hidden || isAsking) return;
      isAsking = true;
      try {
        const granted = await navigator.wakeLock?.request('screen');
        if (ended) await granted?.release();
        else {
          lock = granted;
          granted?.addEventListener('release', () => onRelease(granted));
        }
      } catch {
        // A low battery or a policy refuses: the screen dims as it always did, until the next press asks again.
      }
      isAsking = false;
    };
    const onRelease = (released: WakeLockSentinel) => {
      if (lock !== released || ended) return;
      lock = undefined;
      if (Date.now() - retriedAt < REFUSAL_MS) return;
      retriedAt = Date.now();
      void ask();
    };
    const onPress = () => {
      if (!lock) void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    document.addEventListener('click', onPress, true);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', ask);
      document.removeEventListener('click', onPress, true);
      void lock?.release().catch(() => undefined);
    };
  }, [active]);
}
