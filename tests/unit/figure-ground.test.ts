import { expect, test } from 'vitest';
import type { Figure } from '../../schema/figure.ts';
import { groundMarks, stridesOf } from '../../src/figures/model/ground.ts';
import { postureAt } from '../../src/figures/model/motion.ts';
import { jointsOf } from '../../src/figures/model/posture.ts';
import { figures } from '../fixtures/generated/figures.ts';

const walking = Object.entries(figures).filter(([, { moving }]) => moving);
const STEP_S = 0.1;

test.each(walking)('the ground passes below %s with the foot that stands on it', (_, figure) => {
  const travelled = (seconds: number) => postureAt(figure, seconds).travel ?? 0;
  const feet = (seconds: number) => jointsOf(figure, postureAt(figure, seconds)).legs.map(([, , [x]]) => x);
  for (let seconds = 0; seconds < 1; seconds += STEP_S) {
    const ground = travelled(seconds + STEP_S) - travelled(seconds);
    if (ground < 0) continue;
    const [before, after] = [feet(seconds), feet(seconds + STEP_S)];
    const slips = before.map((x, side) => Math.abs(x - (after[side] ?? x) - ground));
    expect(Math.min(...slips), `after ${seconds.toFixed(2)} s`).toBeLessThan(1);
  }
});

test('the ground stays below planted hands, goes back with feet that push off, and passes below a jump', () => {
  const figure: Figure = {
    moving: true,
    poses: [
      { hips: [-12, 27], torso: 73, foot: [-65, 0], toes: -72, hand: [15, 0] },
      { hips: [-15, 27], torso: 76, foot: [-14, 0], hand: [15, 0] },
      { hips: [-10, 44], foot: [-24, 0], move: 0.2 },
      { hips: [8, 56], leg: [20, -10], move: 0.3 },
      { hips: [-20, 40], foot: [-14, 0] },
      { hips: [-15, 27], torso: 76, foot: [-14, 0], hand: [15, 0] },
    ],
  };
  const [planted, pushed, rising = 0, falling = 0, ...landed] = stridesOf(figure).map(({ length }) => length);
  expect([planted, pushed, ...landed]).toEqual([0, 10, 0, 0].map((way) => expect.closeTo(way)));
  expect(rising).toBeGreaterThan(20);
  expect(falling / rising).toBeCloseTo(0.3 / 0.2);
});

test('no ground passes below a figure that stays', () => {
  const standing = Object.values(figures).filter(({ moving }) => !moving);
  expect(standing.flatMap((figure) => groundMarks(figure, postureAt(figure, 0.5)))).toEqual([]);
});
