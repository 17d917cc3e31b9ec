import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PublishedWorkout } from '../../schema/programme.ts';
import type { Lighter } from '../../schema/week.ts';
import { lighterWorkout } from '../format/lighter.ts';
import { runAddress } from '../memberRoutes.ts';
import { type DayId, isRaceDay } from '../schedule/model/day.ts';
import { useDayLinkingTo } from '../schedule/useDaysLinkingTo.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { leaveOverlayEntry } from '../ui/overlayHistory.ts';
import { unlockCues } from './audio/unlockCues.ts';
import { cuesSlice } from './cuesSlice.ts';
import { type ActiveWorkout, startRun } from './model/activeWorkout.ts';
import { isStale } from './model/clock.ts';
import { buildPlan, type RunPage } from './model/plan.ts';
import { OtherRunDialog } from './OtherRunDialog.tsx';
import { runSlice } from './runSlice.ts';
import { saveLeftRun } from './saveRun.ts';
import { useUnfinishedRun } from './useUnfinishedRun.ts';

/**
 * Begins a workout or resumes it, from any screen, for a `day` of the programme; `dialog` asks before the run of another
 * workout is abandoned.
 */
export function useStartRun(page: RunPage, workout: PublishedWorkout, day: DayId | undefined) {
  const navigate = useNavigate();
  const [stored, change] = useStoredState(runSlice);
  const [cues] = useStoredState(cuesSlice);
  const unfinished = useUnfinishedRun();
  const linked = useDayLinkingTo(page, day);
  // A race is as long as it is; a day's own intervals are written for its week.
  const isFixed = workout.intervals !== undefined || !linked || isRaceDay(linked.day);
  const lighter = isFixed ? undefined : linked.day.lighter;
  const [isAsking, setAsking] = useState(false);
  const isUnderWay =
    unfinished?.page === page && unfinished.workout === workout && isSameWorkout(unfinished.run, day, lighter);

  async function show(run: ActiveWorkout) {
    // The runner is still to be loaded: Back shows this screen again, without the question.
    setAsking(false);
    // The press that begins a workout is the first that lets the page sound.
    unlockCues(cues);
    const isOpenedFromPreviousEntry = run.route === page.route && run.workout === workout.id;
    await leaveOverlayEntry();
    navigate(runAddress(run), { state: { isOpenedFromPreviousEntry } });
  }

  function start() {
    void saveLeftRun(stored);
    const run = startRun(
      { route: page.route, workout: workout.id, ...(day && { day }), ...(lighter && { lighter }) },
      buildPlan(lighterWorkout(workout, lighter), page),
      Date.now(),
    );
    // What another tab has begun since is not the one to abandon.
    change((before) => (before?.startedAt === stored?.startedAt ? run : before));
    show(run);
  }

  function open() {
    if (unfinished && isUnderWay) show(unfinished.run);
    else if (unfinished) setAsking(true);
    else start();
  }

  const dialog = isAsking && unfinished && (
    <OtherRunDialog
      run={unfinished.run}
      name={unfinished.workout.name}
      onResume={() => show(unfinished.run)}
      onStart={start}
      onCancel={() => setAsking(false)}
    />
  );
  return { isUnderWay, open, dialog };
}

/** Whether it is the run that its member means: not one that was broken off, nor one for another day or with other doses. */
function isSameWorkout(run: ActiveWorkout, day: DayId | undefined, lighter: Lighter | undefined): boolean {
  const isOfDay = day === undefined || run.day === undefined || run.day === day;
  return !isStale(run, Date.now()) && isOfDay && haveSameDoses(run.lighter, lighter);
}

const haveSameDoses = (a: Lighter | undefined, b: Lighter | undefined) =>
  a?.fewerSets === b?.fewerSets && a?.maxRpe === b?.maxRpe;
