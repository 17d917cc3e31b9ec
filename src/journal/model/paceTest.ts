import type { LocalDate } from '../../calendar/localDate.ts';
import type { LoggedSession } from './entry.ts';

/** From a slow walk to more than the best have run. */
export const METERS_PER_MINUTE = { min: 60, max: 450 };
/** From less than anyone has run to a slow walk. */
export const FIVE_KM_MINUTES = { min: 12, max: 90 };
export const FIVE_KM_METERS = 5000;

/** Whether somebody can cover a distance in the minutes of the test. */
export const isTestDistance = (meters: number, minutes: number) =>
  meters >= METERS_PER_MINUTE.min * minutes && meters <= METERS_PER_MINUTE.max * minutes;

export const isFiveKmTime = (seconds: number) =>
  seconds >= FIVE_KM_MINUTES.min * 60 && seconds <= FIVE_KM_MINUTES.max * 60;

/** What of the coaches' test a speed is computed from. */
interface TestSpeedInputs {
  duration: { maxSeconds: number };
  /** `share`: what of the speed of the test is held over 5 km, in percent. */
  fiveKm?: { share: number } | undefined;
}

/** Of the coaches' test, and over 5 km; `on`: when it was noted. */
export interface TestResults {
  paceTest: { meters: number; on: LocalDate } | undefined;
  fiveKm: { seconds: number; on: LocalDate } | undefined;
}

export type ResultKind = keyof TestResults;

/** Which result counts: the later one; of two on one day the test, which says more. */
export function latestKind({ paceTest, fiveKm }: TestResults, test: TestSpeedInputs): ResultKind | undefined {
  const isFiveKmLater = fiveKm !== undefined && (paceTest === undefined || fiveKm.on > paceTest.on);
  if (isFiveKmLater && test.fiveKm) return 'fiveKm';
  return paceTest && 'paceTest';
}

/** The member's average speed over the test, in metres per second, as a result of either kind says. */
export function testSpeed(results: TestResults, test: TestSpeedInputs): number | undefined {
  const { paceTest, fiveKm } = results;
  const kind = latestKind(results, test);
  if (kind === 'paceTest' && paceTest) return paceTest.meters / test.duration.maxSeconds;
  if (kind === 'fiveKm' && fiveKm && test.fiveKm) return FIVE_KM_METERS / fiveKm.seconds / (test.fiveKm.share / 100);
  return undefined;
}

/** The last result of each kind. `sessions` newest first. */
export function lastResults(sessions: readonly LoggedSession[], { duration }: TestSpeedInputs) {
  const tests = sessions.filter(({ kind }) => kind === 'test');
  const [fiveKm] = tests.flatMap(({ seconds = 0, ...test }) =>
    test.meters === FIVE_KM_METERS && isFiveKmTime(seconds) ? { ...test, seconds } : [],
  );
  const [paceTest] = tests.flatMap(({ meters = 0, ...test }) =>
    test.seconds === duration.maxSeconds && isTestDistance(meters, test.seconds / 60) ? { ...test, meters } : [],
  );
  return { paceTest, fiveKm };
}
