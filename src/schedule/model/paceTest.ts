import type { LocalDate } from '../../calendar/localDate.ts';

/** A member's result of the test that gives the paces. */
export interface PaceTest {
  /** Covered in the time of the test. */
  meters: number;
  /** When it was noted. */
  on: LocalDate;
}

/** A member's time over 5 km, which gives the paces without a test. */
export interface FiveKmTime {
  seconds: number;
  /** When it was noted. */
  on: LocalDate;
}

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

export interface TestResults {
  paceTest: PaceTest | undefined;
  fiveKm: FiveKmTime | undefined;
}

export type ResultKind = keyof TestResults;

/** Which result counts: the later one; of two on one day the test, which says more. */
export function countingResult({ paceTest, fiveKm }: TestResults, test: TestSpeedInputs): ResultKind | undefined {
  const isFiveKmLater = fiveKm !== undefined && (paceTest === undefined || fiveKm.on > paceTest.on);
  if (isFiveKmLater && test.fiveKm) return 'fiveKm';
  return paceTest && 'paceTest';
}

/** The member's average speed over the test, in metres per second, as a result of either kind says. */
export function testSpeed(results: TestResults, test: TestSpeedInputs): number | undefined {
  const { paceTest, fiveKm } = results;
  const kind = countingResult(results, test);
  if (kind === 'paceTest' && paceTest) return paceTest.meters / test.duration.maxSeconds;
  if (kind === 'fiveKm' && fiveKm && test.fiveKm) return FIVE_KM_METERS / fiveKm.seconds / (test.fiveKm.share / 100);
  return undefined;
}

/** A result that was noted on a day; `value` is metres of the test, or seconds over 5 km. */
export const resultOn = (on: LocalDate, kind: ResultKind, value: number): Partial<TestResults> =>
  kind === 'paceTest' ? { paceTest: { meters: value, on } } : { fiveKm: { seconds: value, on } };

/** A result as the journal has it. */
interface LoggedResult {
  on: LocalDate;
  meters?: number | undefined;
  seconds?: number | undefined;
}

/** Whether it is the entry of the time over 5 km, or of the test, that counts now. */
const isOfFiveKm = ({ fiveKm }: TestResults, { on, meters, seconds }: LoggedResult) =>
  meters === FIVE_KM_METERS && fiveKm?.on === on && fiveKm.seconds === seconds;
const isOfPaceTest = ({ paceTest }: TestResults, { on, meters }: LoggedResult) =>
  paceTest?.on === on && paceTest.meters === meters;

/** The results after a correction in the journal: the one that came from `former` follows it. */
export function correctedResults(
  results: TestResults,
  former: LoggedResult,
  { on, meters, seconds }: LoggedResult,
): Partial<TestResults> {
  if (isOfFiveKm(results, former) && meters === FIVE_KM_METERS && seconds !== undefined && isFiveKmTime(seconds))
    return { fiveKm: { seconds, on } };
  const isPossible = meters && seconds && seconds === former.seconds && isTestDistance(meters, seconds / 60);
  return isOfPaceTest(results, former) && isPossible ? { paceTest: { meters, on } } : {};
}

/** The results after a deletion in the journal: where one came from `removed`, the last of the `others` takes its place. */
export function resultsWithout(
  results: TestResults,
  removed: LoggedResult,
  others: readonly LoggedResult[],
): Partial<TestResults> {
  const lastFirst = others.toSorted((one, other) => (one.on === other.on ? 0 : one.on < other.on ? 1 : -1));
  if (isOfFiveKm(results, removed)) {
    const times = lastFirst.flatMap(({ on, meters, seconds = 0 }) =>
      meters === FIVE_KM_METERS && isFiveKmTime(seconds) ? { seconds, on } : [],
    );
    return { fiveKm: times[0] };
  }
  if (!isOfPaceTest(results, removed)) return {};
  const tests = lastFirst.flatMap(({ on, meters = 0, seconds = 0 }) =>
    seconds > 0 && seconds === removed.seconds && isTestDistance(meters, seconds / 60) ? { meters, on } : [],
  );
  return { paceTest: tests[0] };
}

/** The results once a deletion is undone, which had left `changes` of `former`; what was noted since stays. */
export function resultsBack(
  results: TestResults,
  changes: Partial<TestResults>,
  former: TestResults,
): Partial<TestResults> {
  const isAsLeft = (kind: ResultKind) =>
    kind in changes && JSON.stringify(results[kind]) === JSON.stringify(changes[kind]);
  return {
    ...(isAsLeft('paceTest') && { paceTest: former.paceTest }),
    ...(isAsLeft('fiveKm') && { fiveKm: former.fiveKm }),
  };
}
