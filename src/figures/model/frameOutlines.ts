import type { Figure } from '../../../schema/figure.ts';
import { groundMarks } from './ground.ts';
import { memoized } from './memoized.ts';
import { cycleSeconds, postureAt } from './motion.ts';
import type { Posture } from './posture.ts';
import { shapesOf } from './shapes.ts';
import { stopwatch } from './stopwatch.ts';
import { outlineOf, type Shape } from './strokes.ts';

/** How many of its moments are computed. */
const FRAMES_PER_SECOND = 30;

const computedFrames = memoized((_figure: Figure): (readonly string[] | undefined)[] => []);

/** All that is drawn of a figure in a posture, but for the ground: always as many, in the same order. */
export const drawnShapes = (figure: Figure, posture: Posture): Shape[] => [
  ...shapesOf(figure, posture),
  ...groundMarks(figure, posture),
  ...stopwatch(figure, posture),
];

/** The outlines of its shapes after so many seconds. Each moment of the cycle is computed once, for slow phones. */
export function frameOutlines(figure: Figure, seconds: number): readonly string[] {
  const frames = computedFrames(figure);
  const cycle = cycleSeconds(figure);
  const count = Math.round(cycle * FRAMES_PER_SECOND);
  const index = Math.floor(((seconds / cycle) % 1) * count);
  const outlines = frames[index] ?? drawnShapes(figure, postureAt(figure, (index * cycle) / count)).map(outlineOf);
  frames[index] = outlines;
  return outlines;
}
