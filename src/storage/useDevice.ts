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

/** Tells the member when a change will not last. */
function useReport(): (outcome: Outcome) => void {
  const showToast = useToast();
  return useCallback(
    (outcome) => {
      if (outcome !== 'kept' && outcome !== told) showToast(notKept[outcome]);
      told = outcome;
    },
    [showToast],
  );
}

/** A part of what this device keeps, and how to change it. */
export function useDevice<P extends Part>(part: P): [DeviceRecord[P], Change<P>] {
  const report = useReport();
  const value = useSyncExternalStore(device.subscribe, () => device.record()[part]);
  const change = useCallback<Change<P>>((next) => report(device.change(part, next)), [part, report]);
  return [value, change];
}

/** Puts several parts at once, made from the record as it is then. */
export function useSetDevice(): (partsOf: (record: DeviceRecord) => Partial<DeviceRecord>) => void {
  const report = useReport();
  return useCallback((partsOf) => report(device.set(partsOf(device.record()))), [report]);
}
