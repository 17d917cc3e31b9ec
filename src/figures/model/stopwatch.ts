import type { Figure } from '../../../schema/figure.ts';
import { isHold } from './motion.ts';
import { type Point, plus, shifted, towards } from './points.ts';
import type { Posture } from './posture.ts';
import { ring, type Shape, stroke } from './strokes.ts';
import { viewBoxOf } from './viewBox.ts';

const RADIUS = 6;

/** Says of a posture that it is held: its hand goes round. */
export function stopwatch(figure: Figure, { held = 0.15 }: Posture): Shape[] {
  if (!isHold(figure)) return [];
  const { left, width, height } = viewBoxOf(figure);
  const middle: Point = [left + width - RADIUS - 4, height - RADIUS - 6];
  const top = shifted(middle, 0, RADIUS + 3);
  return [
    ring('fixed', RADIUS, 2, middle),
    stroke('fixed', 2, shifted(top, -1.5, 0), shifted(top, 1.5, 0)),
    stroke('fixed', 2, middle, plus(middle, towards(180 - 360 * held, RADIUS - 2.5))),
  ];
}
