import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** All of it stands in the window, with nothing over it: no bar that is sticky covers an edge. */
export async function expectWhollyInSight(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible();
  const covered = () => {
    const element = locator.element();
    // Within rounded corners.
    const inset = 3;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + inset, (left + right) / 2, right - inset]
      .flatMap((x) => [top + inset, (top + bottom) / 2, bottom - inset].map((y) => ({ x, y })))
      .filter(({ x, y }) => !element.contains(document.elementFromPoint(x, y)));
  };
  await expect.poll(covered, { message: 'what lies over it, or outside the window' }).toEqual([]);
}
