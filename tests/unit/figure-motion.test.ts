import { expect, test } from 'vitest';
import type { Figure } from '../../schema/figure.ts';
import { postureAt } from '../../src/figures/model/motion.ts';
import { stillOf } from '../../src/figures/model/stills.ts';
import { viewBoxOf } from '../../src/figures/model/viewBox.ts';
import { figures } from '../fixtures/generated/figures.ts';

const press: Figure = {
  poses: [
    { arm: [30, 170], hold: 0.5, move: 0.5 },
    { arm: [100, 175], hold: 0, move: 0.5 },
    { arm: [170, 180], hold: 0.5, move: 1 },
  ],
  equipment: [{ kind: 'barbell', on: 'hands' }],
};
const armAt = (seconds: number) => postureAt(press, seconds).arms[0][0];

test('a pose without a hold is passed without a stop, one with a hold is not', () => {
  const speedAt = (seconds: number) => (armAt(seconds + 0.02) - armAt(seconds - 0.02)) / 0.04;
  expect(speedAt(1)).toBeGreaterThan(100);
  expect(speedAt(0.3)).toBe(0);
  expect(speedAt(1.8)).toBe(0);
  expect(armAt(1.55)).toBeCloseTo(170);
});

test('a still shows its pose, faintly the last hold before it, and an arrow from there that ends ahead', () => {
  const { posture, ghost, path } = stillOf({
    ...press,
    poses: press.poses.map((pose, index) => ({ ...pose, still: index === 2 })),
  });
  expect(posture.arms[0]).toEqual([170, 180, 1, 1]);
  expect(new Set(ghost.map(({ tone }) => tone))).toEqual(new Set(['ghost']));
  const [start = [0, 0], end = [0, 0]] = [path[0]?.points[0], path[0]?.points.at(-1)];
  expect(end[1]).toBeGreaterThan(start[1] + 10);
});

test.each(Object.entries(figures))('the arrow of the still of %s stays in the picture', (_, figure) => {
  const { left, width, height } = viewBoxOf(figure);
  for (const [x, y] of stillOf(figure).path[0]?.points ?? []) {
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(left + width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});
