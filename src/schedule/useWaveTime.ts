import { parseWallTime } from '../calendar/wallTime.ts';
import { formatTimeOfDay } from '../format/quantities.ts';
import { racePlanSlice } from '../schedule/racePlanSlice.ts';
import { useStoredState } from '../storage/useStoredState.ts';

/** When the member's wave starts: « 9 h 20 »; undefined where that is not known. */
export function useWaveTime(): string | undefined {
  const [{ wave }] = useStoredState(racePlanSlice);
  const minutes = parseWallTime(wave ?? '');
  return minutes === undefined ? undefined : formatTimeOfDay(minutes);
}
