import { useSyncExternalStore } from 'react';
import type { ActiveWorkout } from '../model/activeWorkout.ts';

/** Often enough that no second is seen late. */
const TICK_MS = 200;

function subscribeToClock(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const neverTicks = () => () => {};

/** Selects from the run's time, in epoch milliseconds, which stops in a pause; renders when the selection changes. */
export function useClock<Selected>(run: ActiveWorkout, select: (now: number) => Selected): Selected {
  const stoppedAt = run.finishedAt ?? run.pausedAt;
  return useSyncExternalStore(stoppedAt === undefined ? subscribeToClock : neverTicks, () =>
    select(stoppedAt ?? Date.now()),
  );
}
