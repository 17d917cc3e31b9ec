import type { DivisionResults, LapRatios } from '../../../schema/results.ts';
import { fieldLaps, fieldTimes } from '../../results/field.ts';
import type { LoggedSession, Split } from './entry.ts';
import { type RaceCourse, wholeSeconds } from './raceCourse.ts';
import { splitSeconds } from './splits.ts';

/** The id of a split that is all ways between laps and stations together, as official results have it. */
export const ROXZONE = 'roxzone';

/** Public results: those of the member's division, and how laps slow down. */
export interface FieldResults {
  divisions: readonly Pick<DivisionResults, 'finishes'>[];
  laps: readonly LapRatios[];
}

/** Where a race took longer than the field's. */
interface Loss {
  name: string;
  seconds: number;
}

/** A split, or a segment that the race has no time of, and the field's whole seconds where it has any. */
export interface ComparedSplit extends Omit<Split, 'seconds'> {
  seconds: number | undefined;
  othersSeconds: number | undefined;
}

export interface RaceComparison {
  /** Of the race, and of the field beside it. */
  totalSeconds: number;
  splits: readonly ComparedSplit[];
  /** The segments that took longer than the field's, the longest first. */
  losses: readonly Loss[];
}

/** With fewer laps and stations a race was broken off, or its time is not theirs. */
const LEAST_PART = 3 / 4;

/** A race beside the field's times at the same finish time; undefined without one, or with few of its segments. */
export function compareWithField(
  race: Pick<LoggedSession, 'kind' | 'seconds' | 'splits' | 'isOfficial'>,
  { stations }: Pick<RaceCourse, 'stations'>,
  results: FieldResults,
): RaceComparison | undefined {
  const { kind, splits = [], seconds, isOfficial } = race;
  if (kind !== 'race' || seconds === undefined) return undefined;
  const totalSeconds = Math.max(seconds, splitSeconds({ splits }));
  const field = fieldTimes(totalSeconds, results.divisions);
  const laps = fieldLaps(totalSeconds, field.laps, results.laps);
  const crossing = field.roxZone / (2 * stations.length - 1);
  const transitions = splits.filter((split) => split.kind === 'transition');
  // Without a time of its own, a way is in that of the segment that it leads to.
  const within = transitions.length > 0 || isOfficial ? 0 : crossing;
  const secondsOf = ({ kind, id, isAlternative }: PossibleSplit): number | undefined => {
    if (isAlternative) return undefined;
    if (kind === 'transition') return id === ROXZONE ? field.roxZone : crossing;
    const index = kind === 'run' ? Number(/^lap-(\d+)$/.exec(id)?.[1]) - 1 : stations.findIndex((one) => one.id === id);
    const own = (kind === 'run' ? laps : field.stations)[index];
    return own === undefined ? undefined : own + (id === 'lap-1' ? 0 : within);
  };
  const compared = (isOfficial ? withMissing(splits, stations) : splits).map((split: PossibleSplit) => {
    const own = secondsOf(split);
    return { ...split, seconds: split.seconds, othersSeconds: own === undefined ? undefined : Math.round(own) };
  });
  const segments = compared.flatMap(({ kind, name, seconds, othersSeconds }): Loss[] =>
    kind === 'transition' || seconds === undefined || othersSeconds === undefined
      ? []
      : [{ name, seconds: seconds - othersSeconds }],
  );
  if (segments.length < LEAST_PART * 2 * stations.length) return undefined;
  const isWholeRoxZone = transitions.some(({ id }) => id === ROXZONE) || transitions.length === 2 * stations.length - 1;
  const losses = [
    ...segments,
    ...(isWholeRoxZone
      ? [{ name: 'RoxZone', seconds: Math.round(splitSeconds({ splits: transitions }) - field.roxZone) }]
      : []),
  ];
  return {
    totalSeconds,
    splits: compared,
    losses: losses.filter((loss) => loss.seconds > 0).toSorted((one, other) => other.seconds - one.seconds),
  };
}

type PossibleSplit = Omit<Split, 'seconds'> & { seconds?: number | undefined };

/** All segments of an official result, in the order of the race. */
function withMissing(splits: readonly Split[], stations: RaceCourse['stations']): PossibleSplit[] {
  const all = stations.flatMap(({ id, name }, index): PossibleSplit[] => [
    { kind: 'run', id: `lap-${index + 1}`, name: `Tour ${index + 1}` },
    { kind: 'station', id, name },
  ]);
  return [...all, { kind: 'transition' as const, id: ROXZONE, name: 'RoxZone' }].map(
    (segment) => splits.find(({ kind, id }) => kind === segment.kind && id === segment.id) ?? segment,
  );
}

export interface ComparedSimulation {
  session: LoggedSession;
  /** Whole seconds over the race's distance or repetitions, by the index of a split of the race. */
  seconds: readonly (number | undefined)[];
}

/** The last simulation through all stations before a race, each brought to the race's distance or repetitions. */
export function simulationBefore(
  race: Pick<LoggedSession, 'on' | 'splits'>,
  /** Newest first. */
  sessions: readonly LoggedSession[],
  course: RaceCourse,
): ComparedSimulation | undefined {
  for (const session of sessions) {
    const { kind, on, splits = [] } = session;
    if (kind !== 'workout' || on > race.on) continue;
    if (course.stations.some(({ id }) => wholeSeconds('station', id, splits, course) === undefined)) continue;
    const seconds = (race.splits ?? []).map((split) => {
      const whole = split.kind === 'transition' ? undefined : wholeSeconds(split.kind, split.id, splits, course);
      return whole === undefined ? undefined : Math.round(whole);
    });
    return { session, seconds };
  }
  return undefined;
}
