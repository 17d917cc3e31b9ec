import { useCallback, useEffect, useState } from 'react';
import { understanding } from '../../generated/understanding.ts';
import { formatLastTime } from '../../journal/model/lastTimeText.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { Button } from '../../ui/Button.tsx';
import { useHeadingFocus } from '../../ui/useHeadingFocus.ts';
import { useLostFocus } from '../../ui/useLostFocus.ts';
import { useCues } from '../audio/useCues.ts';
import { useClock } from '../clock/useClock.ts';
import { LockedScreen } from '../components/LockedScreen.tsx';
import { ElapsedTime } from '../components/RunClocks.tsx';
import { RunnerLayout } from '../components/RunnerLayout.tsx';
import { PainHelp, SetHelp } from '../components/SetHelp.tsx';
import { SplitBody } from '../components/SplitBody.tsx';
import { cuesSlice } from '../cuesSlice.ts';
import { workNameOf } from '../messages/workoutMessages.ts';
import { isInUse } from '../model/clock.ts';
import { currentStep, pressTarget } from '../model/cursor.ts';
import { isSet } from '../model/plan.ts';
import type { Action } from '../model/reducer.ts';
import { endsByPress, isTimedBySegment } from '../model/segments.ts';
import { measureFinishedSplits } from '../model/splits.ts';
import { countdownEnd } from '../model/timing.ts';
import { type OpenDialog, StepDialog } from './StepDialog.tsx';
import type { StepBodyProps } from './stepKind.ts';
import { kindOf } from './stepKinds.ts';
import { useSetPrefills } from './useSetPrefills.ts';
import { useSpeech } from './useSpeech.ts';
import { useWakeLock } from './useWakeLock.ts';

interface StepScreenProps extends Omit<StepBodyProps, 'step' | 'prefills' | 'onOpen'> {
  /** It takes the place of the summary, whose button had the focus. */
  takesFocus: boolean;
  targets: ReadonlyMap<string, number>;
  weekKind: string | undefined;
  onKeep: () => void;
  onAbandon: () => void;
}

/** The step that a run is at, with all that can be done about it. Only its clocks are rendered again as time passes. */
export function StepScreen(props: StepScreenProps) {
  const { workout, plan, run, takesFocus, targets, weekKind, dispatch } = props;
  const headingRef = useHeadingFocus(workout.name, { always: takesFocus });
  useLostFocus(headingRef);
  const [cues] = useStoredState(cuesSlice);
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
    // After scrolling down a set, the next step would begin above the screen.
    headingRef.current?.scrollIntoView({ block: 'center' });
  }, [step.key, headingRef]);

  const kind = kindOf(step);
  const heading = kind.heading(step, plan);
  const primary = kind.primary(run, step);
  const target = pressTarget(run, step);
  const canGoBack = run.history.length > 0 || run.timerStartsAt !== undefined;
  const unlessPaused = (action: Action) => (isPaused ? undefined : () => dispatch(action));
  const onSkip = kind.isRest ? undefined : unlessPaused({ type: 'skip', target });
  const segment = isTimedBySegment(workout) && endsByPress(step) ? step : undefined;
  const splitBody = segment && (
    <SplitBody
      run={run}
      step={segment}
      splits={measureFinishedSplits(run, plan, understanding, targets)}
      targetSeconds={targets.get(step.key)}
    />
  );
  const lastTime = workout.intervals && isSet(step) ? prefills.of(step).lastTime : undefined;
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
        workout={workout}
        plan={plan}
        run={run}
        tone={isPaused ? 'pause' : kind.isRest ? 'rest' : 'work'}
        flashing={flashing}
        announcement={isPaused ? 'En pause' : kind.announcement(run, plan, step)}
        eyebrow={isPaused ? 'En pause' : kind.eyebrow?.(step)}
        help={segment && isSet(segment) && <PainHelp key={step.key} />}
        heading={heading}
        headingRef={headingRef}
        primary={
          isPaused
            ? { label: 'Reprendre', onPress: () => dispatch({ type: 'resume' }) }
            : {
                label: primary.label,
                next: isTimedBySegment(workout) ? kind.leadsTo?.(run, plan, step) : undefined,
                onPress: () => {
                  if (isHeldByWrongNumber()) return;
                  dispatch({
                    type: primary.type,
                    target,
                    log: isSet(step) && (!segment || workout.intervals) ? prefills.of(step).values : undefined,
                  });
                },
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
            {isSet(segment) && lastTime && (
              <Button variant="text" onClick={() => setDialog({ history: segment })}>
                {formatLastTime(lastTime, prefills.today)}
              </Button>
            )}
            {isSet(segment) && !isPaused && (
              <SetHelp step={segment} onOpen={setDialog}>
                <Button variant="text" onClick={onSkip}>
                  Passer
                </Button>
              </SetHelp>
            )}
          </>
        ) : (
          kind.Body && <kind.Body {...props} step={step} prefills={prefills} onOpen={setDialog} />
        )}
      </RunnerLayout>
      {dialog && <StepDialog {...props} dialog={dialog} prefills={prefills} onClose={() => setDialog(undefined)} />}
    </>
  );
}

/** A field whose text is no number says so and takes the focus: another number would be noted in its place. */
function isHeldByWrongNumber(): boolean {
  const wrong = document.querySelector<HTMLInputElement>('main input:invalid');
  wrong?.checkValidity();
  wrong?.focus();
  return wrong !== null;
}
