import type { Pose } from '../../../schema/figure/pose.ts';
import type { Figure } from '../../../schema/figure.ts';
import { travelsOf } from './ground.ts';
import { postureOf, posturesBetween } from './poses.ts';
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
  for (const [index, pose] of poses.entries()) {
    const next = poses[(index + 1) % poses.length] ?? pose;
    if (left < secondsOf(figure, pose)) {
      const part = Math.max(0, left - holdOf(figure, pose)) / (pose.move ?? MOVE_SECONDS);
      // Between many poses of a walk it does not stop at each.
      const isSteady = isTravelling(figure) && poses.length > 2;
      const way = isSteady ? part : (1 - Math.cos(Math.PI * part)) / 2;
      const travels = travelsOf(figure);
      const before = travels.slice(0, index).reduce((sum, travel) => sum + travel, 0);
      return { ...posturesBetween(figure, pose, next)(way), travel: before + way * (travels[index] ?? 0) };
    }
    left -= secondsOf(figure, pose);
  }
  return postureOf(figure, poses[0] ?? {});
}
