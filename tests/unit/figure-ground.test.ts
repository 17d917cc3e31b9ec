import { expect, test } from 'vitest';
import { groundMarks } from '../../src/figures/model/ground.ts';
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

test('no ground passes below a figure that stays', () => {
  const standing = Object.values(figures).filter(({ moving }) => !moving);
  expect(standing.flatMap((figure) => groundMarks(figure, postureAt(figure, 0.5)))).toEqual([]);
});
