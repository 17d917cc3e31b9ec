import { useSyncExternalStore } from 'react';
import type { ActiveWorkout } from '../model/activeWorkout.ts';

/** Often enough that no second is seen late. */
const TICK_MS = 200;

/** Calls `listener` again and again, and at once when the page comes back to the screen. */
function subscribeToClock(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const neverTicks = () => () => {};

/**
 * What `select` answers for the time that a run is at, in epoch milliseconds; it stops in a pause. The component is
 * rendered again only when the answer is another one.
 */
export function useClock<Selected>(run: ActiveWorkout, select: (now: number) => Selected): Selected {
  const stoppedAt = run.finishedAt ?? run.pausedAt;
  return useSyncExternalStore(stoppedAt === undefined ? subscribeToClock : neverTicks, () =>
    select(stoppedAt ?? Date.now()),
  );
}
