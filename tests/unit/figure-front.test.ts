import { expect, test } from 'vitest';
import type { Figure } from '../../schema/figure.ts';
import { drawnShapes } from '../../src/figures/model/frameOutlines.ts';
import { movesOf, postureOf } from '../../src/figures/model/poses.ts';
import { jointsOf } from '../../src/figures/model/posture.ts';

const pressed = { hand: [2, 66] } satisfies Figure['poses'][0];
const figure: Figure = { view: 'face', poses: [{ arm: [6, 6] }, pressed] };

test('from the front, an arm given by the place of its hand comes straight to the reader, foreshortened', () => {
  const [near, far] = jointsOf(figure, postureOf(figure, pressed)).arms;
  const [[shoulderX, shoulderY], [elbowX, elbowY], [x, y]] = near;
  expect([x, y]).toEqual([expect.closeTo(2), expect.closeTo(66)]);
  expect((elbowX - shoulderX) * (y - shoulderY)).toBeCloseTo((x - shoulderX) * (elbowY - shoulderY));
  expect(far[2]).toEqual([expect.closeTo(-2), expect.closeTo(66)]);
});

test('it has all of its length again where angles give it', () => {
  const [, pressedToHanging] = movesOf(figure);
  const [short = 0, between, long] = [0, 0.5, 1].map((part) => {
    const [[shoulder, , hand]] = jointsOf(figure, pressedToHanging?.at(part) ?? postureOf(figure, {})).arms;
    return Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1]);
  });
  expect(long).toBeCloseTo(33);
  expect(between).toBeGreaterThan(short);
  expect(between).toBeLessThan(Number(long));
});

test('a fist that comes towards the reader grows by its outline: what draws a movement changes nothing else', () => {
  const [hanging, near] = figure.poses.map((pose) => drawnShapes(figure, postureOf(figure, pose)));
  const drawn = (shapes: typeof near) => shapes?.map(({ tone, width }) => [tone, width]);
  expect(drawn(near)).toEqual(drawn(hanging));
  const fist = (shapes: typeof near) => shapes?.at(-1)?.radius;
  expect(fist(hanging)).toBe(0);
  expect(fist(near)).toBeGreaterThan(2);
});
