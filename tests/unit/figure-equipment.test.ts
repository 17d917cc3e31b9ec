import { expect, test } from 'vitest';
import type { Figure } from '../../schema/figure.ts';
import { standingShapes } from '../../src/figures/model/equipment.ts';

test.each([0, 34])('hands hang from a bar whose frame is %i wide', (width) => {
  const figure: Figure = { equipment: [{ kind: 'bar', at: [2, 108], width }], poses: [{}] };
  expect(standingShapes(figure).flatMap(({ points }) => points)).toContainEqual([2, 108]);
});

test('what the hands hold is nothing to lean on', () => {
  const figure: Figure = { equipment: [{ kind: 'dumbbell', on: 'hands' }], poses: [{}] };
  expect(standingShapes(figure)).toEqual([]);
});
