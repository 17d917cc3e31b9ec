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

export type PaceTestError = 'unreadable' | 'out-of-range';

/** Metres that a text stands for; `minutes` is the time of the test. */
export function parseMeters(text: string, minutes: number): number | PaceTestError {
  const meters = Number(text.replace(/[\s\u00a0\u202f]|m$/g, '').replace(',', '.'));
  if (!Number.isFinite(meters) || text === '') return 'unreadable';
  return isWithin(meters, minutes) ? Math.round(meters) : 'out-of-range';
}

const isWithin = (meters: number, minutes: number) =>
  meters >= METERS_PER_MINUTE.min * minutes && meters <= METERS_PER_MINUTE.max * minutes;

const isFiveKmTime = (seconds: number) => seconds >= FIVE_KM_MINUTES.min * 60 && seconds <= FIVE_KM_MINUTES.max * 60;

/** `24:30`, `1:02:00`, as a watch shows it; with points or commas too. */
const CLOCK = /^\d{1,3}(?:[:.,][0-5]\d){1,2}(?:mi?n|h)?$/;
/** By the first character of `h`, `min` or `m`, `'`, `s` or `sec`, `"`. */
const SECONDS_PER_UNIT: Readonly<Record<string, number>> = { h: 3600, m: 60, "'": 60, s: 1, '"': 1 };

/** Seconds that a text stands for, as a time over 5 km. */
export function parseFiveKm(text: string): number | PaceTestError {
  const plain = text
    .toLowerCase()
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/[’′]/g, "'")
    .replace(/''|[”″]/g, '"');
  const readings = CLOCK.test(plain) ? clockReadings(plain) : [secondsInUnits(plain)];
  const found = readings.filter((seconds) => seconds !== undefined);
  if (found.length === 0) return 'unreadable';
  return found.find(isFiveKmTime) ?? 'out-of-range';
}

/** `1:02` is minutes and seconds, or hours and minutes. */
function clockReadings(text: string): number[] {
  const [first = 0, second = 0, third] = text.split(/[:.,]/).map(Number.parseFloat);
  if (third !== undefined) return [first * 3600 + second * 60 + third];
  return [first * 60 + second, first * 3600 + second * 60];
}

/** `24 min 30`, `24'30"`, `1 h 02`; a first number without a unit is minutes. */
function secondsInUnits(text: string): number | undefined {
  const parts = [...text.matchAll(/(\d+)(\D*)/g)];
  if (text === '' || parts.map(([part]) => part).join('') !== text) return undefined;
  let total = 0;
  let larger = Number.POSITIVE_INFINITY;
  for (const [, figure, word = ''] of parts) {
    const unit = word === '' ? (larger === 60 ? 1 : 60) : SECONDS_PER_UNIT[word.charAt(0)];
    const isWithin = larger === Number.POSITIVE_INFINITY || Number(figure) < 60;
    if (unit === undefined || unit >= larger || !isWithin) return undefined;
    total += Number(figure) * unit;
    larger = unit;
  }
  return total;
}

/** What of the coaches' test gives a speed. */
interface TestOfCoaches {
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
export function countingResult({ paceTest, fiveKm }: TestResults, test: TestOfCoaches): ResultKind | undefined {
  const isFiveKmLater = fiveKm !== undefined && (paceTest === undefined || fiveKm.on > paceTest.on);
  if (isFiveKmLater && test.fiveKm) return 'fiveKm';
  return paceTest && 'paceTest';
}

/** The member's average speed over the test, in metres per second, as a result of either kind says. */
export function testSpeed(results: TestResults, test: TestOfCoaches): number | undefined {
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
  const isPossible = meters && seconds && seconds === former.seconds && isWithin(meters, seconds / 60);
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
    seconds > 0 && seconds === removed.seconds && isWithin(meters, seconds / 60) ? { meters, on } : [],
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
