import { minutesOf } from '../calendar/wallTime.ts';
import { useDevice } from '../device/useDevice.ts';
import { formatTimeOfDay } from '../renderers/format.ts';

/** When the member's wave starts: « 9 h 20 »; undefined where that is not known. */
export function useWaveTime(): string | undefined {
  const [{ wave }] = useDevice('racePlan');
  const minutes = minutesOf(wave ?? '');
  return minutes === undefined ? undefined : formatTimeOfDay(minutes);
}
