import type { Figure } from '../../../schema/figure.ts';
import { equipmentShapes } from './equipment.ts';
import { minus, mixPoints, type Point, plus, shifted, towards } from './points.ts';
import { isFromAbove, type Joints, jointsOf, LENGTH, type Posture, showsBothSides } from './posture.ts';
import { type Shape, stroke, type Tone } from './strokes.ts';

/** The strokes of a figure, from back to front: always as many, so that only their outlines change. */
export function shapesOf(figure: Figure, posture: Posture, joints = jointsOf(figure, posture)): Shape[] {
  const { behindBody, standing, underArms, inFront } = equipmentShapes(figure, posture, joints);
  const [arm, farArm] = joints.arms;
  const [leg, farLeg] = joints.legs;
  if (isFromAbove(figure)) {
    const trunk = stroke('body', BODY.trunk + 2, arm[0], farArm[0]);
    const legs = [legStroke('far', farLeg), legStroke('far', leg)];
    const arms = [armStroke('body', farArm), armStroke('body', arm)];
    return [...behindBody, ...standing, ...legs, trunk, ...underArms, ...arms, ...inFront, ...headFromAbove(joints)];
  }
  const isFront = showsBothSides(figure);
  return [
    ...behindBody,
    ...(isFront ? [] : [armStroke('far', farArm), legStroke('far', farLeg)]),
    ...(isFront ? frontTrunk(joints) : sideTrunk(joints)),
    ...(isFront ? [arm, farArm] : [arm]).map((of) => armEdge(of, joints, isFront)),
    // After the edges, which would cut through these.
    ...headStrokes(joints, isFront ? 0 : 5.5),
    ...standing,
    ...(isFront ? [legStroke('body', farLeg)] : []),
    legStroke('body', leg),
    ...underArms,
    ...(isFront ? [armStroke('body', farArm)] : []),
    armStroke('body', arm),
    ...inFront,
  ];
}

type Arm = Joints['arms'][0];
type Leg = Joints['legs'][0];

/** Widths of the strokes, and how much further the chest, the thigh and the fist reach on each side. */
const BODY = { trunk: 11, chest: 1.6, head: 13, neck: 5.5, leg: 7, thigh: 1.5, arm: 6.2, fist: 1 } as const;
/** What tells an arm from the trunk that it crosses, on both sides of it. */
const GAP = 1.3;

/** The hand is a turn around its place, which makes it thicker; one that comes towards us grows. */
function fistOf([, elbow, hand]: Arm): Point[] {
  const size = BODY.fist + 6 * (1 - Math.hypot(...minus(hand, elbow)) / LENGTH.forearm);
  return [0, 120, 240, 0].map((angle) => plus(hand, towards(angle, size)));
}

const armStroke = (tone: Tone, arm: Arm) => stroke(tone, BODY.arm, arm[0], arm[1], ...fistOf(arm));

/** Around an arm, but for the shoulder, where it grows out of the body. One along the trunk has none: the head hides it. */
function armEdge(arm: Arm, { hips, head, arms: [[, , near], [, , far]] }: Joints, isFront: boolean): Shape {
  const isAlong = Math.hypot(...minus(arm[2], hips)) < 4;
  const edge = isAlong ? [head] : [mixPoints(arm[0], arm[1], 0.4), arm[1], ...fistOf(arm)];
  // Arms that meet have it below them.
  const down = isFront && Math.hypot(...minus(near, far)) < 8 ? GAP : 0;
  return stroke('gap', BODY.arm + 2 * GAP - down, ...edge.map((point) => shifted(point, 0, -down)));
}

/** Beside a place on a limb that comes from there, on both sides. */
function bothSidesOf(from: Point, place: Point, distance: number): [Point, Point] {
  const [x, y] = minus(place, from);
  const part = distance / Math.hypot(x, y);
  return [shifted(place, -y * part, x * part), shifted(place, y * part, -x * part)];
}

/** There and back, along both sides of the thigh, which is thicker above. */
function legStroke(tone: Tone, [hip, knee, ankle, toe]: Leg): Shape {
  const [x, y] = minus(toe, ankle);
  const heel: Point = [ankle[0] - x * 0.2 + y * 0.05, ankle[1] - y * 0.2 - x * 0.05];
  const [front, back] = bothSidesOf(knee, hip, BODY.thigh);
  // Below a raised heel the toes stay flat.
  const tip = shifted(toe, x > 0 ? Math.max(0, -0.5 * y) : 0, 0);
  return stroke(tone, BODY.leg, knee, front, back, knee, ankle, heel, toe, tip);
}

const SKULL = 1.3;

/** The neck ends in the nose. */
function headStrokes({ shoulders, head }: Joints, nose: number): Shape[] {
  const [x, y] = minus(head, shoulders).map((part) => part / LENGTH.head) as [number, number];
  const up: Point = [SKULL * x, SKULL * y];
  return [
    stroke('body', BODY.neck, shoulders, head, plus(head, [nose * y, -nose * x])),
    stroke('body', BODY.head, minus(head, up), plus(head, up)),
  ];
}

/** Over the shoulders, a little forward. */
const headFromAbove = ({ shoulders }: Joints): Shape[] => {
  const head = shifted(shoulders, 2, 0);
  return [
    stroke('gap', BODY.head + 1 + 2 * GAP, head),
    stroke('body', BODY.neck, head, shifted(head, 7, 0)),
    stroke('body', BODY.head + 1, head),
  ];
};

/** There and back, along both sides of the chest. */
function sideTrunk({ hips, shoulders, spine }: Joints): Shape[] {
  const [, loins = hips, middle = hips, chest = shoulders] = spine;
  const [front, back] = bothSidesOf(middle, chest, BODY.chest);
  return [stroke('body', BODY.trunk, shoulders, front, loins, hips, loins, back, shoulders)];
}

/** As wide as the shoulders above, as the hips below. */
function frontTrunk({ hips, shoulders, arms: [arm, farArm], legs: [leg, farLeg] }: Joints): Shape[] {
  const shoulder = (of: Arm) => shifted(mixPoints(shoulders, of[0], 0.75), 0, -1);
  const hip = (of: Leg) => mixPoints(hips, of[0], 0.8);
  return [
    stroke('body', BODY.trunk, hips, shoulders),
    stroke('body', 9, hip(leg), shoulder(arm), shoulder(farArm), hip(farLeg)),
  ];
}
