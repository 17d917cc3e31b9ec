import type { Programme, PublishedOption, PublishedPage } from '../../schema/programme.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import type { Run } from './model/run.ts';

interface KnownRun {
  run: Run;
  page: PublishedPage;
  option: PublishedOption;
}

/** The run under way, with its workout as the programme has it now; undefined when there is none, or no such workout. */
export function useKnownRun({ workoutPages }: Pick<Programme, 'workoutPages'>): KnownRun | undefined {
  const [run] = useStoredState('run');
  if (!run || run.finishedAt !== undefined) return undefined;
  const page = workoutPages.find(({ route }) => route === run.route);
  const option = page?.options.find(({ id }) => id === run.workout);
  return page && option && { run, page, option };
}
