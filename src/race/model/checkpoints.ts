import type { Duration, Share } from '../../../schema/quantity.ts';
import type { Checkpoint } from '../../../schema/readiness.ts';
import type { DivisionResults } from '../../../schema/results.ts';
import type { Training } from '../../../schema/training.ts';
import type { Understanding } from '../../../schema/understanding.ts';
import { addDays, type LocalDate } from '../../calendar/localDate.ts';
import type { LoggedSession } from '../../journal/model/entry.ts';
import { lastResults, latestKind, testSpeed } from '../../journal/model/paceTest.ts';
import { stationTests } from '../../journal/model/stationTest.ts';
import { type Finish, finishFor, type Measure, overallFinish, weakest } from '../../results/readiness.ts';

/** After so many days a result says little of today. */
const RECENT_DAYS = 42;
/** Fewer results are no target. */
const TARGET_RESULTS = 2;

/** A result of a checkpoint in the journal. */
export interface NotedResult {
  session: Pick<LoggedSession, 'id' | 'on' | 'seconds' | 'meters'>;
  /** What the member would take in the race, by it. */
  measure: Measure;
}

interface Course {
  race: Pick<Understanding['race'], 'laps' | 'lapDistance'>;
  stations: readonly { id: string }[];
  paces: Training['paces'];
}

/** What the journal has of a checkpoint, newest first; of the running test the result that gives the paces alone. */
export function notedResults(
  { station, racePercent, racePace }: Pick<Checkpoint, 'station' | 'racePercent' | 'racePace'>,
  sessions: readonly LoggedSession[],
  { race, stations, paces }: Course,
): NotedResult[] {
  if (station !== undefined) {
    const index = stations.findIndex(({ id }) => id === station);
    return stationTests(sessions, station).map((session) => ({
      session,
      measure: { seconds: session.seconds * middleOf(racePercent), partOf: (field) => field.stations[index] ?? 0 },
    }));
  }
  const test = paces?.test;
  const results = test && lastResults(sessions, test);
  const kind = results && latestKind(results, test);
  const session = kind && results[kind];
  const speed = results && testSpeed(results, test);
  if (!session || speed === undefined) return [];
  const share = paces?.list.find(({ id }) => id === racePace)?.share;
  const seconds = (race.laps * race.lapDistance.meters) / (speed * middleOf(share));
  return [{ session, measure: { seconds, partOf: ({ laps }) => laps } }];
}

/** `pair`: two share the stations, so that a time of one alone compares with none of theirs. */
export type DivisionKind = 'solo' | 'pair' | 'unknown';

export function divisionKind(
  division: string | undefined,
  { divisions, doubles = [] }: Pick<Understanding, 'divisions' | 'doubles'>,
): DivisionKind {
  if (doubles.some(({ id }) => id === division)) return 'pair';
  return divisions.some(({ id }) => id !== undefined && id === division) ? 'solo' : 'unknown';
}

/** The middle of a range of percent, as a factor. */
const middleOf = (share: Share | undefined) => (share ? (share.minPercent + share.maxPercent) / 200 : 1);

/** A checkpoint with what was noted of it, newest first. */
export interface NotedCheckpoint {
  checkpoint: Checkpoint;
  results: readonly NotedResult[];
}

interface MeasuredCheckpoint extends Measure {
  checkpoint: Checkpoint;
  finish: Finish;
}

export interface Readiness {
  /** The recent results, each with the finish that it makes credible. */
  measured: readonly MeasuredCheckpoint[];
  /** What all of them make credible together; undefined without any. */
  overall: Finish | undefined;
  weakest: Checkpoint | undefined;
  /** The finish to aim at, in seconds; undefined with too few results, or beyond what the table knows. */
  target: number | undefined;
}

/** What the latest results of the last weeks say of the race in a division. */
export function readinessOf(
  noted: readonly NotedCheckpoint[],
  divisions: readonly Pick<DivisionResults, 'finishes'>[],
  targets: Duration,
  today: LocalDate,
): Readiness {
  const measured = noted.flatMap(({ checkpoint, results: [latest] }): MeasuredCheckpoint[] => {
    if (!latest || !isRecent(latest, today)) return [];
    const { seconds, partOf } = latest.measure;
    return [{ checkpoint, seconds, partOf, finish: finishFor(seconds, partOf, divisions, targets) }];
  });
  if (measured.length === 0) return { measured, overall: undefined, weakest: undefined, target: undefined };
  const overall = overallFinish(measured, divisions, targets);
  return {
    measured,
    overall,
    weakest: weakest(measured, overall, divisions)?.checkpoint,
    target: measured.length >= TARGET_RESULTS && !overall.beyond ? overall.seconds : undefined,
  };
}

export const isRecent = ({ session }: NotedResult, today: LocalDate) => session.on >= addDays(today, -RECENT_DAYS);
