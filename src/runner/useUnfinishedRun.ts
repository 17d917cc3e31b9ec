import type { PublishedWorkout } from '../../schema/programme.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import type { ActiveWorkout } from './model/activeWorkout.ts';
import type { RunPage } from './model/plan.ts';
import { runPages } from './runPages.ts';
import { runSlice } from './runSlice.ts';

interface UnfinishedRun {
  run: ActiveWorkout;
  page: RunPage;
  workout: PublishedWorkout;
}

/** The run under way, with its workout as the programme has it now; undefined when there is none, or no such workout. */
export function useUnfinishedRun(): UnfinishedRun | undefined {
  const [run] = useStoredState(runSlice);
  if (!run || run.finishedAt !== undefined) return undefined;
  const page = runPages.find(({ route }) => route === run.route);
  const workout = page?.options.find(({ id }) => id === run.workout);
  return page && workout && { run, page, workout };
}
