import type { Figure } from '../../../schema/figure.ts';
import { frameOf } from './frame.ts';
import type { Point } from './points.ts';
import { postureOf } from './poses.ts';
import { isFront, jointsOf, type Posture } from './posture.ts';
import { type Shape, stroke } from './strokes.ts';

const MARK = { length: 10, distance: 26, height: -4, width: 2 } as const;
/** Of a jump, each second: the picture goes with a body in the air. */
const FLIGHT = 180;
/** Where the joints of a leg are that stands on nothing. */
const OFF_GROUND = 8;
/** What a front view does not show of half a step. */
const HALF_STEP = 13;

/** The middle of the line that Drawing shows. */
const GROUND = -1;

const travels = new WeakMap<Figure, readonly number[]>();

/** How far the foot that stands pushes the body on, or a jump takes it, from each pose to the next one. */
export function travelsOf(figure: Figure): readonly number[] {
  const known = travels.get(figure);
  if (known) return known;
  const joints = figure.poses.map((pose) => jointsOf(figure, postureOf(figure, pose)));
  const found = joints.map((from, index) => {
    const to = joints[(index + 1) % joints.length] ?? from;
    // What bears the body: hands that stay on the ground, or else the foot that stands.
    const bears = [from, to].every(({ arms: [[, , [, y]]] }) => y < 4) ? 'arms' : 'legs';
    const ways = from[bears].map(([, , [x]], side) => x - (to[bears][side]?.[2][0] ?? x));
    if (!figure.moving) return 0;
    const isFlying = [from, to].some(({ legs }) => legs.flat().every(([, y]) => y > OFF_GROUND));
    if (isFlying && bears === 'legs') return FLIGHT * (figure.poses[index]?.move ?? 1);
    // A foot in the air goes ahead.
    return isFront(figure) ? HALF_STEP : Math.max(0, ...ways);
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
  const middle = left + width / 2;
  const gone = travel % distance;
  // From the front they come from the middle and go out on both sides.
  const ends = (index: number): Point => {
    const x = left + index * distance - gone;
    if (!isFront(figure)) return [x, x + MARK.length];
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
      ? stroke('ground', MARK.width, [left + 3, GROUND], [left + width - 3, GROUND])
      : stroke('fixed', MARK.width, [start, MARK.height], [end, MARK.height]);
  });
}
