import { expect, test } from 'vitest';
import type { Figure } from '../../schema/figure.ts';
import { drawnShapes } from '../../src/figures/model/frameOutlines.ts';
import { postureAt } from '../../src/figures/model/motion.ts';
import { jointsOf } from '../../src/figures/model/posture.ts';
import { stillOf } from '../../src/figures/model/stills.ts';
import { outlineOf } from '../../src/figures/model/strokes.ts';
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

test('who holds breathes beside a stopwatch that turns; hands and feet stay', () => {
  const hold: Figure = { poses: [{ torso: 80, leg: [-85, -85], foot: [-60, 0], toes: -75, arm: [0, 90] }] };
  const [start, later] = [0, 2].map((seconds) => postureAt(hold, seconds));
  if (!start || !later) throw new Error('two postures');
  const outlines = [start, later].map((posture) => drawnShapes(hold, posture).map(outlineOf));
  expect(outlines[0]?.at(-1)).not.toBe(outlines[1]?.at(-1));
  expect(later.back).toBeGreaterThan(start.back);
  const { arms, legs } = jointsOf(hold, start);
  expect(jointsOf(hold, later)).toMatchObject({ arms, legs });
  expect(stillOf(hold)).toMatchObject({ ghost: [], path: [] });
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
