import type { Content } from '../../content.ts';
import { type TrainingTime, trainingTime } from '../training-time.ts';

/** A week's minutes in two states; a state that has no such week has none of its minutes. */
export interface WeekMinutes {
  week: number;
  before: TrainingTime | undefined;
  after: TrainingTime | undefined;
}

/** The minutes of every week, in order; none when no week's minutes changed. `skipped` files are left out. */
export function minutesOf(before: Content, after: Content, skipped: ReadonlySet<string>): WeekMinutes[] {
  const [old, current] = [before, after].map((content) => timesOf(content, skipped)) as [Times, Times];
  const weeks = [...new Set([...old.keys(), ...current.keys()])].sort((a, b) => a - b);
  const minutes = weeks.map((week) => ({ week, before: old.get(week), after: current.get(week) }));
  return minutes.some(hasChanged) ? minutes : [];
}

export function hasChanged({ before, after }: WeekMinutes): boolean {
  return before?.run !== after?.run || before?.gym !== after?.gym || before?.total !== after?.total;
}

type Times = ReadonlyMap<number, TrainingTime>;

function timesOf(content: Content, skipped: ReadonlySet<string>): Times {
  const weeks = content.valid('week').filter(({ file }) => !skipped.has(file));
  return new Map(weeks.map(({ value }) => [value.number, trainingTime(value)]));
}
