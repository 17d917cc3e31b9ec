import type { Point } from './points.ts';

/** What a stroke is of; the style sheet gives it its colour. */
export type Tone = 'body' | 'far' | 'gap' | 'held' | 'heldFar' | 'fixed' | 'ground' | 'ghost' | 'path';

/** A stroke with round ends through some points; a dot is one without length, a ring goes around its point. */
export interface Shape {
  points: readonly Point[];
  width: number;
  tone: Tone;
  radius?: number;
}

export const stroke = (tone: Tone, width: number, ...points: readonly Point[]): Shape => ({ points, width, tone });
export const dot = (tone: Tone, radius: number, point: Point): Shape => stroke(tone, 2 * radius, point);
export const ring = (tone: Tone, radius: number, width: number, point: Point): Shape => ({
  ...stroke(tone, width, point),
  radius,
});

/** Where a shape has its outline. Unlike `d`, `points` is no style: a frame that moves it computes none. */
export const attributeOf = ({ radius }: Shape) => (radius === undefined ? 'points' : 'd');

/** The outline of a shape, as its attribute wants it. SVG counts downwards. */
export function outlineOf({ points, radius: r }: Shape): string {
  const [[x, y] = [0, 0]] = points;
  if (r) return `M${(x - r).toFixed(1)} ${(-y).toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  const path = points.map(([x, y]) => `${x.toFixed(1)} ${(-y).toFixed(1)}`).join(' ');
  if (r === 0) return `M${path}h.01`;
  return points.length === 1 ? `${path} ${(x + 0.01).toFixed(2)} ${(-y).toFixed(1)}` : path;
}
