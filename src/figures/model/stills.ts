import type { Figure } from '../../../schema/figure.ts';
import { holdOf } from './motion.ts';
import { minus, mixPoints, type Point, plus, RADIAN, shifted, towards } from './points.ts';
import { movesOf, postureOf } from './poses.ts';
import { isTravelling, type Joints, jointsOf, type Posture } from './posture.ts';
import { shapesOf } from './shapes.ts';
import { type Shape, stroke } from './strokes.ts';

interface Still {
  posture: Posture;
  /** The body where it starts, faintly, and the way from there of what moves most: below and above the posture. */
  ghost: Shape[];
  path: Shape[];
}

const SHORTEST_PATH = 12;
const BESIDE = 15;

/** What a figure shows without moving. */
export function stillOf(figure: Figure): Still {
  const chosen = figure.poses.findIndex(({ still }) => still);
  const index = chosen < 0 ? Math.floor(figure.poses.length / 2) : chosen;
  const posture = postureOf(figure, figure.poses[index] ?? {});
  // A stride begins with the same posture, on the other side.
  const isStride = isTravelling(figure) && !figure.poses.some(({ hips }) => hips);
  if (index === 0 || isStride) return { posture, ghost: [], path: [] };
  const startIndex = figure.poses.slice(0, index).findLastIndex((pose) => holdOf(figure, pose) > 0);
  const start = postureOf(figure, figure.poses[Math.max(0, startIndex)] ?? {});
  const ghost = shapesOf(figure, start)
    .filter(({ tone }) => tone === 'body' || tone === 'far' || tone === 'held')
    .map((shape) => ({ ...shape, tone: 'ghost' as const }));
  const middle = movesOf(figure)[(startIndex + index) >> 1]?.at(index - startIndex === 1 ? 0.5 : 0) ?? posture;
  const [from, via, to] = [start, middle, posture].map((at) => jointsOf(figure, at));
  return { posture, ghost, path: from && via && to && !isTravelling(figure) ? pathOf(from, via, to) : [] };
}

const lengthOf = ([from, , to]: Arc) => Math.hypot(...minus(to, from));

type Arc = readonly [Point, Point, Point];

/** Beside the way of what moves most, one arc. */
function pathOf(start: Joints, middle: Joints, end: Joints): Shape[] {
  const followed: ((joints: Joints) => Point)[] = [
    ({ arms: [[, , hand]] }) => hand,
    ({ legs: [[, , ankle]] }) => ankle,
    ({ head }) => head,
  ];
  const arcs = followed.map((of): Arc => [of(start), of(middle), of(end)]);
  const arc = arcs.reduce((one, other) => (lengthOf(other) > lengthOf(one) + 8 ? other : one));
  const [from, via, to] = arc;
  const length = lengthOf(arc);
  if (length < SHORTEST_PATH) return [];
  const [x, y] = minus(to, from);
  const [outX, outY] = minus(mixPoints(from, to, 0.5), mixPoints(end.hips, end.shoulders, 0.5));
  // Away from the trunk.
  const aside = (BESIDE / length) * (x * outY - y * outX < 0 ? -1 : 1);
  const way = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => {
    const point = mixPoints(mixPoints(from, via, part), mixPoints(via, to, part), part);
    return shifted(point, -y * aside, x * aside);
  });
  return arrow(way);
}

const BARB = 5;

function arrow(way: Point[]): Shape[] {
  const [before = [0, 0], tip = [0, 0]] = way.slice(-2);
  const [x, y] = minus(before, tip);
  const angle = Math.atan2(x, -y) / RADIAN;
  const barb = (turn: number) => plus(tip, towards(angle + turn, BARB));
  return [stroke('path', 1.6, ...way), stroke('path', 1.6, barb(35), tip, barb(-35))];
}
