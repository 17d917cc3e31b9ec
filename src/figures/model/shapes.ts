import type { Figure } from '../../../schema/figure.ts';
import { equipmentShapes } from './equipment.ts';
import { minus, mixPoints, type Point, plus, shifted } from './points.ts';
import { isFrontView, type Joints, jointsOf, LENGTH, type Posture } from './posture.ts';
import { dot, type Shape, stroke, type Tone } from './strokes.ts';

/** The strokes of a figure, from back to front: always as many, so that only their outlines change. */
export function shapesOf(figure: Figure, posture: Posture, joints = jointsOf(figure, posture)): Shape[] {
  const { behindBody, standing, underArms, inFront } = equipmentShapes(figure, posture, joints);
  const [arm, farArm] = joints.arms;
  const [leg, farLeg] = joints.legs;
  const isFront = isFrontView(figure);
  return [
    ...behindBody,
    ...(isFront ? [] : [...armStrokes('far', farArm), ...legStrokes('far', farLeg)]),
    ...(isFront ? frontTrunk(joints) : sideTrunk(joints)),
    ...(isFront ? [arm, farArm] : [arm]).map(armEdge),
    // After the edges, which would cut through it.
    ...standing,
    ...(isFront ? legStrokes('body', farLeg) : []),
    ...legStrokes('body', leg),
    ...underArms,
    ...(isFront ? armStrokes('body', farArm) : []),
    ...armStrokes('body', arm),
    ...inFront,
  ];
}

type Arm = Joints['arms'][0];
type Leg = Joints['legs'][0];

/** Widths of the strokes. */
const BODY = { chest: 13, waist: 11, head: 13, neck: 5.5, thigh: 9, shin: 7, arm: 6.2, fist: 8 } as const;
/** What tells an arm from the trunk and the head that it crosses, on both sides of it. */
const GAP = 1.3;

const armStrokes = (tone: Tone, arm: Arm) => [stroke(tone, BODY.arm, ...arm), dot(tone, BODY.fist / 2, arm[2])];

/** Around an arm, but for the shoulder, where it grows out of the body. */
const armEdge = ([shoulder, elbow, hand]: Arm) =>
  stroke('gap', BODY.arm + 2 * GAP, mixPoints(shoulder, elbow, 0.4), elbow, hand);

function legStrokes(tone: Tone, [hip, knee, ankle, toe]: Leg): Shape[] {
  const [x, y] = minus(toe, ankle);
  const heel: Point = [ankle[0] - x * 0.2 + y * 0.05, ankle[1] - y * 0.2 - x * 0.05];
  return [stroke(tone, BODY.thigh, hip, knee), stroke(tone, BODY.shin, knee, ankle, heel, toe)];
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

const sideTrunk = (joints: Joints): Shape[] => {
  const { spine } = joints;
  return [
    stroke('body', BODY.waist, ...spine.slice(0, 4)),
    stroke('body', BODY.chest, ...spine.slice(2)),
    ...headStrokes(joints, 5.5),
  ];
};

/** As wide as the shoulders above, as the hips below. */
const frontTrunk = (joints: Joints): Shape[] => {
  const { hips, shoulders } = joints;
  const at = (from: Point, x: number, up: number) => shifted(from, x, up);
  return [
    stroke('body', BODY.chest, hips, shoulders),
    stroke('body', BODY.thigh, at(hips, -4, 0), at(shoulders, -7.5, -1), at(shoulders, 7.5, -1), at(hips, 4, 0)),
    ...headStrokes(joints, 0),
  ];
};
