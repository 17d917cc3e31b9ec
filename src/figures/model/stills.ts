import type { Figure } from '../../../schema/figure.ts';
import type { Point } from './points.ts';
import { movesOf, postureOf } from './poses.ts';
import { handsOf, isTravelling, type Joints, jointsOf, type Posture } from './posture.ts';
import { shapesOf } from './shapes.ts';
import { type Shape, stroke } from './strokes.ts';

interface Still {
  /** The pose in the middle, the most telling one. */
  posture: Posture;
  /** The body where it starts, faintly, and the way from there of what moves most: below and above the posture. */
  ghost: Shape[];
  path: Shape[];
}

const SAMPLES_PER_MOVE = 6;
const SHORTEST_PATH = 14;

/** What a figure shows without moving. */
export function stillOf(figure: Figure): Still {
  const middle = Math.floor(figure.poses.length / 2);
  const posture = postureOf(figure, figure.poses[middle] ?? {});
  // A stride begins with the same posture, on the other side.
  const isStride = isTravelling(figure) && !figure.poses.some(({ hips }) => hips);
  if (middle === 0 || isStride) return { posture, ghost: [], path: [] };
  const start = postureOf(figure, figure.poses[0] ?? {});
  const ghost = shapesOf(figure, start)
    .filter(({ tone }) => tone === 'body' || tone === 'far' || tone === 'held')
    .map((shape) => ({ ...shape, tone: 'ghost' as const }));
  return { posture, ghost, path: pathOf(figure, middle) };
}

/** From the first pose to the one in the middle. */
function pathOf(figure: Figure, middle: number): Shape[] {
  const joints = movesOf(figure)
    .slice(0, middle)
    .flatMap(({ at }) => Array.from({ length: SAMPLES_PER_MOVE + 1 }, (_, sample) => at(sample / SAMPLES_PER_MOVE)))
    .map((posture) => jointsOf(figure, posture));
  const followed: ((joints: Joints) => Point)[] = [handsOf, ({ head }) => head, ({ legs: [[, , , toe]] }) => toe];
  const ways = followed.map((of) => joints.map(of));
  const length = (way: Point[]) => {
    const [[x, y], [toX, toY]] = [way[0] ?? [0, 0], way.at(-1) ?? [0, 0]];
    return Math.hypot(toX - x, toY - y);
  };
  const longest = ways.reduce((one, other) => (length(other) > length(one) + 1 ? other : one));
  return length(longest) < SHORTEST_PATH ? [] : arrow(longest);
}

const HEAD_LENGTH = 5;

function arrow(way: Point[]): Shape[] {
  const [x, y] = way.at(-1) ?? [0, 0];
  const from = way.findLast((point) => Math.hypot(point[0] - x, point[1] - y) > HEAD_LENGTH) ?? [x, y];
  const angle = Math.atan2(from[1] - y, from[0] - x);
  const barb = (turn: number): Point => [
    x + HEAD_LENGTH * Math.cos(angle + turn),
    y + HEAD_LENGTH * Math.sin(angle + turn),
  ];
  return [stroke('path', 1.6, ...way), stroke('path', 1.6, barb(0.6), [x, y], barb(-0.6))];
}
