import { useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { PublishedOption, PublishedPage } from '../../schema/programme.ts';
import { useDaysLinkingTo } from '../programme/useDaysLinkingTo.ts';
import { useDoneDays } from '../programme/useDoneDays.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { isDoubleTap, isInUse, rebaseTimes, shownAt } from './model/clock.ts';
import { planOf } from './model/plan.ts';
import { type Action, advanceTo, isPress, reduce } from './model/reducer.ts';
import { isMostlyDone } from './model/setCounts.ts';
import { RunSummary } from './RunSummary.tsx';
import { StepScreen } from './StepScreen.tsx';
import { useLeaveRun } from './useLeaveRun.ts';
import { useNow } from './useNow.ts';
import { useWakeLock } from './useWakeLock.ts';

/** A workout that is being done. */
export default function RunnerPage({ page, option }: { page: PublishedPage; option: PublishedOption }) {
  const [saved, changeRun] = useStoredState('run');
  const [openedAt] = useState(() => Date.now());
  const [wasReopened, setReopened] = useState(false);
  const { isDone, markDone } = useDoneDays();
  const linking = useDaysLinkingTo(page);
  const { search, leave } = useLeaveRun(page);
  const stored = saved?.route === page.route && saved.workout === option.id ? saved : undefined;
  const replaced = stored?.replaced;
  const plan = useMemo(() => planOf(option, page, replaced), [option, page, replaced]);
  // The programme may lead elsewhere from that day by now.
  const linked = linking.find(({ day }) => day.id === stored?.day);
  const isRunning = stored?.pausedAt === undefined && stored?.finishedAt === undefined;
  const now = shownAt(stored, useNow(isRunning));
  const run = stored && advanceTo(stored, plan, now);
  // A clock that was set back would count a rest for hours.
  useEffect(() => {
    const at = Date.now();
    if (!stored || rebaseTimes(stored, at) === stored) return;
    changeRun((before) => (before?.touchedAt === stored.touchedAt ? rebaseTimes(before, at) : before));
  });
  useWakeLock(isRunning && run !== undefined && run.pausedAt === undefined && isInUse(run, now));

  function dispatch(action: Action) {
    const at = Date.now();
    // The first tap of two led here.
    if (isPress(action) && isDoubleTap(openedAt, at)) return;
    let counts = false;
    changeRun((before) => {
      if (!before || before.startedAt !== stored?.startedAt) return before;
      const after = reduce(before, action, plan, at);
      counts = before.finishedAt === undefined && after.finishedAt !== undefined && isMostlyDone(after, plan);
      return after;
    });
    // A day that is done keeps its date.
    if (counts && linked && !isDone(linked.day.id)) markDone(linked.day.id, true);
  }

  function end() {
    // Another tab may have begun another one.
    changeRun((before) => (before?.startedAt === stored?.startedAt ? undefined : before));
    leave();
  }

  if (!run) return <Navigate to={{ search }} replace />;
  if (run.finishedAt !== undefined) {
    const { touchedAt } = run;
    return (
      <RunSummary
        page={page}
        option={option}
        plan={plan}
        run={run}
        onReopen={(toRemaining) => {
          dispatch({ type: 'reopen', toRemaining });
          setReopened(true);
        }}
        // Where a second tap on what finished the run lands.
        onLeave={() => !isDoubleTap(touchedAt, Date.now()) && end()}
      />
    );
  }
  return (
    <StepScreen
      option={option}
      plan={plan}
      run={run}
      now={now}
      takesFocus={wasReopened}
      instruction={linked?.day.description}
      dispatch={dispatch}
      onKeep={() => {
        dispatch({ type: 'pause' });
        leave();
      }}
      onAbandon={end}
    />
  );
}
