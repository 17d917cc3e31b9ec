import type { Pose } from '../../../schema/figure/pose.ts';
import type { Figure } from '../../../schema/figure.ts';
import { travelsOf } from './ground.ts';
import { movesOf, postureOf } from './poses.ts';
import { isTravelling, type Posture } from './posture.ts';

const MOVE_SECONDS = 1;
const HOLD_SECONDS = 0.3;

const holdOf = (figure: Figure, { hold }: Pose) => hold ?? (isTravelling(figure) ? 0 : HOLD_SECONDS);
const secondsOf = (figure: Figure, pose: Pose) => holdOf(figure, pose) + (pose.move ?? MOVE_SECONDS);

/** How long the figure takes to come back to its first pose. */
export const cycleSeconds = (figure: Figure) =>
  figure.poses.reduce((seconds, pose) => seconds + secondsOf(figure, pose), 0);

/** The posture after so many seconds, again and again. */
export function postureAt(figure: Figure, seconds: number): Posture {
  const { poses } = figure;
  let left = seconds % cycleSeconds(figure);
  let travelled = 0;
  for (const [index, { pose, at }] of movesOf(figure).entries()) {
    const travel = travelsOf(figure)[index] ?? 0;
    if (left < secondsOf(figure, pose)) {
      const part = Math.max(0, left - holdOf(figure, pose)) / (pose.move ?? MOVE_SECONDS);
      // Between many poses of a walk it does not stop at each.
      const isSteady = isTravelling(figure) && poses.length > 2;
      const way = isSteady ? part : (1 - Math.cos(Math.PI * part)) / 2;
      return { ...at(way), travel: travelled + way * travel };
    }
    left -= secondsOf(figure, pose);
    travelled += travel;
  }
  return postureOf(figure, poses[0] ?? {});
}
