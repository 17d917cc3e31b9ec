import { expect, test } from 'vitest';
import type { Figure } from '../../schema/figure.ts';
import { groundMarks, travelsOf } from '../../src/figures/model/ground.ts';
import { postureAt } from '../../src/figures/model/motion.ts';
import { jointsOf } from '../../src/figures/model/posture.ts';
import { figures } from '../fixtures/generated/figures.ts';

const walking = Object.entries(figures).filter(([, { moving }]) => moving);
const STEP_S = 0.1;
const GROUND_LINE = -2;

test('there are figures that walk, and figures that do not', () => {
  expect(walking.length).toBeGreaterThan(1);
  expect(walking.length).toBeLessThan(Object.keys(figures).length);
});

test.each(walking)('the ground passes below %s with the foot that stands on it', (_, figure) => {
  const travelled = (seconds: number) => postureAt(figure, seconds).travel ?? 0;
  const feet = (seconds: number) => jointsOf(figure, postureAt(figure, seconds)).legs.map(([, , [x]]) => x);
  for (let seconds = 0; seconds < 1; seconds += STEP_S) {
    const ground = travelled(seconds + STEP_S) - travelled(seconds);
    if (ground < 0) continue;
    const [before, after] = [feet(seconds), feet(seconds + STEP_S)];
    const slips = before.map((x, side) => Math.abs(x - (after[side] ?? x) - ground));
    expect(Math.min(...slips), `after ${seconds.toFixed(2)} s`).toBeLessThan(3);
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
  const [planted, pushed, rising = 0, falling = 0, ...landed] = travelsOf(figure);
  expect([planted, pushed, ...landed]).toEqual([0, 10, 0, 0].map((way) => expect.closeTo(way)));
  expect(rising).toBeGreaterThan(20);
  expect(falling / rising).toBeCloseTo(0.3 / 0.2);
});

test('from the front, the ground of a walk comes from the middle and goes out on both sides', () => {
  const figure: Figure = {
    view: 'face',
    moving: true,
    poses: [{ farFoot: [-5, 12] }, {}, { foot: [5, 12], farLeg: [0, 0] }, {}],
  };
  const marksAfter = (seconds: number) =>
    groundMarks(figure, postureAt(figure, seconds))
      .filter(({ points: [[, y] = [0, 0]] }) => y < GROUND_LINE)
      .map(({ points }) => points.map(([x]) => x));
  const [before, after] = [marksAfter(STEP_S), marksAfter(2 * STEP_S)];
  const middle = (marks: number[][]) => marks.flat().reduce((sum, x) => sum + x, 0) / marks.flat().length;
  expect(before.length).toBeGreaterThan(2);
  expect(middle(after)).toBeCloseTo(middle(before));
  // Each has its first end, which leads.
  const gone = (marks: number[][]) =>
    marks.map(([, x = 0]) => x - middle(marks)).sort((a, b) => Math.abs(a) - Math.abs(b));
  const [left = 0, right = 0] = gone(before)
    .slice(0, 2)
    .sort((a, b) => a - b);
  const [leftLater = 0, rightLater = 0] = gone(after)
    .slice(0, 2)
    .sort((a, b) => a - b);
  expect([left < 0, right > 0]).toEqual([true, true]);
  expect(leftLater).toBeLessThan(left);
  expect(rightLater).toBeGreaterThan(right);
});

test.each(Object.entries(figures).filter(([, { moving }]) => !moving))('no ground passes below %s', (_, figure) => {
  expect(groundMarks(figure, postureAt(figure, 0.5))).toEqual([]);
});
