import type { LoggedSession } from './entry.ts';

/** A test of running as the journal has it: either the time or the distance is the test's own, the other the result. */
export type TestSession = Pick<LoggedSession, 'on' | 'name'> & { seconds: number; meters: number };

/** The session of that test on that day, if the journal has one: a correction changes it. */
export function sameTest(sessions: readonly LoggedSession[], test: TestSession): LoggedSession | undefined {
  return sessions.find(
    ({ kind, on, seconds, meters }) =>
      kind === 'test' && on === test.on && (seconds === test.seconds || meters === test.meters),
  );
}
