import { training } from '../generated/training.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { testSpeed } from './model/paceTest.ts';
import { fiveKmSlice, paceTestSlice } from './testSlices.ts';

/** The member's average speed over the coaches' test, in metres per second; undefined without a result or a test. */
export function useTestSpeed(): number | undefined {
  const [paceTest] = useStoredState(paceTestSlice);
  const [fiveKm] = useStoredState(fiveKmSlice);
  const test = training.paces?.test;
  return test && testSpeed({ paceTest, fiveKm }, test);
}
