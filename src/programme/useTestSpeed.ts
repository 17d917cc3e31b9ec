import { training } from '../generated/training.ts';
import { useStoredState } from '../storage/useStoredState.ts';

/** The member's average speed over the coaches' test, in metres per second; undefined without a result or a test. */
export function useTestSpeed(): number | undefined {
  const [result] = useStoredState('paceTest');
  const duration = training.paces?.test?.duration;
  return result && duration && result.meters / duration.maxSeconds;
}
