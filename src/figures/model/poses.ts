import type { Pose } from '../../../schema/figure/pose.ts';
import type { Figure } from '../../../schema/figure.ts';
import { memoized } from './memoized.ts';
import { minus, mix, mixPoints, type Point, plus, towards } from './points.ts';
import {
  ARM_PARTS,
  bothSides,
  handsOf,
  hipAt,
  isTravelling,
  jointsOf,
  LEG_PARTS,
  LENGTH,
  type Limb,
  type Pair,
  type Posture,
  RADIUS,
  reach,
  shoulderAt,
  showsBothSides,
  sideOf,
} from './posture.ts';

const mixLimbs = (from: Limb, to: Limb, part: number): Limb => [
  mix(from[0], to[0], part),
  mix(from[1], to[1], part),
  mix(from[2] ?? 1, to[2] ?? 1, part),
  mix(from[3] ?? from[2] ?? 1, to[3] ?? to[2] ?? 1, part),
];
const mixPlaces = (from: Point | undefined, to: Point | undefined, part: number) =>
  from && to && mixPoints(from, to, part);

/** The ankle of a foot whose place on the ground is given. */
const ankleAbove = ([x, y]: Point, toes: number): Point => {
  // A raised heel leaves the toes where they are.
  const ankle: Point = [x, y + RADIUS.leg];
  return toes < 0 ? minus(plus(ankle, [LENGTH.foot, 0]), towards(90 + toes, LENGTH.foot)) : ankle;
};

const onPalm = ([x, y]: Point): Point => [x, Math.max(y, RADIUS.arm)];

/** The places of feet and hands that a pose gives: the angles of those limbs come from them. */
interface Targets {
  feet: Pair<Point | undefined>;
  hands: Pair<Point | undefined>;
  /** The near foot stays in its place, and the hips follow from it and the angles of its leg. */
  isPlanted: boolean;
}

/** Unless a pose gives the hips, they are as high as puts the lowest part of the legs on the ground. */
const standsOnLowestPart = (figure: Figure) => isTravelling(figure) || showsBothSides(figure);

function targetsOf(figure: Figure, pose: Pose): Targets {
  const far = (place: Point | undefined): Point | undefined => place && [sideOf(figure, 1) * place[0], place[1]];
  const isPlanted = !pose.hips && !standsOnLowestPart(figure);
  const foot: Point | undefined = pose.foot ?? (isPlanted ? [0, 0] : undefined);
  return {
    isPlanted,
    feet: [foot, pose.farFoot ?? (pose.farLeg ? undefined : far(foot))],
    hands: [pose.hand, pose.farHand ?? (pose.farArm ? undefined : far(pose.hand))],
  };
}

interface PlacedPose {
  posture: Posture;
  targets: Targets;
}

/** Interpolates. A limb with a place in both poses is solved for the place between them, not for its angles. */
function between(
  figure: Figure,
  { posture: from, targets: start }: PlacedPose,
  { posture: to, targets: end }: PlacedPose,
  part: number,
): Posture {
  const torso = mix(from.torso, to.torso, part);
  const toes = mixPoints(from.toes, to.toes, part);
  const swung = bothSides((side) => mixLimbs(from.legs[side], to.legs[side], part));
  const feet = bothSides((side) => mixPlaces(start.feet[side], end.feet[side], part));
  const nearFoot = feet[0];
  let hips = mixPoints(from.hips, to.hips, part);
  const isPlanted = start.isPlanted && end.isPlanted && nearFoot !== undefined;
  if (isPlanted) hips = hipsAboveFoot(swung[0], nearFoot, toes[0]);
  const legs = bothSides((side) => {
    const foot = feet[side];
    if (!foot || (isPlanted && side === 0)) return swung[side];
    const ankle = ankleAbove(foot, toes[side]);
    return reach(hipAt(figure, hips, side), ankle, LEG_PARTS, 1, sideOf(figure, side), -90 - torso);
  });
  const arms = bothSides((side) => {
    const hand = mixPlaces(start.hands[side], end.hands[side], part);
    if (!hand) return mixLimbs(from.arms[side], to.arms[side], part);
    const shoulder = shoulderAt(figure, { hips, torso }, side);
    return reach(shoulder, onPalm(hand), ARM_PARTS, -1, sideOf(figure, side), -110 - torso);
  });
  const [ballFrom, ballTo] = [from.ball, to.ball];
  const back = mix(from.back, to.back, part);
  const neck = mix(from.neck, to.neck, part);
  const posture = { hips, torso, back, neck, arms, legs, toes, pulled: mix(from.pulled, to.pulled, part) };
  if (!ballFrom && !ballTo) return posture;
  const held = (posture: Posture): Point => handsOf(jointsOf(figure, posture));
  return { ...posture, ball: ballFlight(ballFrom ?? held(from), ballTo ?? held(to), part) };
}

/** Where a ball is on its way: a throw, or a fall, whose highest point is the higher of both ends. */
function ballFlight(from: Point, to: Point, part: number): Point {
  const [x, y] = mixPoints(from, to, part);
  return [x, y + Math.abs(to[1] - from[1]) * part * (1 - part)];
}

const hipsAboveFoot = ([thigh, shin]: Limb, foot: Point, toes: number): Point =>
  minus(ankleAbove(foot, toes), plus(towards(thigh, LENGTH.thigh), towards(shin, LENGTH.shin)));

/** The whole posture of a pose. */
export function postureOf(figure: Figure, pose: Pose): Posture {
  const targets = targetsOf(figure, pose);
  const leg: Limb = pose.leg ?? [0, 0];
  const arm: Limb = pose.arm ?? (showsBothSides(figure) ? [6, 6] : [4, 22]);
  const farLeg = pose.farLeg ?? leg;
  // A foot on the ground is flat; another one is at a right angle to its shin.
  const flat = (side: 0 | 1, shin: number) => (targets.feet[side] || showsBothSides(figure) ? 0 : shin);
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
  const placed = { posture: { ...rough, hips }, targets };
  const bent = between(figure, placed, placed, 0);
  return { ...bent, ball: rough.ball };
}

function hipsOf(figure: Figure, rough: Posture, { isPlanted, feet: [nearFoot] }: Targets): Point {
  if (isPlanted && nearFoot) return hipsAboveFoot(rough.legs[0], nearFoot, rough.toes[0]);
  return onGround(figure, { ...rough, hips: [0, 0] }).hips;
}

/** The posture with the lowest part of its legs on the ground. */
function onGround(figure: Figure, posture: Posture): Posture {
  const low =
    Math.min(
      ...jointsOf(figure, posture)
        .legs.flat()
        .map(([, y]) => y),
    ) - RADIUS.leg;
  return { ...posture, hips: [posture.hips[0], posture.hips[1] - low] };
}

/** From a pose to the next one. */
interface Move {
  pose: Pose;
  /** At each part of it, from 0 to 1. */
  at: (part: number) => Posture;
}

/** The moves of a cycle, one for each pose. */
export const movesOf = memoized((figure: Figure): readonly Move[] => {
  const ends = figure.poses.map((pose) => ({
    pose,
    posture: postureOf(figure, pose),
    targets: targetsOf(figure, pose),
  }));
  return ends.map((from, index) => {
    const to = ends[(index + 1) % ends.length] ?? from;
    const isGrounded = standsOnLowestPart(figure) && !from.pose.hips && !to.pose.hips;
    const at = (part: number) => {
      const posture = between(figure, from, to, part);
      return isGrounded ? onGround(figure, posture) : posture;
    };
    return { pose: from.pose, at };
  });
});
