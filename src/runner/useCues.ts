import { useEffect, useState } from 'react';
import type { DeviceRecord } from '../device/record.ts';
import { soundIn, unlockSound } from './sound.ts';

const FLASH_MS = 700;
const VIBRATION = [250, 120, 250];

/**
 * Tells by sound, vibration and a flash that what counts down is over at `endsAt` (epoch milliseconds). Answers whether
 * the screen flashes now, and what to call at each press: only then may a page begin to sound.
 */
export function useCues(endsAt: number | undefined, { sound, vibration, flash }: DeviceRecord['cues']) {
  const [flashing, setFlashing] = useState(false);
  const [unlocked, setUnlocked] = useState(false);

  useEffect(() => {
    if (endsAt === undefined || !sound || !unlocked) return;
    let silence = () => {};
    const schedule = () => {
      const left = endsAt - Date.now();
      // Once it is due it may be sounding.
      if (left <= 0) return;
      silence();
      silence = soundIn(left);
    };
    schedule();
    // The audio clock stands still while a phone sleeps.
    document.addEventListener('visibilitychange', schedule);
    return () => {
      document.removeEventListener('visibilitychange', schedule);
      if (Date.now() < endsAt) silence();
    };
  }, [endsAt, sound, unlocked]);

  useEffect(() => {
    const left = endsAt === undefined ? 0 : endsAt - Date.now();
    if (endsAt === undefined || left <= 0) return;
    const timer = setTimeout(() => {
      if (vibration) navigator.vibrate?.(VIBRATION);
      if (flash) setFlashing(true);
    }, left);
    return () => {
      if (Date.now() < endsAt) clearTimeout(timer);
    };
  }, [endsAt, vibration, flash]);

  useEffect(() => {
    if (!flashing) return;
    const timer = setTimeout(() => setFlashing(false), FLASH_MS);
    return () => clearTimeout(timer);
  }, [flashing]);

  return { flashing, unlock: () => setUnlocked(unlockSound()) };
}
