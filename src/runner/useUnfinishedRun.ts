import { useStoredState } from '../storage/useStoredState.ts';
import { runPages } from './runPages.ts';
import { runSlice } from './runSlice.ts';

/** The run under way, with its workout as the programme has it now; undefined when there is none, or no such workout. */
export function useUnfinishedRun() {
  const [run] = useStoredState(runSlice);
  if (!run || run.finishedAt !== undefined) return undefined;
  const page = runPages.find(({ route }) => route === run.route);
  const workout = page?.options.find(({ id }) => id === run.workout);
  return page && workout && { run, page, workout };
}
