import type { Equipment } from '../../../schema/figure/equipment.ts';
import { minus, mixPoints, type Point, plus, shifted, towards } from './points.ts';
import { handsOf, type Joints, LENGTH } from './posture.ts';
import { dot, ring, type Shape, stroke } from './strokes.ts';

interface EquipmentPlacement {
  item: Equipment;
  /** Where the joint is that bears it, where it is, and where it ends. */
  from: Point;
  at: Point;
  to: Point;
  joints: Joints;
  pulled: number;
  /** Where a barbell shows its length. */
  isFront: boolean;
}

const along = (point: Point, angle: number, length: number) => plus(point, towards(angle, length));
const bar = (tone: 'held' | 'fixed' | 'gap', width: number, middle: Point, angle: number, length: number) =>
  stroke(tone, width, along(middle, angle, -length / 2), along(middle, angle, length / 2));

/** What tells the near forearm from the load behind it. */
const forearmEdge = ([[, elbow, hand]]: Joints['arms']) => stroke('gap', 9, elbow, hand);

/** A rope that ends lower than this lies on the ground. */
export const SLACK = 4;

/** How each kind is drawn, around the place where it is. */
export const DRAWN: Readonly<Record<Equipment['kind'], (placed: EquipmentPlacement) => Shape[]>> = {
  barbell: ({ at, joints: { arms }, isFront }) =>
    isFront
      ? [bar('held', 3, at, 90, 92), ...[-38, 38].map((x) => bar('held', 6, shifted(at, x, 0), 0, 18))]
      : [forearmEdge(arms)],
  trapbar: ({ at, joints: { arms } }) => [bar('held', 3.4, at, 90, 50), forearmEdge(arms)],
  dumbbell: ({ at, item: { angle = 90 } }) => [
    bar('held', 3, at, angle, 14),
    bar('held', 9, along(at, angle, -6), angle + 90, 2),
    bar('held', 9, along(at, angle, 6), angle + 90, 2),
  ],
  // From the hips it hangs on a belt, by a chain on both sides.
  kettlebell: ({ at, from, item: { on, angle = 0 } }) => [
    ...(on === 'hips' ? [stroke('held', 2.5, at, shifted(from, -9, 3), shifted(from, 9, 3), at)] : []),
    ring('held', 3.5, 2, along(at, angle, 2)),
    dot('held', 7.5, along(at, angle, 11)),
  ],
  ball: ({ at }) => [dot('held', 10.5, at)],
  sandbag: ({ at, item: { angle = 90 }, joints: { arms } }) => [bar('held', 17, at, angle, 4), forearmEdge(arms)],
  sled: ({ at: [x] }) => [
    stroke('fixed', 4, [x, 2], [x + 36, 2]),
    stroke('fixed', 9, [x + 13, 8.5], [x + 27, 8.5]),
    stroke('fixed', 3.5, [x + 5, 3], [x + 5, 38]),
    stroke('fixed', 3.5, [x + 33, 3], [x + 33, 30]),
  ],
  // From the sled it goes to the right hand of the picture, then the left. Where it ends on the ground, it hangs from the left.
  rope: ({ at, to, item: { on }, joints: { arms }, pulled }) => {
    const hands = on === 'hands' ? arms.map(([, , hand]) => hand).sort((a, b) => a[0] - b[0]) : [];
    const [left = at, right = at] = hands;
    if (to[1] >= SLACK) return [stroke('held', 3.4, left, right, to)];
    const fall = [0, 0.25, 0.5, 0.75].map((part): Point => [mixPoints(left, to, part)[0], left[1] * (1 - part) ** 2.4]);
    // What came with the sled lies in a coil.
    const half = 8 + pulled / 13;
    const coil = Array.from(
      { length: 24 },
      (_, step): Point => [to[0] + half * Math.cos(step / 2), to[1] + 2.5 + step * 0.37 - 3.6 * Math.sin(step / 2)],
    );
    return [stroke('held', 3.4, ...fall, ...coil)];
  },
  band: ({ at, to }) => [stroke('held', 2.6, at, to)],
  // Without a handle it is a bar, from hand to hand and beyond.
  cable: ({ at, to, from, item: { offset }, joints: { arms }, isFront }) => {
    const half = isFront ? 6 : 3;
    const [[, , near], [, , far]] = arms;
    const [x, y] = minus(to, from).map((part) => (half * part) / Math.hypot(...minus(to, from))) as [number, number];
    const grip = offset
      ? [shifted(from, -y, x), at, shifted(from, y, -x), shifted(from, -y, x)]
      : [mixPoints(near, far, 1.2), mixPoints(far, near, 1.2)];
    return [stroke('fixed', 1.8, at, to), stroke('held', offset ? 2.8 : 4, ...grip)];
  },
  bar: ({ at, item: { width = 34 } }) => [
    ...(width ? [stroke('fixed', 3, at, shifted(at, width, 0), [at[0] + width, 0])] : []),
  ],
  bench: ({ at, item: { width = 44, angle = 90 } }) => [
    ...(angle === 90
      ? [-0.36, 0.36].map((part) => {
          const foot = shifted(at, part * width, -3);
          return stroke('fixed', 3, foot, [foot[0], 1.5]);
        })
      : []),
    bar('fixed', 5, shifted(at, 0, -2.5), angle, width - 5),
  ],
  box: ({ at: [x, y], item: { width = 34 } }) => {
    const [left, right] = [x - width / 2 + 1.5, x + width / 2 - 1.5];
    return [stroke('fixed', 3, [left, 1.5], [left, y - 1.5], [right, y - 1.5], [right, 1.5], [left, 1.5])];
  },
  wall: ({ at: [x] }) => [stroke('fixed', 8, [x, 4], [x, 126])],
  target: ({ at }) => [bar('fixed', 14, at, 0, 10), bar('gap', 8, at, 0, 10)],
  rower: ({ at: [x], joints }) => [
    stroke('fixed', 3, [x, 2], [x, 15], [x - 98, 15], [x - 98, 2]),
    ring('fixed', 11, 4, [x + 1, 22]),
    stroke('fixed', 3, [x - 26, 12], [x - 14, 22]),
    stroke('fixed', 4, [joints.hips[0] - 5, 18], [joints.hips[0] + 5, 18]),
  ],
  skierg: ({ at: [x] }) => [
    stroke('fixed', 5, [x, 3], [x, 122], [x - 9, 122]),
    dot('fixed', 10, [x, 107]),
    stroke('fixed', 3, [x - 62, 1.5], [x + 8, 1.5]),
  ],
  line: ({ at, to, item: { width = 4 } }) => [stroke('fixed', width, at, to)],
  disc: ({ at, item: { width = 8 } }) => [ring('fixed', width, 3, at)],
  // The lever of a leg machine, from the knee to the pad behind the ankle.
  roller: ({
    joints: {
      legs: [[, knee, ankle]],
    },
  }) => {
    const [forward, up] = [(ankle[0] - knee[0]) / LENGTH.shin, (ankle[1] - knee[1]) / LENGTH.shin];
    const pad = shifted(ankle, 7.5 * up, -7.5 * forward);
    return [stroke('fixed', 3, knee, pad), dot('fixed', 4.5, pad)];
  },
  platform: ({ at, item: { angle = 90 } }) => [
    bar('fixed', 5, at, angle, 30),
    stroke('fixed', 5, at, along(at, angle + 90, 12)),
    ring('held', 11, 4, along(at, angle + 90, 14)),
  ],
  // Its column is on the outer side.
  pulley: ({ at: [x, y] }) => {
    const side = x < 0 ? -1 : 1;
    const column = x + 8 * side;
    return [
      stroke('fixed', 4, [column, 3], [column, 124]),
      stroke('fixed', 4, [column - 9, 2], [column + 9, 2]),
      ...[8, 18, 24].map((up) => stroke('fixed', 4, [column - 4, up], [column + 4, up])),
      stroke('fixed', 3, [x + 4 * side, y], [column, y]),
      ring('fixed', 4, 3, [x, y]),
    ];
  },
};

/** A bar seen from its end. */
const barEnd = (at: Point) => dot('held', 2.4, at);

/** The end of a handle in the fist. */
const grip = (joints: Joints) => dot('held', 2.8, handsOf(joints));

/** The near plate of a barbell or trap bar, seen from the side: open, and behind the near limbs. */
export const plateOf = ({ kind }: Equipment, at: Point): Shape[] =>
  kind === 'barbell' || kind === 'trapbar' ? [ring('held', 11.5, 3, at)] : [];

/** The parts of equipment that are drawn in front of the body, whatever layer the rest is in. */
export const IN_FRONT_OF_BODY: {
  readonly [kind in Equipment['kind']]?: (at: Point, joints: Joints, item: Equipment, isFront: boolean) => Shape[];
} = {
  barbell: (at, _, __, isFront) => (isFront ? [] : [barEnd(at)]),
  rower: ([x], joints) => [stroke('fixed', 1.8, handsOf(joints), [x, 28]), grip(joints)],
  skierg: ([x], joints) => [stroke('fixed', 1.8, handsOf(joints), [x - 9, 119]), grip(joints)],
  bar: (at) => [barEnd(at)],
  cable: (_, joints, { offset }, isFront) => (offset && !isFront ? [grip(joints)] : []),
};
