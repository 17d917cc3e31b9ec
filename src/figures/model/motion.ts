import type { Pose } from '../../../schema/figure/pose.ts';
import type { Figure } from '../../../schema/figure.ts';
import { stridesOf } from './ground.ts';
import { memoized } from './memoized.ts';
import { movesOf, postureOf } from './poses.ts';
import { isTravelling, type Posture } from './posture.ts';

const MOVE_SECONDS = 1;
const HOLD_SECONDS = 0.3;
/** A turn of the stopwatch beside a hold, in which it breathes twice, and how far the back rounds with it. */
const STOPWATCH_SECONDS = 8;
const BREATH_DEGREES = 7;

export const holdOf = (figure: Figure, { hold }: Pose) => hold ?? (isTravelling(figure) ? 0 : HOLD_SECONDS);
const moveOf = ({ move }: Pose) => move ?? MOVE_SECONDS;

export const isHold = ({ poses }: Figure) => poses.length === 1;

/** How long the figure takes to come back to its first pose. */
export const cycleSeconds = (figure: Figure) =>
  isHold(figure)
    ? STOPWATCH_SECONDS
    : figure.poses.reduce((seconds, pose) => seconds + holdOf(figure, pose) + moveOf(pose), 0);

/** From a pose that is held to the next one, through those that are not: one flowing movement. */
interface Run {
  startSeconds: number;
  holdSeconds: number;
  moveSeconds: number;
  /** Of the poses that it leaves. */
  indexes: number[];
}

const runsOf = memoized((figure: Figure): readonly Run[] => {
  const runs: Run[] = [];
  let seconds = 0;
  for (const [index, pose] of figure.poses.entries()) {
    const holdSeconds = holdOf(figure, pose);
    if (index === 0 || holdSeconds > 0) runs.push({ startSeconds: seconds, holdSeconds, moveSeconds: 0, indexes: [] });
    const run = runs.at(-1);
    if (run) run.moveSeconds += moveOf(pose);
    run?.indexes.push(index);
    seconds += holdSeconds + moveOf(pose);
  }
  return runs;
});

/** Sets off at once and settles softly. */
const eased = (part: number) => (1 - Math.cos(Math.PI * part ** 0.85)) / 2;

/** The posture after so many seconds, again and again. */
export function postureAt(figure: Figure, seconds: number): Posture {
  const now = seconds % cycleSeconds(figure);
  const first = postureOf(figure, figure.poses[0] ?? {});
  if (isHold(figure)) {
    const held = now / STOPWATCH_SECONDS;
    return { ...first, held, back: first.back + BREATH_DEGREES * Math.sin(2 * Math.PI * held) ** 2 };
  }
  const runs = runsOf(figure);
  const run = runs.findLast(({ startSeconds }) => startSeconds <= now);
  if (!run) return first;
  const part = Math.max(0, now - run.startSeconds - run.holdSeconds) / run.moveSeconds;
  // Who never stops keeps an even pace.
  const isSteady = runs.length === 1 && run.holdSeconds === 0;
  let left = run.moveSeconds * (isSteady ? part : eased(part));
  const strides = stridesOf(figure);
  let travelled = strides.slice(0, run.indexes[0]).reduce((sum, { length }) => sum + length, 0);
  for (const index of run.indexes) {
    const [move, stride] = [movesOf(figure)[index], strides[index]];
    const moveSeconds = moveOf(figure.poses[index] ?? {});
    if (move && (left < moveSeconds || index === run.indexes.at(-1))) {
      const posture = move.at(left / moveSeconds);
      return { ...posture, travel: travelled + (stride?.at(left / moveSeconds, posture) ?? 0) };
    }
    travelled += stride?.length ?? 0;
    left -= moveSeconds;
  }
  return first;
}
