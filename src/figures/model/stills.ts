import type { Figure } from '../../../schema/figure.ts';
import { postureOf } from './poses.ts';
import type { Posture } from './posture.ts';

/** What a figure shows without moving: where it starts, and its pose in the middle, the most telling one. */
export function stillsOf(figure: Figure): [start: Posture, middle?: Posture] {
  const [first = {}, ...others] = figure.poses;
  const middle = others[Math.floor(figure.poses.length / 2) - 1];
  return middle ? [postureOf(figure, first), postureOf(figure, middle)] : [postureOf(figure, first)];
}
