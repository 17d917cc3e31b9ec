import type { Figure } from '../../../schema/figure.ts';
import { minus, mixPoints, type Point, plus, RADIAN, towards } from './points.ts';

/** Angles in degrees of the upper and the lower part: 0 hangs down, 90 points forward; and what shows of their lengths, if not all. */
export type Limb = readonly [upper: number, lower: number, upperShown?: number, lowerShown?: number];
export type Pair<T> = readonly [near: T, far: T];

/** The body with everything that a pose leaves out. */
export interface Posture {
  hips: Point;
  torso: number;
  /** Of the spine: how far the chest is turned from the pelvis; positive is round, negative hollow. */
  back: number;
  neck: number;
  arms: Pair<Limb>;
  legs: Pair<Limb>;
  toes: Pair<number>;
  /** A ball that the hands let go. */
  ball?: Point | undefined;
  /** How far the sled came. */
  pulled: number;
  /** How far it went since the first pose. */
  travel?: number;
  /** Of a hold: the part of the stopwatch's turn that is over. */
  held?: number;
}

export interface Joints {
  hips: Point;
  shoulders: Point;
  /** From the hips to the shoulders. */
  spine: readonly Point[];
  head: Point;
  /** From the shoulder to the hand; from the hip to the toes. Near side first. */
  arms: Pair<readonly [Point, Point, Point]>;
  legs: Pair<readonly [Point, Point, Point, Point]>;
}

export const LENGTH = { torso: 30, head: 15.5, upperArm: 17, forearm: 16, thigh: 24, shin: 24, foot: 9 } as const;
type Lengths = readonly [upper: number, lower: number];
export const ARM_PARTS: Lengths = [LENGTH.upperArm, LENGTH.forearm];
export const LEG_PARTS: Lengths = [LENGTH.thigh, LENGTH.shin];
/** Half the thickness of what is drawn. */
export const RADIUS = { torso: 6, head: 8, arm: 3.25, leg: 4 } as const;
/** Where both sides are seen, from the middle of the body. */
const HALF_SHOULDERS = 10;
const HALF_HIPS = 5;

export const bothSides = <T>(of: (side: 0 | 1) => T): Pair<T> => [of(0), of(1)];

/** No ground is seen, and the figure looks to the right. */
export const isFromAbove = ({ view }: Figure) => view === 'dessus';
/** Both sides are seen. */
export const showsBothSides = (figure: Figure) => figure.view === 'face' || isFromAbove(figure);
/** The ground passes below it: walking, running, jumping; what coaches write as `moving`. */
export const isTravelling = ({ moving = false }: Figure) => moving;
export const sideOf = (figure: Figure, index: number) => (showsBothSides(figure) && index === 1 ? -1 : 1);

/** Up from a joint; from above that is the same place. */
const upFrom = (figure: Figure, joint: Point, tilt: number, length: number): Point =>
  isFromAbove(figure) ? joint : plus(joint, towards(180 - tilt, length));

const shouldersOf = (figure: Figure, { hips, torso }: Pick<Posture, 'hips' | 'torso'>): Point =>
  upFrom(figure, hips, torso, LENGTH.torso);

/** The place of a side of the body that is so far from its middle. */
function sideAt(figure: Figure, middle: Point, index: number, half: number, torso = 0): Point {
  if (!showsBothSides(figure)) return middle;
  return plus(middle, towards(isFromAbove(figure) ? 180 : 90 - torso, sideOf(figure, index) * half));
}

export const shoulderAt = (figure: Figure, posture: Pick<Posture, 'hips' | 'torso'>, index: number): Point =>
  sideAt(figure, shouldersOf(figure, posture), index, HALF_SHOULDERS, posture.torso);

export const hipAt = (figure: Figure, hips: Point, index: number): Point => sideAt(figure, hips, index, HALF_HIPS);

function partsOf(figure: Figure, from: Point, index: 0 | 1, [upper, lower, ...shown]: Limb, lengths: Lengths) {
  const [upperShown = 1, lowerShown = upperShown] = shown;
  const side = sideOf(figure, index);
  // From above, what would hang down points forward.
  const aim = (angle: number, length: number) =>
    isFromAbove(figure) ? towards(90 + side * angle, length) : towards(angle, length, side);
  const middle = plus(from, aim(upper, upperShown * lengths[0]));
  return [from, middle, plus(middle, aim(lower, lowerShown * lengths[1]))] as const;
}

/** A smooth curve between them, whose ends are at the angle of the back. */
function spineOf(hips: Point, shoulders: Point, { torso, back }: Posture): readonly Point[] {
  const bulge = (LENGTH.torso / 2) * Math.tan((back / 2) * RADIAN);
  const middle = plus(mixPoints(hips, shoulders, 0.5), towards(-90 - torso, bulge));
  return [0, 0.25, 0.5, 0.75, 1].map((part) =>
    mixPoints(mixPoints(hips, middle, part), mixPoints(middle, shoulders, part), part),
  );
}

/** From the ankle to the toes. */
function footOf(figure: Figure, side: number, toes: number): Point {
  return figure.view === 'face' ? [side * 2, -0.5] : towards(90 + side * toes, LENGTH.foot);
}

/** Forward kinematics: limbs have a length, foreshortened where they leave the plane of the picture. */
export function jointsOf(figure: Figure, posture: Posture): Joints {
  const { hips, torso, neck, arms, legs, toes } = posture;
  const shoulders = shouldersOf(figure, posture);
  return {
    hips,
    shoulders,
    spine: spineOf(hips, shoulders, posture),
    head: upFrom(figure, shoulders, torso + neck, LENGTH.head),
    arms: bothSides((side) => partsOf(figure, shoulderAt(figure, posture, side), side, arms[side], ARM_PARTS)),
    legs: bothSides((index) => {
      const [hip, knee, ankle] = partsOf(figure, hipAt(figure, hips, index), index, legs[index], LEG_PARTS);
      return [hip, knee, ankle, plus(ankle, footOf(figure, sideOf(figure, index), toes[index]))];
    }),
  };
}

/**
 * Two-bone inverse kinematics; a place out of reach leaves the limb straight. Of the angles that are a full turn apart,
 * the upper part takes the one from `minAngle` on.
 */
export function reach(
  from: Point,
  to: Point,
  [upper, lower]: Lengths,
  bend: 1 | -1,
  side: number,
  minAngle: number,
): Limb {
  const [dx, dy] = minus(to, from);
  const distance = Math.min(Math.max(Math.hypot(dx, dy), Math.abs(upper - lower) + 0.01), upper + lower);
  const base = Math.atan2(side * dx, -dy) / RADIAN;
  const corner = (a: number, b: number, c: number) =>
    Math.acos(Math.min(1, Math.max(-1, (a * a + b * b - c * c) / (2 * a * b)))) / RADIAN;
  const first = base + bend * corner(upper, distance, lower);
  const turn = 360 * Math.ceil((minAngle - first) / 360);
  return [first + turn, base - bend * corner(lower, distance, upper) + turn];
}

/** The middle between the hands. */
export const handsOf = ({ arms: [near, far] }: Joints): Point => mixPoints(near[2], far[2], 0.5);
