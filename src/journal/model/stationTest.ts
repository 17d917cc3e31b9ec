import type { LocalDate } from '../../calendar/localDate.ts';
import type { LoggedSession, Split } from './entry.ts';

/** A station of the race with its whole dose. */
interface Station {
  id: string;
  name: string;
  distance?: { meters: number } | undefined;
  reps?: { min: number } | undefined;
}

/** Whether a session is a station of the race that was timed alone: its one split says which one, and its dose. */
export const isStationTest = ({ kind, splits = [] }: Pick<LoggedSession, 'kind' | 'splits'>): boolean =>
  kind === 'test' && splits.length > 0;

/** A station, timed alone, as the journal has it. Earlier versions keep what they don't know of it. */
export function stationTest(station: Station, name: string, seconds: number, on: LocalDate) {
  const { distance, reps } = station;
  const split: Split = {
    ...{ kind: 'station', id: station.id, name: station.name, seconds },
    ...(distance ? { meters: distance.meters } : reps && { reps: reps.min }),
  };
  return { kind: 'test', on, name, seconds, splits: [split] } satisfies Omit<LoggedSession, 'id' | 'changedAt'>;
}

/** Those of a station that have a time. `sessions` newest first, and so are they. */
export const stationTests = (sessions: readonly LoggedSession[], station: string) =>
  sessions.flatMap((session) =>
    isStationTest(session) && session.splits?.[0]?.id === station && session.seconds !== undefined
      ? { ...session, seconds: session.seconds }
      : [],
  );

/** What another time changes beside it: the split of a station that was timed alone is all of it. */
export const stationTestChanges = (
  session: LoggedSession,
  { seconds }: Partial<Pick<LoggedSession, 'seconds'>>,
): Pick<LoggedSession, 'splits'> =>
  isStationTest(session) && seconds !== undefined
    ? { splits: session.splits?.map((split) => ({ ...split, seconds })) }
    : {};
