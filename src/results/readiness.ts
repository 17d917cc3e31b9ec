import type { Duration } from '../../schema/quantity.ts';
import type { DivisionResults } from '../../schema/results.ts';
import { type FieldTimes, fieldTimes } from './field.ts';

type Divisions = readonly Pick<DivisionResults, 'finishes'>[];

/** A part of the race. */
type PartOf = (times: FieldTimes) => number;

/** A finish time that is credible, to the minute; at an end of the table, whether it would be beyond. */
export interface Finish {
  seconds: number;
  beyond?: 'faster' | 'slower';
}

/** What a member would take for a part of the race. */
export interface Measure {
  seconds: number;
  partOf: PartOf;
}

/** The finish time at which the field takes `seconds` for a part of the race, within `targets` and what the table has. */
export function finishFor(seconds: number, partOf: PartOf, divisions: Divisions, targets: Duration): Finish {
  const [fastest, slowest] = boundsOf(divisions, targets);
  const partAt = (total: number) => partOf(fieldTimes(total, divisions));
  if (seconds < partAt(fastest)) return { seconds: fastest, beyond: 'faster' };
  if (seconds > partAt(slowest)) return { seconds: slowest, beyond: 'slower' };
  let [low, high] = [fastest, slowest];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (partAt(middle) < seconds) low = middle;
    else high = middle;
  }
  return { seconds: Math.round((low + high) / 120) * 60 };
}

/** The fastest and the slowest time of the field for a part. */
export const partBounds = (partOf: PartOf, divisions: Divisions, targets: Duration): [number, number] => {
  const [fastest, slowest] = boundsOf(divisions, targets).map((total) => partOf(fieldTimes(total, divisions)));
  return [fastest ?? 0, slowest ?? 0];
};

function boundsOf(divisions: Divisions, { minSeconds, maxSeconds }: Duration): [number, number] {
  const totals = divisions.flatMap(({ finishes }) => finishes.map(({ total }) => total.minSeconds));
  return [Math.max(minSeconds, Math.min(...totals)), Math.min(maxSeconds, Math.max(...totals))];
}

/**
 * The finish time of those who take as long for all the parts together: running, which is half of the race and differs
 * most, counts the most, and an ergometer, where a few seconds are many minutes of finish time, little.
 */
export const overallFinish = (measures: readonly Measure[], divisions: Divisions, targets: Duration): Finish =>
  finishFor(
    measures.reduce((sum, { seconds }) => sum + seconds, 0),
    (times) => measures.reduce((sum, { partOf }) => sum + partOf(times), 0),
    divisions,
    targets,
  );

/** Less is within what a measure can tell: of two finish times, and of what a part takes. */
const WEAKNESS = { seconds: 300, times: 1.05 };

/**
 * Where most time is to be won: of what makes a clearly slower finish credible than the best and takes clearly longer than the
 * field at the finish that all of them make credible, that with the most seconds above it. An ergometer, where a few seconds
 * are many minutes of finish time, gives way to a part that costs more.
 */
export function weakest<Measured extends Measure & { finish: Finish }>(
  measured: readonly Measured[],
  overall: Finish,
  divisions: Divisions,
): Measured | undefined {
  const best = Math.min(...measured.map(({ finish }) => finish.seconds));
  const field = fieldTimes(overall.seconds, divisions);
  const secondsAbove = ({ seconds, partOf }: Measured) => seconds - partOf(field);
  return measured
    .filter(
      ({ seconds, partOf, finish }) =>
        finish.seconds - best >= WEAKNESS.seconds && seconds >= WEAKNESS.times * partOf(field),
    )
    .toSorted((one, other) => secondsAbove(other) - secondsAbove(one))[0];
}
