import type { Duration } from '../../schema/quantity.ts';
import type { DivisionResults, LapRatios } from '../../schema/results.ts';

/** How the field divides a finish time, in seconds that need not be whole. */
export interface FieldTimes {
  laps: number;
  roxZone: number;
  /** In the order of the race. */
  stations: readonly number[];
}

/** The field's times around `totalSeconds`, the mean of `divisions`; their sum is `totalSeconds`. */
export function fieldTimes(totalSeconds: number, divisions: readonly Pick<DivisionResults, 'finishes'>[]): FieldTimes {
  const [laps = 0, roxZone = 0, ...stations] = meanOf(
    divisions.map(({ finishes }) => {
      const rows = finishes.map(({ total, shares, ...times }) => {
        const all = sum(shares);
        const seconds = [times.laps, times.roxZone, ...shares.map((share) => (times.stations * share) / all)];
        // Rounded in the source: the parts of a row make its total to a few seconds.
        return { total, values: seconds.map((value) => (value * total.minSeconds) / sum(seconds)) };
      });
      return interpolated(rows, totalSeconds, true);
    }),
  );
  return { laps, roxZone, stations };
}

/** The field's laps around `totalSeconds`, which take `lapsSeconds` together. */
export function fieldLaps(totalSeconds: number, lapsSeconds: number, rows: readonly LapRatios[]): number[] {
  const ratios = interpolated(
    rows.map(({ total, ratios }) => ({ total, values: ratios })),
    totalSeconds,
    false,
  );
  return ratios.map((ratio) => (lapsSeconds * ratio) / sum(ratios));
}

interface Row {
  total: Duration;
  values: readonly number[];
}

/** In line between the rows around `totalSeconds`; beyond them those of the nearest, in proportion to the time if `scaled`. */
function interpolated(rows: readonly Row[], totalSeconds: number, scaled: boolean): number[] {
  const above = rows.find(({ total }) => total.minSeconds >= totalSeconds) ?? rows.at(-1);
  const below = rows.findLast(({ total }) => total.minSeconds <= totalSeconds) ?? rows[0];
  if (!above || !below) throw new Error('results without a finish time');
  const [from, to] = [below.total.minSeconds, above.total.minSeconds];
  if (to <= from) return above.values.map((value) => (scaled ? (value * totalSeconds) / to : value));
  const fraction = (totalSeconds - from) / (to - from);
  return below.values.map((value, index) => value + ((above.values[index] ?? value) - value) * fraction);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const meanOf = (rows: readonly (readonly number[])[]) =>
  (rows[0] ?? []).map((_, index) => sum(rows.map((row) => row[index] ?? 0)) / rows.length);
