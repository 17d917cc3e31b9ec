import { useState } from 'react';

const GUARD_MS = 350;

/** Ignores presses on what has just come up under the thumb: the second tap of two on what was there before. */
export function usePressGuard(): (press: () => void) => () => void {
  const [shownAt] = useState(() => performance.now());
  return (press) => () => {
    if (performance.now() - shownAt > GUARD_MS) press();
  };
}
