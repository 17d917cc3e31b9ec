import { expect, test } from 'vitest';
import type { Figure } from '../../schema/figure.ts';
import { equipmentShapes } from '../../src/figures/model/equipment.ts';
import { jointsOf, postureBetween, postureOf } from '../../src/figures/model/posture.ts';

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
  const [from = {}, to = {}] = figure.poses;
  const lengths = [0, 0.5, 1].map((part) => {
    const [[shoulder, elbow]] = jointsOf(figure, postureBetween(figure, from, to, part)).arms;
    return Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]);
  });
  expect(lengths).toEqual([17, 12.75, 8.5].map((length) => expect.closeTo(length)));
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

test('a back is bent by half on its way', () => {
  const figure: Figure = { poses: [{ back: 40 }, {}] };
  const [from = {}, to = {}] = figure.poses;
  expect(postureBetween(figure, from, to, 0.5).back).toBeCloseTo(20);
});

test('what the far hand holds is behind the body, between the legs', () => {
  const layersOf = (on: 'hand' | 'farHand') => {
    const figure: Figure = { equipment: [{ kind: 'kettlebell', on }], poses: [{}] };
    const posture = postureOf(figure, {});
    return equipmentShapes(figure, posture, jointsOf(figure, posture));
  };
  expect(layersOf('farHand').behind).toEqual(layersOf('hand').front);
  expect(layersOf('farHand').front).toEqual([]);
});
