/** Forward, up: in units of which a standing person is 105 high. Ground is 0. */
export type Point = readonly [number, number];

export const RADIAN = Math.PI / 180;

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const shifted = ([x, y]: Point, forward: number, up: number): Point => [x + forward, y + up];
export const mix = (a: number, b: number, part: number) => a + (b - a) * part;
export const mixPoints = (a: Point, b: Point, part: number): Point => [mix(a[0], b[0], part), mix(a[1], b[1], part)];

/** `length` in a direction: 0 down, 90 forward; of the far side of a front view to the other side. */
export const towards = (angle: number, length: number, side = 1): Point => [
  side * length * Math.sin(angle * RADIAN),
  -length * Math.cos(angle * RADIAN),
];
