import { formatDay } from '../calendar/dateText.ts';
import { useToday } from '../calendar/useToday.ts';
import { training } from '../generated/training.ts';
import {
  countingResult,
  resultsBack,
  resultsWithout,
  type TestResults,
  testSpeed,
} from '../schedule/model/paceTest.ts';
import { useChangeTestResults } from '../schedule/useChangeTestResults.ts';
import type { LoggedSession } from './model/entry.ts';
import { useJournal } from './store/useJournal.ts';

interface RemovedTest {
  /** What becomes of the member's paces, if they change. */
  consequence: string | undefined;
  restore: () => void;
}

/** Takes the result of a deleted test from the member's paces: they follow the one before again. */
export function useRemovedTest(): (removed: LoggedSession) => RemovedTest {
  const { sessions } = useJournal();
  const changeResults = useChangeTestResults();
  const today = useToday();
  return (removed) => {
    const others = sessions.filter(({ id, kind }) => kind === 'test' && id !== removed.id);
    let former: TestResults = { paceTest: undefined, fiveKm: undefined };
    let changes: Partial<TestResults> = {};
    changeResults((current) => {
      former = current;
      changes = removed.kind === 'test' ? resultsWithout(former, removed, others) : {};
      return changes;
    });
    return {
      consequence: consequenceOf(former, { ...former, ...changes }, (on) => formatDay(on, today)),
      restore: () => changeResults((current) => resultsBack(current, changes, former)),
    };
  };
}

function consequenceOf(former: TestResults, results: TestResults, format: (on: string) => string): string | undefined {
  const test = training.paces?.test;
  if (!test || testSpeed(former, test) === testSpeed(results, test)) return undefined;
  const kind = countingResult(results, test);
  const on = kind && results[kind]?.on;
  return on
    ? `Tes allures reprennent ton résultat du ${format(on)}.`
    : 'Sans ce test, tes allures ne s’affichent plus.';
}
