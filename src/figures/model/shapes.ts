import type { Figure } from '../../../schema/figure.ts';
import { equipmentShapes } from './equipment.ts';
import { isFront, type Joints, jointsOf, mixPoints, type Posture, RADIUS } from './posture.ts';
import { dot, type Shape, stroke } from './strokes.ts';

/** The strokes of a figure, those behind first: always as many, so that only their paths change. */
export function shapesOf(figure: Figure, posture: Posture): Shape[] {
  const joints = jointsOf(figure, posture);
  const { behind, held, front } = equipmentShapes(figure, posture, joints);
  return [...behind, ...(isFront(figure) ? frontShapes(joints, held, posture) : sideShapes(joints, held)), ...front];
}

type Arm = Joints['arms'][0];

const LEG = 2 * RADIUS.leg;
const ARM = 2 * RADIUS.arm;
/** What tells an arm from the body that it lies upon, on both sides of it. */
const GAP = 3.6;

/** Around an arm, but for the shoulder, where it grows out of the body, and the hand, which holds on to something. */
const gapAround = ([shoulder, elbow, hand]: Arm) =>
  stroke('gap', ARM + GAP, mixPoints(shoulder, elbow, 0.5), elbow, mixPoints(elbow, hand, 0.7));

function sideShapes({ spine, head, arms: [arm, farArm], legs: [leg, farLeg] }: Joints, held: Shape[]): Shape[] {
  return [
    stroke('far', ARM, ...farArm),
    stroke('far', LEG, ...farLeg),
    stroke('body', 2 * RADIUS.torso, ...spine),
    // A leg is so thin that the gap would cut it in two.
    gapAround(arm),
    stroke('body', LEG, ...leg),
    ...held,
    dot('body', RADIUS.head, head),
    stroke('body', ARM, ...arm),
  ];
}

/** Both sides are as near; the torso is as wide as the shoulders and the hips. */
function frontShapes(
  { hips, shoulders, head, arms: [arm, otherArm], legs: [leg, otherLeg] }: Joints,
  held: Shape[],
  { arms: [[, , shown = 1]] }: Posture,
) {
  // A hand that comes towards the reader is larger.
  const fist = (grown: number) => RADIUS.arm + grown * (1 - shown);

  return [
    stroke('body', LEG, ...leg),
    stroke('body', LEG, ...otherLeg),
    stroke('body', 2 * RADIUS.torso, hips, shoulders),
    stroke('body', LEG, leg[0], arm[0], otherArm[0], otherLeg[0]),
    ...held,
    gapAround(arm),
    gapAround(otherArm),
    dot('body', RADIUS.head, head),
    stroke('body', ARM, ...arm),
    stroke('body', ARM, ...otherArm),
    ...[arm, otherArm].flatMap(([, , hand]) => [dot('gap', fist(7), hand), dot('body', fist(5), hand)]),
  ];
}
