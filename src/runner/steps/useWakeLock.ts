import { useEffect } from 'react';

/** Keeps the screen on while `active`, where the browser can. It lets go whenever the page leaves the screen. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let ended = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      if (document.hidden) return;
      try {
        const granted = await navigator.wakeLock?.request('screen');
        if (ended) await granted?.release();
        else lock = granted;
      } catch {
        // A low battery or a policy refuses: the screen dims as it always did.
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release().catch(() => undefined);
    };
  }, [active]);
}
