import { useMemo } from 'react';
import type { RaceLoad } from '../../../schema/quantity.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import { useToday } from '../../calendar/useToday.ts';
import { raceLoadOf } from '../../format/load.ts';
import { training } from '../../generated/training.ts';
import type { SetValues } from '../../journal/model/entry.ts';
import { type ExerciseSession, findLastTime, findSessions } from '../../journal/model/lastTime.ts';
import { type SuggestedLoad, suggestedLoad } from '../../journal/model/suggestedLoad.ts';
import { useJournal } from '../../journal/store/useJournal.ts';
import { divisionSlice } from '../../schedule/choiceSlices.ts';
import { doneSlice } from '../../schedule/doneSlice.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import type { Plan, SetStep } from '../model/plan.ts';
import { entryIdOf } from '../model/runEntry.ts';
import { isRunningSet } from '../model/segments.ts';
import { exerciseOf, largestKg, prefilledLog } from '../model/setLog.ts';

const HISTORY_LENGTH = 5;

export interface SetPrefill {
  values: SetValues;
  /** What its station weighs in the member's division. */
  raceLoad: RaceLoad | undefined;
  lastTime: ExerciseSession | undefined;
  suggestion: SuggestedLoad | undefined;
  /** What is suggested, else what was lifted last time: where a load that is not there yet begins. */
  startKg: number | undefined;
  /** The largest that was lifted, last time or in this workout. */
  knownKg: number | undefined;
}

export interface SetPrefills {
  today: LocalDate;
  of: (step: SetStep) => SetPrefill;
  /** The last sessions of its exercise, newest first. */
  historyOf: (step: SetStep) => ExerciseSession[];
}

/** The values that the sets of a run start from, by the journal and the coaches' rule; `weekKind` is of the run's week. */
export function useSetPrefills(run: ActiveWorkout, plan: Plan, weekKind: string | undefined): SetPrefills {
  const { sessions } = useJournal();
  const [division] = useStoredState(divisionSlice);
  const [done] = useStoredState(doneSlice);
  const today = useToday();
  const entryId = entryIdOf(run);
  const others = useMemo(() => sessions.filter(({ id }) => id !== entryId), [sessions, entryId]);
  const trainedOn = useMemo(
    () => [...others, ...Object.values(done)].flatMap(({ on }) => on ?? []).sort(),
    [others, done],
  );

  function of(step: SetStep): SetPrefill {
    const exercise = exerciseOf(step);
    const lastTime = findLastTime(exercise, others, step.occurrence, runningMeters(step));
    const raceLoad = raceLoadOf(step.effectivePrescription.exercise, division);
    const suggestion = suggestedLoad({
      rule: training.loadGrowth,
      prescription: step.effectivePrescription,
      raceLoad,
      isAlternative: step.alternative !== undefined,
      lastTime,
      history: findSessions(exercise, others),
      trainedOn,
      today,
      weekKind,
    });
    return {
      values: prefilledLog(run, plan, step, { lastTime, suggestion }),
      raceLoad,
      lastTime,
      suggestion,
      knownKg: largestKg(run, plan, step, lastTime),
      startKg: suggestion?.kg ?? lastTime?.sets.findLast(({ kg }) => kg)?.kg,
    };
  }

  return { today, of, historyOf: (step) => findSessions(exerciseOf(step), others).slice(0, HISTORY_LENGTH) };
}

const runningMeters = (step: SetStep) => (isRunningSet(step) ? step.effectivePrescription.distance?.meters : undefined);
