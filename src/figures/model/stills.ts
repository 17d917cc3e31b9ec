import type { Figure } from '../../../schema/figure.ts';
import { stridesOf } from './ground.ts';
import { memoized } from './memoized.ts';
import { holdOf } from './motion.ts';
import { minus, mixPoints, type Point, plus, RADIAN, shifted, towards } from './points.ts';
import { movesOf, postureOf } from './poses.ts';
import { isTravelling, type Joints, jointsOf, type Posture } from './posture.ts';
import { shapesOf } from './shapes.ts';
import { type Shape, stroke } from './strokes.ts';
import { viewBoxOf } from './viewBox.ts';

interface Still {
  posture: Posture;
  /** The body where it starts, faintly, and the way of the effort of what moves most: below and above the posture. */
  ghost: Shape[];
  path: Shape[];
}

const FARTHEST = 48;
/** How far beside a throw its start is. */
const BESIDE_THROW = 38;

/** What a figure shows without moving. */
export const stillOf = memoized((figure: Figure): Still => {
  const chosen = figure.poses.findIndex(({ still }) => still);
  const index = chosen < 0 ? Math.floor(figure.poses.length / 2) : chosen;
  const posture = postureOf(figure, figure.poses[index] ?? {});
  const startIndex = Math.max(
    0,
    figure.poses.slice(0, index).findLastIndex((pose) => holdOf(figure, pose) > 0),
  );
  // A stride begins with the same posture, on the other side.
  if (index === 0 || (isTravelling(figure) && startIndex === 0)) return { posture, ghost: [], path: [] };
  const start = postureOf(figure, figure.poses[startIndex] ?? {});
  // Who travels left it behind, as far as the picture goes.
  const travelled = stridesOf(figure).slice(startIndex, index);
  const gone = posture.ball
    ? -BESIDE_THROW
    : -Math.min(
        FARTHEST,
        travelled.reduce((sum, { length }) => sum + length, 0),
      );
  const behind = (point: Point) => shifted(point, gone, 0);
  const ghost = shapesOf(figure, start)
    .filter(({ tone }) => tone === 'body' || tone === 'far' || tone === 'held')
    .map((shape) => ({ ...shape, points: shape.points.map(behind), tone: 'ghost' as const }));
  const middle = movesOf(figure)[(startIndex + index) >> 1]?.at(index - startIndex === 1 ? 0.5 : 0) ?? posture;
  return { posture, ghost, path: pathOf(figure, [start, middle, posture], gone, ghost) };
});

type Arc = readonly [Point, Point, Point];

const lengthOf = ([from, , to]: Arc) => Math.hypot(...minus(to, from));

const PATH = { least: 8, shown: 20, most: 40, width: 2, clearance: 5.3 } as const;
/** Resistance that does not hang: its effort may go down. */
const PULLED: ReadonlySet<string> = new Set(['cable', 'skierg']);

/** An arrow of the effort, as long as the way of what moves most, where it covers least. */
function pathOf(
  figure: Figure,
  postures: readonly [Posture, Posture, Posture],
  gone: number,
  ghost: readonly Shape[],
): Shape[] {
  const [, , posture] = postures;
  const sled = figure.equipment?.find(({ kind }) => kind === 'sled')?.at;
  const followed: ((joints: Joints, pulled: number) => Point)[] = sled
    ? [(_, pulled) => shifted(sled, 18 - pulled, 46)]
    : [({ arms: [[, , hand]] }) => hand, ({ legs: [[, , ankle]] }) => ankle, ({ head }) => head, ({ hips }) => hips];
  const arcs = followed.slice(gone ? 2 : 0).map((of): Arc => {
    const at = (index: 0 | 1 | 2, left: number) =>
      shifted(of(jointsOf(figure, postures[index]), postures[index].pulled), left, 0);
    return [at(0, gone), at(1, gone / 2), at(2, 0)];
  });
  const arc = arcs.reduce((one, other) => (lengthOf(other) > lengthOf(one) + 8 ? other : one));
  const length = lengthOf(arc);
  if (length < PATH.least) return [];
  const [x, y] = minus(arc[2], arc[0]);
  // What goes down comes back with the effort.
  const isLowered = !gone && -y > 0.7 * Math.abs(x) && !figure.equipment?.some(({ kind }) => PULLED.has(kind));
  const [from, via, to] = isLowered ? [arc[2], arc[1], arc[0]] : arc;
  const center = mixPoints(from, to, 0.5);
  const grown = Math.min(Math.max(length, PATH.shown), PATH.most) / length;
  const way = Array.from({ length: 13 }, (_, step) => {
    const part = step / 12;
    const point = mixPoints(mixPoints(from, via, part), mixPoints(via, to, part), part);
    return mixPoints(center, point, grown);
  });
  const covered = [...shapesOf(figure, posture), ...ghost];
  const { left, width, height } = viewBoxOf(figure);
  const costOf = (shape: readonly Point[], distance: number) =>
    shape.reduce((sum, point) => {
      const [x, y] = point;
      const outside = Math.max(0, left + 5 - x, x - left - width + 5, 4 - y, y - height + 4);
      const over = covered.map(
        ({ points, width, radius = 0 }) => width / 2 + PATH.clearance - Math.abs(distanceTo(points, point) - radius),
      );
      return sum + 4 * outside + Math.max(0, ...over);
    }, distance / 4);
  const aside = [0, 8, 13, 18, 24, 30, 38, 46].flatMap((distance) =>
    Array.from({ length: 12 }, (_, turn) => ({ distance, by: towards(30 * turn, distance) })),
  );
  const [best] = aside
    .map(({ by }) => way.map((point) => plus(point, by)))
    .map((moved, index) => ({ moved, cost: costOf(moved, aside[index]?.distance ?? 0) }))
    .sort((a, b) => a.cost - b.cost);
  return arrow(best?.moved ?? way);
}

function distanceTo(points: readonly Point[], point: Point): number {
  return Math.min(
    ...points.map((from, index) => {
      const line = minus(points[index + 1] ?? from, from);
      const [x, y] = minus(point, from);
      const part = (x * line[0] + y * line[1]) / (line[0] ** 2 + line[1] ** 2 || 1);
      return Math.hypot(...minus([x, y], mixPoints([0, 0], line, Math.min(1, Math.max(0, part)))));
    }),
  );
}

const BARB = 5;

function arrow(way: Point[]): Shape[] {
  const [before = [0, 0], tip = [0, 0]] = way.slice(-2);
  const [x, y] = minus(before, tip);
  const angle = Math.atan2(x, -y) / RADIAN;
  const barb = (turn: number) => plus(tip, towards(angle + turn, BARB));
  return [stroke('path', PATH.width, ...way), stroke('path', PATH.width, barb(35), tip, barb(-35))];
}
