import type { Figure } from '../../../schema/figure.ts';
import { memoized } from './memoized.ts';
import { movesOf } from './poses.ts';
import type { Posture } from './posture.ts';
import { shapesOf } from './shapes.ts';

/** The height of the picture above the ground, and what it shows below. */
export const PICTURE = { height: 160, belowGround: 5 } as const;

const SAMPLES_PER_MOVE = 8;
/** As wide for each figure: heads and strokes have one size. */
export const FRAME_WIDTH = 124;
const LEAST_HEIGHT = 56;
const MARGIN = 4;

/** A moment of a cycle: after the pose at `index`, `part` of the way to the next one. */
export interface Sample {
  index: number;
  part: number;
  posture: Posture;
}

/** A cycle: each pose, however short, and moments on the way to the next one. Between two poses the way back is the same. */
export const samplesOf = (figure: Figure): Sample[] =>
  movesOf(figure).flatMap(({ at }, index, { length }) => {
    const samples = length === 1 || (length === 2 && index === 1) ? 1 : SAMPLES_PER_MOVE;
    return Array.from({ length: samples }, (_, sample) => {
      const part = sample / samples;
      return { index, part, posture: at(part) };
    });
  });

interface ViewBox {
  left: number;
  width: number;
  height: number;
}

/** The part of the picture above the ground that a figure shows: where it moves, or what its frame says. */
export const viewBoxOf = memoized((figure: Figure): ViewBox => {
  if (figure.frame) {
    const [left, height, width = FRAME_WIDTH] = figure.frame;
    return { left, width, height };
  }
  const ends = samplesOf(figure)
    .flatMap(({ posture }) => shapesOf(figure, posture))
    .flatMap(({ points, width, radius = 0 }) => points.map(([x, y]) => ({ x, y, reach: radius + width / 2 + MARGIN })));
  const [left, right] = [
    Math.min(...ends.map(({ x, reach }) => x - reach)),
    Math.max(...ends.map(({ x, reach }) => x + reach)),
  ];
  const top = Math.max(...ends.map(({ y, reach }) => y + reach));
  const height = Math.ceil(Math.max(LEAST_HEIGHT, top));
  return { left: Math.round((left + right - FRAME_WIDTH) / 2), width: FRAME_WIDTH, height };
});
