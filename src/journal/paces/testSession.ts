import type { LocalDate } from '../../calendar/localDate.ts';
import type { LoggedSession } from '../model/entry.ts';
import { FIVE_KM_METERS, type ResultKind } from '../model/paceTest.ts';
import { isStationTest } from '../model/stationTest.ts';

/** A test of running as the journal has it: either the time or the distance is the test's own, the other the result. */
export type TestSession = Pick<LoggedSession, 'on' | 'name'> & { kind: 'test'; seconds: number; meters: number };

/** `value` is metres of the coaches' test, or seconds over 5 km. */
export function testSession(
  kind: ResultKind,
  value: number,
  on: LocalDate,
  test: { title: string; duration: { maxSeconds: number } },
): TestSession {
  return kind === 'paceTest'
    ? { kind: 'test', on, name: test.title, seconds: test.duration.maxSeconds, meters: value }
    : { kind: 'test', on, name: '5\u00a0km', seconds: value, meters: FIVE_KM_METERS };
}

/** The session of that test on that day, if the journal has one: a correction changes it. */
export function sameTest(sessions: readonly LoggedSession[], test: TestSession): LoggedSession | undefined {
  return sessions.find(
    ({ kind, on, seconds, meters, splits }) =>
      kind === 'test' &&
      !isStationTest({ kind, splits }) &&
      on === test.on &&
      (seconds === test.seconds || meters === test.meters),
  );
}
