import type { Figure } from '../../../schema/figure.ts';
import { equipmentShapes } from './equipment.ts';
import { mixPoints, type Point, plus } from './points.ts';
import { handForeshorteningOf, isFrontView, type Joints, jointsOf, type Posture, RADIUS } from './posture.ts';
import { dot, ring, type Shape, stroke } from './strokes.ts';

/** The strokes of a figure, from back to front: always as many, so that only their outlines change. */
export function shapesOf(figure: Figure, posture: Posture, joints = jointsOf(figure, posture)): Shape[] {
  const { behindBody, underArms, inFront } = equipmentShapes(figure, posture, joints);
  return [
    ...behindBody,
    ...(isFrontView(figure)
      ? frontShapes(joints, underArms, handForeshorteningOf(posture))
      : sideShapes(joints, underArms)),
    ...inFront,
  ];
}

type Arm = Joints['arms'][0];

const LEG = 2 * RADIUS.leg;
const ARM = 2 * RADIUS.arm;
/** What tells an arm from the body that it lies upon, on both sides of it. */
const GAP = 3.6;

/** Around an arm, but for the shoulder, where it grows out of the body, and the hand, which holds on to something. */
const armEdge = ([shoulder, elbow, hand]: Arm) =>
  stroke('gap', ARM + GAP, mixPoints(shoulder, elbow, 0.5), elbow, mixPoints(elbow, hand, 0.7));

function sideShapes({ spine, head, arms: [arm, farArm], legs: [leg, farLeg] }: Joints, underArms: Shape[]): Shape[] {
  return [
    stroke('far', ARM, ...farArm),
    stroke('far', LEG, ...farLeg),
    stroke('body', 2 * RADIUS.torso, ...spine),
    // A leg is so thin that the gap would cut it in two.
    armEdge(arm),
    stroke('body', LEG, ...leg),
    ...underArms,
    dot('body', RADIUS.head, head),
    stroke('body', ARM, ...arm),
  ];
}

/** Both sides are at the same depth; the torso is as wide as the shoulders and the hips. */
function frontShapes(
  { hips, shoulders, head, arms, legs: [leg, otherLeg] }: Joints,
  underArms: Shape[],
  foreshortening: number,
) {
  const [[shoulder, , hand], [otherShoulder, , otherHand]] = arms;
  const grown = 7 * foreshortening;
  // An arm that comes towards the viewer widens to a larger fist.
  const widened = ([shoulder, elbow, [x, y]]: Arm) =>
    stroke('body', ARM, shoulder, elbow, [x - grown / 2, y], [x + grown / 2, y], elbow);
  // A level forearm has no edge below, which would look like the hem of a shirt.
  const edge = ([shoulder, elbow, hand]: Arm) => {
    const up: Point = [0, Math.max(0, 5 - Math.abs(hand[1] - elbow[1]))];
    return armEdge([plus(shoulder, up), plus(elbow, up), plus(hand, up)]);
  };

  return [
    stroke('body', LEG, ...leg),
    stroke('body', LEG, ...otherLeg),
    stroke('body', 2 * RADIUS.torso, hips, shoulders),
    stroke('body', LEG, leg[0], shoulder, otherShoulder, otherLeg[0]),
    ...underArms,
    ...arms.map(edge),
    // Above arms that come towards the viewer is the chest; else this is the neck.
    stroke('body', LEG, ...(foreshortening ? [shoulder, hand, otherHand, otherShoulder, shoulder] : [head])),
    ...arms.map(([, , hand]) => ring('gap', Math.min(3 * grown, grown + GAP / 2), ARM, hand)),
    dot('body', RADIUS.head, head),
    ...arms.map(widened),
    ...arms.map(([, , hand]) => ring('body', grown, ARM, hand)),
  ];
}
