import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Cues } from '../model/cues.ts';
import { resetAudioSession, setAudioSession } from './audioSession.ts';
import { isSounding, onSounding, resumeSound, soundIn, suspendSound } from './sound.ts';
import { unlockCues } from './unlockCues.ts';
import { canVibrate } from './vibration.ts';

const FLASH_MS = 700;
const VIBRATION = [250, 120, 250];
/** A cue that comes later belongs to nothing any more: the device slept. */
const LATE_MS = 1000;

/** Signals the end of a countdown at `endsAt` (epoch milliseconds). Returns whether the screen flashes now. */
export function useCues(endsAt: number | undefined, cues: Cues): boolean {
  const { sound, vibration, flash, speech, ignoreSilentMode } = cues;
  useUnlockAtPresses(cues);
  useAudioSession(sound || speech === true, ignoreSilentMode === true);
  useSound(endsAt, sound);
  const [flashing, setFlashing] = useState(false);

  useEffect(() => {
    const left = endsAt === undefined ? 0 : endsAt - Date.now();
    if (endsAt === undefined || left <= 0) return;
    const timer = setTimeout(() => {
      if (Date.now() > endsAt + LATE_MS) return;
      if (vibration && canVibrate()) navigator.vibrate(VIBRATION);
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

  return flashing;
}

/** Anywhere, before what a press does: a phone call may have taken the sound since the press before. */
function useUnlockAtPresses(cues: Cues): void {
  useEffect(() => {
    const unlock = () => unlockCues(cues);
    document.addEventListener('click', unlock, true);
    return () => document.removeEventListener('click', unlock, true);
  }, [cues]);
}

function useAudioSession(wanted: boolean, ignoreSilentMode: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    setAudioSession(ignoreSilentMode);
    return resetAudioSession;
  }, [wanted, ignoreSilentMode]);
}

function useSound(endsAt: number | undefined, wanted: boolean): void {
  const sounding = useSyncExternalStore(onSounding, isSounding);

  useEffect(() => {
    if (!wanted) return;
    resumeSound();
    // A phone call has taken the sound, and does not give it back.
    document.addEventListener('visibilitychange', resumeSound);
    return () => {
      document.removeEventListener('visibilitychange', resumeSound);
      suspendSound();
    };
  }, [wanted]);

  useEffect(() => {
    if (endsAt === undefined || !wanted || !sounding) return;
    let cancelSound = () => {};
    // Just after its time the tone may be playing: leave it. Long after, the device slept and the tone is still queued.
    const isDue = (left: number) => left <= 0 && left >= -LATE_MS;
    const schedule = () => {
      const left = endsAt - Date.now();
      if (isDue(left)) return;
      cancelSound();
      if (left > 0) cancelSound = soundIn(left);
    };
    schedule();
    document.addEventListener('visibilitychange', schedule);
    return () => {
      document.removeEventListener('visibilitychange', schedule);
      if (!isDue(endsAt - Date.now())) cancelSound();
    };
  }, [endsAt, wanted, sounding]);
}
