import { useCallback } from 'react';
import { lighterWorkout } from '../format/lighter.ts';
import { understanding } from '../generated/understanding.ts';
import { journalStore } from '../journal/store/useJournal.ts';
import { racePlanOf } from '../race/plan/useRacePlan.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { planOf } from './model/plan.ts';
import { entryIdOf, finishedEntryOf } from './model/runEntry.ts';
import { isTimedBySegment } from './model/segments.ts';
import { splitsOf } from './model/splits.ts';
import { targetsOf } from './model/targets.ts';
import { runPages } from './runPages.ts';
import { type RunSaveStatus, restoreRunEntry, saveRunEntry } from './useRunEntry.ts';

interface FinishedRun {
  /**
   * Puts a finished run that is still stored in the journal: its summary was left before the journal had it. Missing
   * where there is none. With `restores` also when it was deleted there.
   */
  saveFinishedRun?: (restores?: boolean) => Promise<RunSaveStatus>;
}

export function useFinishedRun(): FinishedRun {
  const [run] = useStoredState('run');
  const [choices] = useStoredState('racePlan');
  const page = runPages.find(({ route }) => route === run?.route);
  const workout = page?.options.find(({ id }) => id === run?.workout);
  const isFinished = run?.finishedAt !== undefined && page !== undefined && workout !== undefined;
  const save = useCallback(
    async (restores = false) => {
      if (!run || !page || !workout) return 'saved';
      const plan = planOf(lighterWorkout(workout, run.lighter), page, run.replaced, run.transitions);
      await journalStore.load();
      const racePlan = racePlanOf(choices, journalStore.journal().sessions, entryIdOf(run));
      const targets = racePlan && targetsOf(plan, understanding, racePlan);
      const splits = isTimedBySegment(workout) ? splitsOf(run, plan, understanding, targets) : [];
      const entry = finishedEntryOf(run, plan, workout, splits);
      return restores ? restoreRunEntry(entry) : saveRunEntry(entry, run.saved);
    },
    [run, page, workout, choices],
  );
  return isFinished ? { saveFinishedRun: save } : {};
}
