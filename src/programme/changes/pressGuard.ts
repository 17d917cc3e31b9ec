const GUARD_MS = 350;
let pressedAt = Number.NEGATIVE_INFINITY;

/** Ignores the second tap of two, which meets what has come up under the thumb: cards take each other's place. */
export const guarded = (press: () => void) => () => {
  const now = performance.now();
  if (now - pressedAt < GUARD_MS) return;
  pressedAt = now;
  press();
};
