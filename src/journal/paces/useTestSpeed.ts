import { training } from '../../generated/training.ts';
import { lastResults, testSpeed } from '../model/paceTest.ts';
import { useJournal } from '../store/useJournal.ts';

/** The member's average speed over the coaches' test, in metres per second; undefined without a result or a test. */
export function useTestSpeed(): number | undefined {
  const { sessions } = useJournal();
  const test = training.paces?.test;
  return test && testSpeed(lastResults(sessions, test), test);
}
