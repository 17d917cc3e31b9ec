import { expect, test } from 'vitest';
import type { Figure } from '../../schema/figure.ts';
import { postureOf } from '../../src/figures/model/poses.ts';
import { jointsOf } from '../../src/figures/model/posture.ts';

test.each([
  { what: 'straight', back: 0, lies: 0 },
  { what: 'round', back: 40, lies: -1 },
  { what: 'hollow', back: -20, lies: 1 },
])('a back that is $what bends between hips and shoulders, which stay', ({ back, lies }) => {
  const figure: Figure = { poses: [{ hips: [0, 20], torso: -90, back }] };
  const { hips, shoulders, spine } = jointsOf(figure, postureOf(figure, figure.poses[0] ?? {}));
  expect([spine[0], spine.at(-1)]).toEqual([hips, shoulders]);
  expect(shoulders).toEqual([expect.closeTo(-30), expect.closeTo(20)]);
  const [, , [x, y] = [0, 0]] = spine;
  expect(x).toBeCloseTo(-15);
  // Who lies on the back has it below, round.
  expect(Math.sign(Math.round(y - 20))).toBe(lies);
});

test('from above, arms point forward from shoulders over the hips, and open on both sides', () => {
  const figure: Figure = { view: 'dessus', poses: [{ hips: [0, 30], arm: [0, 90], toes: 20 }] };
  const { head, arms, legs } = jointsOf(figure, postureOf(figure, figure.poses[0] ?? {}));
  expect(head).toEqual([0, 30]);
  for (const [side, [shoulder, elbow, hand]] of arms.entries()) {
    const out = side === 0 ? 1 : -1;
    expect(shoulder).toEqual([expect.closeTo(0), expect.closeTo(30 + 10 * out)]);
    expect(elbow).toEqual([expect.closeTo(17), expect.closeTo(30 + 10 * out)]);
    expect(hand).toEqual([expect.closeTo(17), expect.closeTo(30 + 26 * out)]);
    const [, , ankle, toe] = legs[side] ?? [];
    expect(Math.sign((toe?.[1] ?? 0) - (ankle?.[1] ?? 0))).toBe(out);
  }
});
