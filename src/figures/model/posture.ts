import type { Figure, Pose } from '../../../schema/figure.ts';

/** Forward, up: in units of which a standing person is 105 high. Ground is 0. */
export type Point = readonly [number, number];
/** Angles in degrees of the upper and the lower part: 0 hangs down, 90 points forward; and what shows of its length, if not all. */
export type Limb = readonly [upper: number, lower: number, shown?: number];
type Pair<T> = readonly [near: T, far: T];

/** The body with everything that a pose leaves out. */
export interface Posture {
  hips: Point;
  torso: number;
  /** How far the chest is turned from the pelvis: positive is round, negative hollow. */
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
/** Half the thickness of what is drawn. */
export const RADIUS = { torso: 6, head: 8, arm: 3.25, leg: 4 } as const;
/** Of the front view, from the middle of the body. */
const HALF_SHOULDERS = 10;
const HALF_HIPS = 5;

const RADIAN = Math.PI / 180;
const bothSides = <T>(of: (side: 0 | 1) => T): Pair<T> => [of(0), of(1)];

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const mix = (a: number, b: number, part: number) => a + (b - a) * part;
export const mixPoints = (a: Point, b: Point, part: number): Point => [mix(a[0], b[0], part), mix(a[1], b[1], part)];
const mixLimbs = ([a, b, shown = 1]: Limb, [c, d, then = 1]: Limb, part: number): Limb => [
  ...mixPoints([a, b], [c, d], part),
  mix(shown, then, part),
];
const mirrored = ([x, y]: Point): Point => [-x, y];

/** `length` in a direction: 0 down, 90 forward; of the far side of a front view to the other side. */
export const towards = (angle: number, length: number, side = 1): Point => [
  side * length * Math.sin(angle * RADIAN),
  -length * Math.cos(angle * RADIAN),
];

export const isFront = ({ view }: Figure) => view === 'face';
const sideOf = (figure: Figure, index: number) => (isFront(figure) && index === 1 ? -1 : 1);

const shouldersOf = ({ hips, torso }: Pick<Posture, 'hips' | 'torso'>): Point =>
  plus(hips, towards(180 - torso, LENGTH.torso));

const shoulderAt = (figure: Figure, posture: Pick<Posture, 'hips' | 'torso'>, index: number): Point =>
  plus(
    shouldersOf(posture),
    isFront(figure) ? towards(90 - posture.torso, sideOf(figure, index) * HALF_SHOULDERS) : [0, 0],
  );

const hipAt = (figure: Figure, hips: Point, index: number): Point =>
  isFront(figure) ? plus(hips, [sideOf(figure, index) * HALF_HIPS, 0]) : hips;

/** Two-bone inverse kinematics; a place out of reach leaves the limb straight. Without a bend it points at the reader, foreshortened. */
function reach(from: Point, to: Point, [upper, lower]: Point, bend: 1 | -1 | 0, side: number, lowest: number): Limb {
  const [dx, dy] = minus(to, from);
  const distance = Math.min(Math.max(Math.hypot(dx, dy), Math.abs(upper - lower) + 0.01), upper + lower);
  const base = Math.atan2(side * dx, -dy) / RADIAN;
  if (bend === 0) return [base, base, distance / (upper + lower)];
  const corner = (a: number, b: number, c: number) =>
    Math.acos(Math.min(1, Math.max(-1, (a * a + b * b - c * c) / (2 * a * b)))) / RADIAN;
  const first = base + bend * corner(upper, distance, lower);
  const turn = 360 * Math.ceil((lowest - first) / 360);
  return [first + turn, base - bend * corner(lower, distance, upper) + turn];
}

const soleAt = ([x, y]: Point, toes: number): Point => {
  // A raised heel leaves the toes where they are.
  const ankle: Point = [x, y + RADIUS.leg];
  return toes < 0 ? minus(plus(ankle, [LENGTH.foot, 0]), towards(90 + toes, LENGTH.foot)) : ankle;
};

const onPalm = ([x, y]: Point): Point => [x, Math.max(y, RADIUS.arm)];

const legParts: Point = [LENGTH.thigh, LENGTH.shin];
const armParts: Point = [LENGTH.upperArm, LENGTH.forearm];

/** Where a pose says that an end of the body is: by its place. */
interface Targets {
  feet: Pair<Point | undefined>;
  hands: Pair<Point | undefined>;
  /** The near foot carries the body. */
  isCarried: boolean;
}

function targetsOf(figure: Figure, pose: Pose): Targets {
  const far = (place: Point | undefined) => place && (isFront(figure) ? mirrored(place) : place);
  const onTheSpot = figure.moving === true || isFront(figure);
  const isCarried = !pose.hips && !onTheSpot;
  const foot: Point | undefined = pose.foot ?? (isCarried ? [0, 0] : undefined);
  return {
    isCarried,
    feet: [foot, pose.farFoot ?? (pose.farLeg ? undefined : far(foot))],
    hands: [pose.hand, pose.farHand ?? (pose.farArm ? undefined : far(pose.hand))],
  };
}

/** Two postures that are known but for the places that they give, and what lies between them. */
interface Between {
  from: Posture;
  to: Posture;
  start: Targets;
  end: Targets;
  part: number;
}

function between(figure: Figure, { from, to, start, end, part }: Between): Posture {
  const torso = mix(from.torso, to.torso, part);
  const toes = bothSides((side) => mix(from.toes[side], to.toes[side], part));
  const limbs = (key: 'arms' | 'legs') => bothSides((side) => mixLimbs(from[key][side], to[key][side], part));
  const places = (key: 'feet' | 'hands') =>
    bothSides((side) => {
      const [a, b] = [start[key][side], end[key][side]];
      return a && b && mixPoints(a, b, part);
    });
  const swung = limbs('legs');
  const feet = places('feet');
  const [near] = feet;
  let hips = mixPoints(from.hips, to.hips, part);
  const isCarried = start.isCarried && end.isCarried && near !== undefined;
  if (isCarried) hips = carriedHips(swung[0], near, toes[0]);
  const turns = isFront(figure) ? 0 : 1;
  const legs = bothSides((side) => {
    const foot = feet[side];
    if (!foot || (isCarried && side === 0)) return swung[side];
    const ankle = soleAt(foot, toes[side]);
    return reach(hipAt(figure, hips, side), ankle, legParts, turns, sideOf(figure, side), -90 - torso);
  });
  const hands = places('hands');
  const hanging = limbs('arms');
  const arms = bothSides((side) => {
    const hand = hands[side];
    const shoulder = shoulderAt(figure, { hips, torso }, side);
    // Seen from the front, of a hand above the shoulder the elbow bends outwards.
    const bend = isFront(figure) && hand && hand[1] < shoulder[1] ? 0 : -1;
    return hand ? reach(shoulder, onPalm(hand), armParts, bend, sideOf(figure, side), -110 - torso) : hanging[side];
  });
  const [gone, back] = [from.ball, to.ball];
  const mixed = (key: 'back' | 'neck' | 'pulled') => mix(from[key], to[key], part);
  const posture = { hips, torso, back: mixed('back'), neck: mixed('neck'), arms, legs, toes, pulled: mixed('pulled') };
  if (!gone && !back) return posture;
  const held = (posture: Posture): Point => handsOf(jointsOf(figure, posture));
  return { ...posture, ball: flight(gone ?? held(from), back ?? held(to), part) };
}

/** A throw, or a fall, whose highest point is the higher of both ends. */
function flight(from: Point, to: Point, part: number): Point {
  const [x, y] = mixPoints(from, to, part);
  return [x, y + Math.abs(to[1] - from[1]) * part * (1 - part)];
}

const carriedHips = ([thigh, shin]: Limb, foot: Point, toes: number): Point =>
  minus(soleAt(foot, toes), plus(towards(thigh, LENGTH.thigh), towards(shin, LENGTH.shin)));

/** The whole posture of a pose. */
export function postureOf(figure: Figure, pose: Pose): Posture {
  const targets = targetsOf(figure, pose);
  const leg: Limb = pose.leg ?? [0, 0];
  const arm: Limb = pose.arm ?? (isFront(figure) ? [6, 6] : [4, 22]);
  const farLeg = pose.farLeg ?? leg;
  // A foot that stands is flat; another one is at a right angle to its shin.
  const flat = (side: 0 | 1, shin: number) => (targets.feet[side] || isFront(figure) ? 0 : shin);
  const toes = pose.toes ?? flat(0, leg[1]);
  const farToes = pose.farToes ?? (pose.farLeg || pose.farFoot ? flat(1, farLeg[1]) : toes);
  const rough: Posture = {
    hips: pose.hips ?? [0, 0],
    torso: pose.torso ?? 0,
    back: pose.back ?? 0,
    neck: pose.neck ?? 0,
    arms: [arm, pose.farArm ?? arm],
    legs: [leg, farLeg],
    toes: [toes, farToes],
    ball: pose.ball,
    pulled: pose.pulled ?? 0,
  };
  const hips = pose.hips ? rough.hips : hipsOf(figure, rough, targets);
  const placed = { ...rough, hips };
  const bent = between(figure, { from: placed, to: placed, start: targets, end: targets, part: 0 });
  return { ...bent, ball: rough.ball };
}

function hipsOf(figure: Figure, rough: Posture, { isCarried, feet: [near] }: Targets): Point {
  if (isCarried && near) return carriedHips(rough.legs[0], near, rough.toes[0]);
  return onGround(figure, { ...rough, hips: [0, 0] }).hips;
}

/** The posture with its lowest part on the ground. */
function onGround(figure: Figure, posture: Posture): Posture {
  const low =
    Math.min(
      ...jointsOf(figure, posture)
        .legs.flat()
        .map(([, y]) => y),
    ) - RADIUS.leg;
  return { ...posture, hips: [posture.hips[0], posture.hips[1] - low] };
}

/** The posture on the way from one pose to another. */
export function postureBetween(figure: Figure, from: Pose, to: Pose, part: number): Posture {
  const posture = between(figure, {
    from: postureOf(figure, from),
    to: postureOf(figure, to),
    start: targetsOf(figure, from),
    end: targetsOf(figure, to),
    part,
  });
  return (figure.moving || isFront(figure)) && !from.hips && !to.hips ? onGround(figure, posture) : posture;
}

function partsOf(from: Point, [upper, lower, shown = 1]: Limb, [long, short]: Point, side: number) {
  const middle = plus(from, towards(upper, shown * long, side));
  return [from, middle, plus(middle, towards(lower, shown * short, side))] as const;
}

/** A smooth curve between them, whose ends are at the angle of the back. */
function spineOf(hips: Point, shoulders: Point, { torso, back }: Posture): readonly Point[] {
  const bulge = (LENGTH.torso / 2) * Math.tan((back / 2) * RADIAN);
  const middle = plus(mixPoints(hips, shoulders, 0.5), towards(-90 - torso, bulge));
  return [0, 0.25, 0.5, 0.75, 1].map((part) =>
    mixPoints(mixPoints(hips, middle, part), mixPoints(middle, shoulders, part), part),
  );
}

/** Forward kinematics: limbs have a length that only the front view foreshortens. */
export function jointsOf(figure: Figure, posture: Posture): Joints {
  const { hips, torso, neck, arms, legs, toes } = posture;
  const shoulders = shouldersOf(posture);
  return {
    hips,
    shoulders,
    spine: spineOf(hips, shoulders, posture),
    head: plus(shoulders, towards(180 - torso - neck, LENGTH.head)),
    arms: bothSides((side) => partsOf(shoulderAt(figure, posture, side), arms[side], armParts, sideOf(figure, side))),
    legs: bothSides((index) => {
      const side = sideOf(figure, index);
      const [hip, knee, ankle] = partsOf(hipAt(figure, hips, index), legs[index], legParts, side);
      return [hip, knee, ankle, plus(ankle, towards(90 + toes[index], isFront(figure) ? 4 : LENGTH.foot, side))];
    }),
  };
}

/** The middle between the hands. */
export const handsOf = ({ arms: [near, far] }: Joints): Point => mixPoints(near[2], far[2], 0.5);

/** How far the near hand of a front view comes towards the reader, from 0 to 1. */
export const nearOf = ({ arms: [[, , shown = 1]] }: Posture) => 1 - shown;
