import type { Figure } from '../../../schema/figure.ts';
import { frameOf } from './frame.ts';
import { jointsOf, type Posture, postureOf } from './posture.ts';
import { type Shape, stroke } from './strokes.ts';

const MARK = { length: 8, distance: 26, height: -4, width: 1.5 } as const;

/** The middle of the line that Drawing shows. */
const GROUND = -1;

const travels = new WeakMap<Figure, readonly number[]>();

/** How far the foot that stands pushes the body on, from each pose to the next one. */
export function travelsOf(figure: Figure): readonly number[] {
  const known = travels.get(figure);
  if (known) return known;
  const feet = figure.poses.map((pose) => jointsOf(figure, postureOf(figure, pose)).legs.map(([, , [x]]) => x));
  const found = feet.map((from, index) => {
    const to = feet[(index + 1) % feet.length] ?? from;
    return figure.moving ? Math.max(...from.map((x, side) => x - (to[side] ?? x))) : 0;
  });
  travels.set(figure, found);
  return found;
}

/** Marks below the ground that a walk leaves behind; none where nobody walks. */
export function groundMarks(figure: Figure, { travel = 0 }: Posture): Shape[] {
  const cycle = travelsOf(figure).reduce((sum, way) => sum + way, 0);
  if (cycle <= 0) return [];
  // A whole number of them in a cycle: it begins again without a jump.
  const distance = cycle / Math.max(1, Math.round(cycle / MARK.distance));
  const { left, width } = frameOf(figure);
  const [start, end] = [left + 3, left + width - 3];
  return Array.from({ length: Math.ceil(width / distance) + 1 }, (_, index) => {
    const x = left + index * distance - (travel % distance);
    const [from, to] = [Math.max(start, x), Math.min(end, x + MARK.length)];
    // One that is out of the picture lies in the line of the ground.
    return from < to
      ? stroke('ground', MARK.width, [from, MARK.height], [to, MARK.height])
      : stroke('ground', MARK.width, [start, GROUND], [end, GROUND]);
  });
}
