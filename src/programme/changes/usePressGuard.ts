import { useRef } from 'react';

const GUARD_MS = 350;

/** Ignores the second tap of two, which meets what has come up under the thumb. */
export function usePressGuard(): (press: () => void) => () => void {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  return (press) => () => {
    const now = performance.now();
    if (now - pressedAt.current < GUARD_MS) return;
    pressedAt.current = now;
    press();
  };
}
