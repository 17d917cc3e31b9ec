import { useCallback, useSyncExternalStore } from 'react';
import { useToast } from '../ui/Toasts.tsx';
import { notKept } from './notices.ts';
import type { DeviceRecord, Part } from './record.ts';
import { DeviceStore, KEY, type Outcome } from './store.ts';

export const device = new DeviceStore(() => localStorage);

window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) device.refresh();
});

/** A member who taps on hears once that nothing is kept. */
let told: Outcome = 'kept';

type Change<P extends Part> = (next: (value: DeviceRecord[P]) => DeviceRecord[P]) => void;

/** All of it, and what would become of a change. */
export function useWholeDevice(): { record: DeviceRecord; standing: Outcome } {
  const record = useSyncExternalStore(device.subscribe, device.record);
  return { record, standing: useSyncExternalStore(device.subscribe, device.standing) };
}

/** A part of what this device keeps, and how to change it. Tells the member when a change will not last. */
export function useDevice<P extends Part>(part: P): [DeviceRecord[P], Change<P>] {
  const showToast = useToast();
  const value = useSyncExternalStore(device.subscribe, () => device.record()[part]);
  const change = useCallback<Change<P>>(
    (next) => {
      const outcome = device.change(part, next);
      if (outcome !== 'kept' && outcome !== told) showToast(notKept[outcome]);
      told = outcome;
    },
    [part, showToast],
  );
  return [value, change];
}
