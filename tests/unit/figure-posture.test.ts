import { expect, test } from 'vitest';
import type { Figure } from '../../schema/figure.ts';
import { equipmentShapes } from '../../src/figures/model/equipment.ts';
import { jointsOf, postureOf } from '../../src/figures/model/posture.ts';

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

test('what the far hand holds is behind the body, between the legs', () => {
  const layersOf = (on: 'hand' | 'farHand') => {
    const figure: Figure = { equipment: [{ kind: 'kettlebell', on }], poses: [{}] };
    const posture = postureOf(figure, {});
    return equipmentShapes(figure, posture, jointsOf(figure, posture));
  };
  expect(layersOf('farHand').behind).toEqual(layersOf('hand').front);
  expect(layersOf('farHand').front).toEqual([]);
});
