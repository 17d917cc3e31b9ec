import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PublishedWorkout } from '../../schema/programme.ts';
import type { Lighter } from '../../schema/week.ts';
import { isSameDose } from '../format/lighter.ts';
import { runAddress } from '../memberRoutes.ts';
import type { DayId } from '../schedule/model/day.ts';
import { doseOn } from '../schedule/model/ownDose.ts';
import { SHORT_VERSIONS } from '../schedule/shortVersions.ts';
import { useDayLinkingTo } from '../schedule/useDaysLinkingTo.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { leaveOverlayEntry } from '../ui/overlayHistory.ts';
import { unlockCues } from './audio/unlockCues.ts';
import { cuesSlice } from './cuesSlice.ts';
import { type ActiveWorkout, startRun } from './model/activeWorkout.ts';
import { isStale } from './model/clock.ts';
import { planOfRun, type RunPage } from './model/plan.ts';
import { OtherRunDialog } from './OtherRunDialog.tsx';
import { runSlice } from './runSlice.ts';
import { saveLeftRun } from './saveRun.ts';
import { useUnfinishedRun } from './useUnfinishedRun.ts';

/**
 * Begins a workout or resumes it, from any screen, for a `day` of the programme, perhaps in its short version; `dialog`
 * asks before the run of another workout is abandoned.
 */
export function useStartRun(page: RunPage, workout: PublishedWorkout, day: DayId | undefined, isShort = false) {
  const navigate = useNavigate();
  const [stored, change] = useStoredState(runSlice);
  const [cues] = useStoredState(cuesSlice);
  const unfinished = useUnfinishedRun();
  const linked = useDayLinkingTo(page, day);
  const lighter = linked && doseOn(linked, workout);
  const [isAsking, setAsking] = useState(false);
  const isUnderWay =
    unfinished?.page === page &&
    unfinished.workout === workout &&
    isSameWorkout(unfinished.run, { day, lighter, isShort });

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
    const doses = { ...(lighter && { lighter }), ...(isShort && { short: true as const }) };
    const plan = planOfRun({ ...doses, substitutions: {} }, page, workout, SHORT_VERSIONS);
    const run = startRun({ route: page.route, workout: workout.id, ...(day && { day }), ...doses }, plan, Date.now());
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

interface Meant {
  day: DayId | undefined;
  lighter: Lighter | undefined;
  isShort: boolean;
}

/** Whether it is the run that its member means: not one that was broken off, nor one for another day or with other doses. */
function isSameWorkout(run: ActiveWorkout, { day, lighter, isShort }: Meant): boolean {
  const isOfDay = day === undefined || run.day === undefined || run.day === day;
  const isSameVersion = (run.short ?? false) === isShort;
  return !isStale(run, Date.now()) && isOfDay && isSameVersion && isSameDose(run.lighter, lighter);
}
