import type { Programme, PublishedOption, PublishedPage } from '../../schema/programme.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import type { Run } from './model/run.ts';

interface UnfinishedRun {
  run: Run;
  page: PublishedPage;
  option: PublishedOption;
}

/** The run under way, with its workout as the programme has it now; undefined when there is none, or no such workout. */
export function useUnfinishedRun({ workoutPages }: Pick<Programme, 'workoutPages'>): UnfinishedRun | undefined {
  const [run] = useStoredState('run');
  if (!run || run.finishedAt !== undefined) return undefined;
  const page = workoutPages.find(({ route }) => route === run.route);
  const option = page?.options.find(({ id }) => id === run.workout);
  return page && option && { run, page, option };
}
