import { useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { PublishedWorkout } from '../../schema/programme.ts';
import { localDateOf } from '../calendar/localDate.ts';
import { joinTexts } from '../format/richText.ts';
import { SHORT_VERSIONS } from '../schedule/shortVersions.ts';
import { useDayLinkingTo } from '../schedule/useDaysLinkingTo.ts';
import { useDoneDays } from '../schedule/useDoneDays.ts';
import { useProgrammeCalendar } from '../schedule/useProgrammeCalendar.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { useClock } from './clock/useClock.ts';
import { doseReductionsOf } from './doseReductions.ts';
import { FinishedRun } from './FinishedRun.tsx';
import type { ActiveWorkout } from './model/activeWorkout.ts';
import { type Plan, planOfRun, type RunPage } from './model/plan.ts';
import { type Action, followClock, isWithinGuard, reduce } from './model/reducer.ts';
import { isMostlyDone } from './model/setCounts.ts';
import { runSlice } from './runSlice.ts';
import { StepScreen } from './steps/StepScreen.tsx';
import { useLeaveRun } from './useLeaveRun.ts';
import { useRemoveRunEntry } from './useRemoveRunEntry.ts';
import { useWeekKind } from './useWeekKind.ts';

interface RunnerPageProps {
  page: RunPage;
  workout: PublishedWorkout;
  /** Seconds to aim at, by the key of a step. */
  targetsOf: (plan: Plan) => ReadonlyMap<string, number>;
}

export function RunnerPage({ page, workout, targetsOf }: RunnerPageProps) {
  const [stored] = useStoredState(runSlice);
  const { search } = useLeaveRun(page);
  if (stored?.route !== page.route || stored.workout !== workout.id) return <Navigate to={{ search }} replace />;
  return <CurrentRun page={page} workout={workout} targetsOf={targetsOf} stored={stored} />;
}

function CurrentRun({ page, workout, targetsOf, stored }: RunnerPageProps & { stored: ActiveWorkout }) {
  const [, changeRun] = useStoredState(runSlice);
  const [openedAt] = useState(() => Date.now());
  const [wasReopened, setReopened] = useState(false);
  const { isDone, markDone } = useDoneDays();
  const { leave } = useLeaveRun(page);
  const removeRunEntry = useRemoveRunEntry();
  const { rowPropsOf } = useProgrammeCalendar();
  const linked = useDayLinkingTo(page, stored.day);
  const weekKind = useWeekKind(stored, linked);
  const { substitutions, lighter, short, transitions } = stored;
  const plan = useMemo(
    () => planOfRun({ lighter, short, substitutions, transitions }, page, workout, SHORT_VERSIONS),
    [workout, lighter, short, page, substitutions, transitions],
  );
  const targets = useMemo(() => targetsOf(plan), [targetsOf, plan]);
  const runAt = useMemo(() => followClock(stored, plan), [stored, plan]);
  const run = useClock(stored, runAt);

  function dispatch(action: Action) {
    const now = Date.now();
    let counts = false;
    changeRun((before) => {
      if (before?.startedAt !== stored.startedAt) return before;
      const after = reduce(before, action, plan, now, openedAt);
      counts = before.finishedAt === undefined && after.finishedAt !== undefined && isMostlyDone(after, plan);
      return after;
    });
    // A day that is done keeps its date.
    if (counts && linked && !isDone(linked.day.id))
      markDone(linked.day.id, true, localDateOf(new Date(stored.startedAt)));
  }

  // Another tab may have begun another one.
  const clear = () => changeRun((before) => (before?.startedAt === stored.startedAt ? undefined : before));

  if (run.finishedAt !== undefined) {
    return (
      <FinishedRun
        page={page}
        workout={workout}
        plan={plan}
        run={run}
        targets={targets}
        onReopen={(toRemaining, { changedAt, sets }) => {
          dispatch({ type: 'reopen', toRemaining, savedAt: changedAt, sets });
          setReopened(true);
        }}
        onLeave={async (isSaved) => {
          if (isWithinGuard(Math.max(openedAt, run.lastInputAt), Date.now())) return;
          leave();
          if (await isSaved) clear();
        }}
      />
    );
  }
  return (
    <StepScreen
      workout={workout}
      plan={plan}
      run={run}
      takesFocus={wasReopened}
      instruction={linked && joinTexts([...rowPropsOf(linked.day).dependent, linked.day.description])}
      weekKind={weekKind}
      reductions={doseReductionsOf(stored, page, workout, linked)}
      targets={targets}
      dispatch={dispatch}
      onKeep={() => {
        dispatch({ type: 'pause' });
        leave();
      }}
      onAbandon={() => {
        removeRunEntry(stored);
        clear();
        leave();
      }}
    />
  );
}
