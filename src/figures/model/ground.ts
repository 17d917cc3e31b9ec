import type { Figure } from '../../../schema/figure.ts';
import { memoized } from './memoized.ts';
import { postureOf } from './poses.ts';
import { bothSides, isTravelling, type Joints, jointsOf, type Posture } from './posture.ts';
import { type Shape, stroke } from './strokes.ts';
import { viewBoxOf } from './viewBox.ts';

const MARK = { length: 10, distance: 26, height: -4, width: 2 } as const;
/** How far a jump goes each second: the picture goes with a body in the air. */
const JUMP_TRAVEL_PER_SECOND = 180;
/** All joints of a leg off the ground are higher. */
const AIRBORNE_HEIGHT_MIN = 8;

/** The middle of the line that Drawing shows as the ground. */
const GROUND_LINE_Y = -1;

interface Stride {
  length: number;
  /** How far it is on the way to the next pose. */
  at: (part: number, posture: Posture) => number;
}

/** How the supporting foot pushes the body on, or a jump takes it, from each pose to the next one. */
export const stridesOf = memoized((figure: Figure): readonly Stride[] => {
  const joints = figure.poses.map((pose) => jointsOf(figure, postureOf(figure, pose)));
  return joints.map((from, index) => {
    const to = joints[(index + 1) % joints.length] ?? from;
    // What bears the body: hands that stay on the ground, or else the supporting foot.
    const bears = [from, to].every(({ arms: [[, , [, y]]] }) => y < 4) ? 'arms' : 'legs';
    const [near, far] = bothSides((side) => (now: Joints) => from[bears][side][2][0] - now[bears][side][2][0]);
    const isAirborne = [from, to].some(({ legs }) => legs.flat().every(([, y]) => y > AIRBORNE_HEIGHT_MIN));
    if (!isTravelling(figure)) return { length: 0, at: () => 0 };
    if (isAirborne && bears === 'legs') {
      const length = JUMP_TRAVEL_PER_SECOND * (figure.poses[index]?.move ?? 1);
      return { length, at: (part) => part * length };
    }
    // A foot in the air goes ahead.
    const pushed = near(to) > far(to) ? near : far;
    const length = Math.max(0, pushed(to));
    return { length, at: (_, posture) => (length ? pushed(jointsOf(figure, posture)) : 0) };
  });
});

/** Marks below the ground that pass by; none where nobody travels. */
export function groundMarks(figure: Figure, { travel = 0 }: Posture): Shape[] {
  const cycle = stridesOf(figure).reduce((sum, { length }) => sum + length, 0);
  if (cycle <= 0) return [];
  // A whole number of them in a cycle: it begins again without a jump.
  const distance = cycle / Math.max(1, Math.round(cycle / MARK.distance));
  const { left, width } = viewBoxOf(figure);
  const gone = travel % distance;
  const within = (x: number) => Math.min(left + width - 3, Math.max(left + 3, x));
  return Array.from({ length: Math.ceil(width / distance) + 3 }, (_, index) => {
    const x = left + index * distance - gone;
    const [start, end] = [within(x), within(x + MARK.length)];
    // One that is out of the picture lies in the line of the ground.
    return start === end
      ? stroke('ground', MARK.width, [left + 3, GROUND_LINE_Y], [left + width - 3, GROUND_LINE_Y])
      : stroke('fixed', MARK.width, [start, MARK.height], [end, MARK.height]);
  });
}
