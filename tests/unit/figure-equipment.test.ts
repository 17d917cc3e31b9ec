import { expect, test } from 'vitest';
import type { Figure } from '../../schema/figure.ts';
import { equipmentShapes } from '../../src/figures/model/equipment.ts';
import { postureOf } from '../../src/figures/model/poses.ts';
import { jointsOf } from '../../src/figures/model/posture.ts';

const shapesOf = (figure: Figure) => {
  const posture = postureOf(figure, figure.poses[0] ?? {});
  return equipmentShapes(figure, posture, jointsOf(figure, posture));
};

test.each([
  { view: 'profil', behind: 1 },
  { view: 'face', behind: 0 },
] as const)('of two dumbbells, seen from $view, $behind is behind the body', ({ view, behind }) => {
  const figure: Figure = { view, equipment: [{ kind: 'dumbbell', on: 'hands' }], poses: [{ farArm: [30, 30] }] };
  const { behindBody, underArms } = shapesOf(figure);
  const one = shapesOf({ ...figure, equipment: [{ kind: 'dumbbell', on: 'hand' }] }).underArms.length;
  expect([behindBody.length, underArms.length]).toEqual([behind * one, (2 - behind) * one]);
});

const sledAfter = (pulled: number) => {
  const figure: Figure = {
    equipment: [
      { kind: 'sled', at: [32, 0] },
      { kind: 'rope', on: 'hands', to: [34, 6] },
      { kind: 'rope', on: 'hands', to: [-66, 2] },
    ],
    poses: [{ hand: [-6, 44], farHand: [-24, 49], pulled }],
  };
  const { standing, underArms } = shapesOf(figure);
  const [skid] = standing;
  const [taut, slack] = underArms;
  return { sled: skid?.points[0]?.[0], taut: taut?.points.at(-1)?.[0], slack: slack?.points ?? [] };
};

test('a sled that is pulled comes with the rope that ends at it; the slack stays, and grows', () => {
  const [before, after] = [sledAfter(0), sledAfter(18)];
  expect([before.sled, before.taut]).toEqual([32, 34]);
  expect([after.sled, after.taut]).toEqual([14, 16]);
  const spread = ({ slack }: typeof before) => -Math.min(...slack.map(([x]) => x));
  expect(spread(after)).toBeGreaterThan(spread(before));
});
