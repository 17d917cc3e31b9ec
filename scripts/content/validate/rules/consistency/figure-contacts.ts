import { standingShapes } from '../../../../../src/figures/model/equipment.ts';
import type { Point } from '../../../../../src/figures/model/points.ts';
import { isFromAbove, type Joints, RADIUS } from '../../../../../src/figures/model/posture.ts';
import type { Shape } from '../../../../../src/figures/model/strokes.ts';
import type { ValueDiagnostic, ValuePath } from '../../../diagnostic.ts';
import { type DrawnFigure, drawnFigures, momentsOf } from '../../../figures.ts';
import type { Rule } from './rule.ts';

const TOLERANCE = 2.5;

/** Hands and feet are where their pose puts them, and the body rests on the ground or on equipment, but for a jump. */
export const figureContacts: Rule = {
  name: 'figure-contacts',
  *check(content) {
    for (const { file, path, value } of drawnFigures(content)) {
      const poses = momentsOf(value).filter(({ part }) => part === 0);
      for (const { index, joints } of poses) {
        const { arms, legs } = joints;
        const pose = value.poses[index] ?? {};
        const ends = [
          { key: 'hand', part: 'la main', place: pose.hand, end: arms[0][2] },
          { key: 'farHand', part: 'la main du fond', place: pose.farHand, end: arms[1][2] },
          { key: 'foot', part: 'le pied', place: pose.foot, end: legs[0][2], toe: legs[0][3] },
          { key: 'farFoot', part: 'le pied du fond', place: pose.farFoot, end: legs[1][2], toe: legs[1][3] },
        ];
        for (const { key, part, place, end, toe } of ends) {
          if (!place) continue;
          const missing = toe ? missedBySole(place, end, toe) : missedByHand(place, end);
          if (missing <= TOLERANCE) continue;
          yield {
            file,
            path: [...path, 'poses', index, key],
            message: `« ${value.exercise} » : ${part} n’atteint pas sa place, il s’en faut de ${Math.round(missing)} (un avant-bras mesure 16) : rapproche cette place, ou déplace hips ou torso`,
          } satisfies ValueDiagnostic;
        }
      }
      yield* handsOffHold(file, path, value);
      if (isFromAbove(value)) continue;
      const surfaces = standingShapes(value);
      const areSupported = poses.map(({ joints }) => isSupported(joints, surfaces));
      const floating = areSupported.findIndex(
        (rest, index) => !rest && !areSupported[(index + 1) % areSupported.length],
      );
      if (floating === -1) continue;
      yield {
        file,
        path: [...path, 'poses', floating],
        message: `« ${value.exercise} » flotte : rien de son corps ne touche le sol ni le matériel, pose un pied, une main ou les hanches`,
      };
    }
  },
};

const HANDS = [
  { key: 'hand', part: 'la main', side: 0 },
  { key: 'farHand', part: 'la main du fond', side: 1 },
] as const;

/** A hand that holds on from one pose to the next can reach its hold on the way too. */
function* handsOffHold(file: string, path: ValuePath, figure: DrawnFigure['value']): Iterable<ValueDiagnostic> {
  for (const [index, pose] of figure.poses.entries()) {
    const next = figure.poses[(index + 1) % figure.poses.length] ?? pose;
    const holds = HANDS.flatMap((hand) => {
      const [hold, then] = [pose[hand.key], next[hand.key]];
      return hold && then && distance(hold, then) === 0 ? { ...hand, hold } : [];
    });
    if (holds.length === 0) continue;
    const onTheWay = momentsOf(figure).filter((moment) => moment.index === index && moment.part > 0);
    for (const { key, part, side, hold } of holds) {
      const missing = Math.max(0, ...onTheWay.map(({ joints }) => missedByHand(hold, joints.arms[side][2])));
      if (missing <= TOLERANCE) continue;
      yield {
        file,
        path: [...path, 'poses', index, key],
        message: `« ${figure.exercise} » : ${part} lâche sa prise avant la pose suivante, il s’en faut de ${Math.round(missing)} : rapproche les épaules entre les deux`,
      };
    }
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const missedByHand = ([x, y]: Point, hand: Point) => distance([x, Math.max(y, RADIUS.arm)], hand);
/** The heel of a flat foot, the toes of another one. */
const missedBySole = ([x, y]: Point, ankle: Point, toe: Point) =>
  Math.min(distance([x, y + RADIUS.leg], ankle), distance([x + distance(ankle, toe), y + RADIUS.leg], toe));

/** Whether a part of the body is on the ground or on equipment. */
function isSupported({ arms, legs, hips, shoulders }: Joints, surfaces: readonly Shape[]): boolean {
  const parts = [
    ...arms.flatMap(([, elbow, hand]) => [elbow, hand].map((point) => ({ point, radius: RADIUS.arm }))),
    ...legs.flatMap(([, ...points]) => points.map((point) => ({ point, radius: RADIUS.leg }))),
    ...[hips, shoulders].map((point) => ({ point, radius: RADIUS.torso })),
  ];
  return parts.some(
    ({ point, radius }) =>
      point[1] - radius <= TOLERANCE ||
      surfaces.some(({ points, width }) => distanceToLine(point, points) - radius - width / 2 <= TOLERANCE),
  );
}

function distanceToLine(point: Point, line: readonly Point[]): number {
  return Math.min(
    ...line.map((from, index) => {
      const to = line[index + 1] ?? from;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = dx * dx + dy * dy;
      const part = length === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
      const along = Math.min(1, Math.max(0, part));
      return distance(point, [from[0] + along * dx, from[1] + along * dy]);
    }),
  );
}
