import { useCallback, useEffect, useState } from 'react';
import type { PublishedWorkout } from '../../../schema/programme.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { figures } from '../../generated/figures.ts';
import { training } from '../../generated/training.ts';
import { understanding } from '../../generated/understanding.ts';
import { divisionSlice } from '../../schedule/choiceSlices.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { useHeadingFocus } from '../../ui/useHeadingFocus.ts';
import { useLostFocus } from '../../ui/useLostFocus.ts';
import { unlockCues } from '../audio/unlockCues.ts';
import { useCues } from '../audio/useCues.ts';
import { useClock } from '../clock/useClock.ts';
import { LockedScreen } from '../components/LockedScreen.tsx';
import { ElapsedTime } from '../components/RunClocks.tsx';
import { RunnerLayout } from '../components/RunnerLayout.tsx';
import { HelpButton, PainHelp, SetHelp } from '../components/SetHelp.tsx';
import { SplitBody } from '../components/SplitBody.tsx';
import { cuesSlice } from '../cuesSlice.ts';
import { leadsTo, workNameOf } from '../messages/workoutMessages.ts';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import { isInUse } from '../model/clock.ts';
import { currentStep, pressTarget } from '../model/cursor.ts';
import { isSet, type Plan } from '../model/plan.ts';
import type { Action } from '../model/reducer.ts';
import { endsByPress, isTimedBySegment } from '../model/segments.ts';
import { countNoun, countSets } from '../model/setCounts.ts';
import { measureFinishedSplits } from '../model/splits.ts';
import { countdownEnd } from '../model/timing.ts';
import { StepBody } from './StepBody.tsx';
import { type OpenDialog, StepDialog } from './StepDialog.tsx';
import { kindOf } from './stepKinds.ts';
import { useSetPrefills } from './useSetPrefills.ts';
import { useSpeech } from './useSpeech.ts';
import { useWakeLock } from './useWakeLock.ts';

interface StepScreenProps {
  workout: PublishedWorkout;
  plan: Plan;
  run: ActiveWorkout;
  /** It takes the place of the summary, whose button had the focus. */
  takesFocus: boolean;
  /** What the coaches ask of the day that it is for. */
  instruction: RichText | undefined;
  /** In a light week, how its doses are reduced: « une série de moins par exercice, RPE 6 au plus ». */
  doseReduction: string | undefined;
  /** Seconds to aim at, by the key of a step. */
  targets: ReadonlyMap<string, number>;
  /** Of the week that it is done in, what distinguishes it. */
  weekKind: string | undefined;
  dispatch: (action: Action) => void;
  onKeep: () => void;
  onAbandon: () => void;
}

/** The step that a run is at, with all that can be done about it. Only its clocks are rendered again as time passes. */
export function StepScreen(props: StepScreenProps) {
  const { workout, plan, run, takesFocus, targets, weekKind, dispatch } = props;
  const headingRef = useHeadingFocus(workout.name, { always: takesFocus });
  useLostFocus(headingRef);
  const [cues] = useStoredState(cuesSlice);
  const [division] = useStoredState(divisionSlice);
  const [isLocked, setLocked] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>();
  const step = currentStep(run, plan);
  const prefills = useSetPrefills(run, plan, weekKind);
  const isPaused = run.pausedAt !== undefined;
  const flashing = useCues(isPaused ? undefined : countdownEnd(run, step), cues);
  useSpeech(run, plan, step, cues);
  const isWatched = useClock(run, (now) => isInUse(run, now));
  useWakeLock(isWatched && !isPaused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step.
  useEffect(() => {
    // Whoever read on below a set sees what comes next from its top.
    headingRef.current?.scrollIntoView({ block: 'center' });
  }, [step.key, headingRef]);

  const kind = kindOf(step);
  const [eyebrow, heading] = [kind.eyebrow?.(step), kind.heading(step, plan)];
  const primary = kind.primary(run, step);
  const target = pressTarget(run, step);
  const canGoBack = run.history.length > 0 || run.timerStartsAt !== undefined;
  const unlessPaused = (action: Action) => (isPaused ? undefined : () => dispatch(action));
  const onSkip = step.kind === 'rest' ? undefined : unlessPaused({ type: 'skip', target });
  const segment = isTimedBySegment(workout) && endsByPress(step) ? step : undefined;
  const splitBody = segment && (
    <SplitBody
      run={run}
      step={segment}
      splits={measureFinishedSplits(run, plan, understanding, targets)}
      targetSeconds={targets.get(step.key)}
      division={division}
    />
  );
  const unlock = useCallback(() => setLocked(false), []);
  // What had the focus is gone with the locked screen.
  useEffect(() => {
    if (isLocked) return () => headingRef.current?.focus({ preventScroll: true });
  }, [isLocked, headingRef]);
  if (isLocked && splitBody && !isPaused) {
    return (
      <LockedScreen heading={heading} onUnlock={unlock}>
        <ElapsedTime run={run} workName={workNameOf(workout, plan)} />
        {splitBody}
      </LockedScreen>
    );
  }
  return (
    <>
      <RunnerLayout
        run={run}
        workName={workNameOf(workout, plan)}
        tone={isPaused ? 'pause' : step.kind === 'rest' ? 'rest' : 'work'}
        flashing={flashing}
        progress={countSets(run, plan)}
        noun={countNoun(workout)}
        announcement={isPaused ? 'En pause' : kind.announcement(run, plan, step)}
        eyebrow={isPaused ? 'En pause' : eyebrow}
        help={segment?.kind === 'set' && <PainHelp key={step.key} safety={training.workoutSafety} />}
        heading={heading}
        headingRef={headingRef}
        onAnyPress={() => unlockCues(cues)}
        primary={
          isPaused
            ? { label: 'Reprendre', onPress: () => dispatch({ type: 'resume' }) }
            : {
                label: primary.label,
                next: segment || step.kind === 'start' ? leadsTo(run, plan, step) : undefined,
                onPress: () =>
                  dispatch({
                    type: primary.type,
                    target,
                    log: segment || step.kind !== 'set' ? undefined : prefills.of(step).values,
                  }),
              }
        }
        onBack={canGoBack ? unlessPaused({ type: 'back' }) : undefined}
        onPause={unlessPaused({ type: 'pause' })}
        onSkip={onSkip}
        onLock={segment && !isPaused ? () => setLocked(true) : undefined}
        onSettings={() => setDialog('settings')}
        onQuit={() => setDialog('quit')}
      >
        {segment ? (
          <>
            {splitBody}
            {isSet(segment) && !isPaused && (
              <SetHelp
                step={segment}
                figures={figures}
                onMissing={() => setDialog({ replace: segment.coachPrescription })}
              >
                {onSkip && <HelpButton onPress={onSkip}>Passer</HelpButton>}
              </SetHelp>
            )}
          </>
        ) : (
          <StepBody {...props} step={step} prefills={prefills} onOpen={setDialog} />
        )}
      </RunnerLayout>
      {dialog && <StepDialog {...props} dialog={dialog} prefills={prefills} onClose={() => setDialog(undefined)} />}
    </>
  );
}
