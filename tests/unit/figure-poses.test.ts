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

test('a back is bent by half on its way', () => {
  const figure: Figure = { poses: [{ back: 40 }, {}] };
  expect(movesOf(figure)[0]?.at(0.5).back).toBeCloseTo(20);
});
