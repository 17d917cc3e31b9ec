import type { Figure } from '../../../schema/figure.ts';
import { memoized } from './memoized.ts';
import type { Point } from './points.ts';
import { postureOf } from './poses.ts';
import { isFrontView, isTravelling, jointsOf, type Posture } from './posture.ts';
import { type Shape, stroke } from './strokes.ts';
import { viewBoxOf } from './viewBox.ts';

const MARK = { length: 10, distance: 26, height: -4, width: 2 } as const;
/** How far a jump goes each second: the picture goes with a body in the air. */
const JUMP_TRAVEL_PER_SECOND = 180;
/** All joints of a leg off the ground are higher. */
const AIRBORNE_HEIGHT_MIN = 8;
/** How far half a step goes, which a front view does not show. */
const FRONT_VIEW_STEP_TRAVEL = 13;

/** The middle of the line that Drawing shows as the ground. */
const GROUND_LINE_Y = -1;

/** How far the supporting foot pushes the body on, or a jump takes it, from each pose to the next one. */
export const travelsOf = memoized((figure: Figure): readonly number[] => {
  const joints = figure.poses.map((pose) => jointsOf(figure, postureOf(figure, pose)));
  return joints.map((from, index) => {
    const to = joints[(index + 1) % joints.length] ?? from;
    // What bears the body: hands that stay on the ground, or else the supporting foot.
    const bears = [from, to].every(({ arms: [[, , [, y]]] }) => y < 4) ? 'arms' : 'legs';
    const ways = from[bears].map(([, , [x]], side) => x - (to[bears][side]?.[2][0] ?? x));
    if (!isTravelling(figure)) return 0;
    const isAirborne = [from, to].some(({ legs }) => legs.flat().every(([, y]) => y > AIRBORNE_HEIGHT_MIN));
    if (isAirborne && bears === 'legs') return JUMP_TRAVEL_PER_SECOND * (figure.poses[index]?.move ?? 1);
    // A foot in the air goes ahead.
    return isFrontView(figure) ? FRONT_VIEW_STEP_TRAVEL : Math.max(0, ...ways);
  });
});

/** Marks below the ground that pass by; none where nobody travels. */
export function groundMarks(figure: Figure, { travel = 0 }: Posture): Shape[] {
  const cycle = travelsOf(figure).reduce((sum, way) => sum + way, 0);
  if (cycle <= 0) return [];
  // A whole number of them in a cycle: it begins again without a jump.
  const distance = cycle / Math.max(1, Math.round(cycle / MARK.distance));
  const { left, width } = viewBoxOf(figure);
  const middle = left + width / 2;
  const gone = travel % distance;
  // From the front they come from the middle and go out on both sides.
  const ends = (index: number): Point => {
    const x = left + index * distance - gone;
    if (!isFrontView(figure)) return [x, x + MARK.length];
    const way = index % 2 ? 1 : -1;
    const far = (index >> 1) * distance + gone;
    return [middle + way * Math.max(0, far - MARK.length), middle + way * far];
  };
  const within = (x: number) => Math.min(left + width - 3, Math.max(left + 3, x));
  return Array.from({ length: Math.ceil(width / distance) + 3 }, (_, index) => {
    const [from, to] = ends(index);
    const [start, end] = [within(from), within(to)];
    // One that is out of the picture lies in the line of the ground.
    return start === end
      ? stroke('ground', MARK.width, [left + 3, GROUND_LINE_Y], [left + width - 3, GROUND_LINE_Y])
      : stroke('fixed', MARK.width, [start, MARK.height], [end, MARK.height]);
  });
}
