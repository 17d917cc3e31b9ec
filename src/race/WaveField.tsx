import { parseWallTime } from '../calendar/wallTime.ts';
import { racePlanSlice } from '../schedule/racePlanSlice.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { TextField } from '../ui/form/TextField.tsx';

/** Takes the time at which the member's wave starts. */
export function WaveField({ onChange }: { onChange?: () => void }) {
  const [{ wave = '' }, changePlan] = useStoredState(racePlanSlice);
  return (
    <TextField
      label="Heure de ta vague"
      type="time"
      value={parseWallTime(wave) === undefined ? '' : wave}
      onChange={({ currentTarget: { value } }) => {
        changePlan(({ wave: _, ...plan }) => (value === '' ? plan : { ...plan, wave: value }));
        onChange?.();
      }}
    />
  );
}
