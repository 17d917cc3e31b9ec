import { expect, test } from 'vitest';
import type { Figure } from '../../schema/figure.ts';
import { movesOf, postureOf } from '../../src/figures/model/poses.ts';
import { jointsOf } from '../../src/figures/model/posture.ts';

test('from the front, the elbows of hands that hang above the shoulders are below them, and outside', () => {
  const figure: Figure = { view: 'face', poses: [{ hips: [0, 78], hand: [28, 115] }] };
  const { arms } = jointsOf(figure, postureOf(figure, figure.poses[0] ?? {}));
  for (const [side, [shoulder, elbow, hand]] of arms.entries()) {
    const out = side === 0 ? 1 : -1;
    expect(hand[0] * out).toBeCloseTo(28);
    expect(hand[1]).toBeCloseTo(115);
    expect(elbow[1]).toBeLessThan(shoulder[1]);
    expect(elbow[0] * out).toBeGreaterThan(shoulder[0] * out);
  }
});

test('of a limb, the third number is what shows of its length', () => {
  const figure: Figure = { view: 'face', poses: [{ arm: [30, -60] }, { arm: [30, -60, 0.5] }] };
  const moves = movesOf(figure).slice(0, 1);
  const lengths = moves
    .flatMap(({ at }) => [0, 0.5, 1].map(at))
    .map((posture) => {
      const [[shoulder, elbow]] = jointsOf(figure, posture).arms;
      return Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]);
    });
  expect(lengths).toEqual([17, 12.75, 8.5].map((length) => expect.closeTo(length)));
});

test('a fourth number is what shows of its second part', () => {
  const figure: Figure = { view: 'face', poses: [{ leg: [80, 0, 0.5, 1] }] };
  const [[hip, knee, ankle]] = jointsOf(figure, postureOf(figure, figure.poses[0] ?? {})).legs;
  const lengths = [Math.hypot(knee[0] - hip[0], knee[1] - hip[1]), Math.hypot(ankle[0] - knee[0], ankle[1] - knee[1])];
  expect(lengths).toEqual([12, 24].map((length) => expect.closeTo(length)));
});

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
