import { useEffect, useState } from 'react';
import type { PublishedOption, PublishedPrescription } from '../../schema/programme.ts';
import type { RichText } from '../../schema/rich-text.ts';
import { figures } from '../generated/figures.ts';
import { training } from '../generated/training.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { useHeadingFocus } from '../ui/useHeadingFocus.ts';
import { useLostFocus } from '../ui/useLostFocus.ts';
import { unlockSound } from './audio/sound.ts';
import { useCues } from './audio/useCues.ts';
import { RestBody } from './components/RestBody.tsx';
import { QuitDialog, ReplaceDialog, SettingsDialog } from './components/RunDialogs.tsx';
import { RunnerLayout } from './components/RunnerLayout.tsx';
import { stepMessages } from './components/runMessages.ts';
import { SetBody } from './components/SetBody.tsx';
import { useClock } from './components/useClock.ts';
import { WarmUpBody } from './components/WarmUpBody.tsx';
import { isInUse } from './model/clock.ts';
import { currentStep, pressTarget } from './model/cursor.ts';
import type { Plan } from './model/plan.ts';
import type { Action } from './model/reducer.ts';
import type { Run } from './model/run.ts';
import { countSets } from './model/setCounts.ts';
import { countdownEnd } from './model/timing.ts';
import { useWakeLock } from './useWakeLock.ts';

interface StepScreenProps {
  option: PublishedOption;
  plan: Plan;
  run: Run;
  /** It takes the place of the summary, whose button had the focus. */
  takesFocus: boolean;
  /** What the coaches ask of the day that it is for. */
  instruction: RichText | undefined;
  /** What its doses have less, in a light week. */
  lighter: string | undefined;
  dispatch: (action: Action) => void;
  onKeep: () => void;
  onAbandon: () => void;
}

/** The step that a run is at, with all that can be done about it. Only its clocks are rendered again as time passes. */
export function StepScreen({
  option,
  plan,
  run,
  takesFocus,
  instruction,
  lighter,
  dispatch,
  onKeep,
  onAbandon,
}: StepScreenProps) {
  const headingRef = useHeadingFocus(option.name, { always: takesFocus });
  useLostFocus(headingRef);
  const [cues, changeCues] = useStoredState('cues');
  const [division] = useStoredState('division');
  const [dialog, setDialog] = useState<'quit' | 'settings' | { replace: PublishedPrescription }>();
  const step = currentStep(run, plan);
  const isPaused = run.pausedAt !== undefined;
  const flashing = useCues(isPaused ? undefined : countdownEnd(run, step), cues);
  const isWatched = useClock(run, (now) => isInUse(run, now));
  useWakeLock(isWatched && !isPaused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step.
  useEffect(() => {
    // Whoever read on below a set sees what comes next from its top.
    headingRef.current?.scrollIntoView({ block: 'center' });
  }, [step.key, headingRef]);

  const { eyebrow, heading, announcement, primary } = stepMessages(run, plan, step);
  const target = pressTarget(run, step);
  const canGoBack = run.trail.length > 0 || run.goAt !== undefined;
  const close = () => setDialog(undefined);
  const unlessPaused = (action: Action) => (isPaused ? undefined : () => dispatch(action));
  return (
    <>
      <RunnerLayout
        run={run}
        isSimulation={option.simulation ?? false}
        tone={isPaused ? 'pause' : step.kind === 'rest' ? 'rest' : 'work'}
        flashing={flashing}
        progress={countSets(run, plan)}
        announcement={isPaused ? 'En pause' : announcement}
        eyebrow={isPaused ? 'En pause' : eyebrow}
        heading={heading}
        headingRef={headingRef}
        onAnyPress={cues.sound ? unlockSound : undefined}
        primary={
          isPaused
            ? { label: 'Reprendre', onPress: () => dispatch({ type: 'resume' }) }
            : { label: primary.label, onPress: () => dispatch({ type: primary.type, target }) }
        }
        onBack={canGoBack ? unlessPaused({ type: 'back' }) : undefined}
        onPause={unlessPaused({ type: 'pause' })}
        onSkip={step.kind === 'rest' ? undefined : unlessPaused({ type: 'skip', target })}
        onSettings={() => setDialog('settings')}
        onQuit={() => setDialog('quit')}
      >
        {step.kind === 'rest' ? (
          <RestBody run={run} plan={plan} step={step} dispatch={dispatch} />
        ) : step.kind === 'set' ? (
          <SetBody
            run={run}
            plan={plan}
            step={step}
            dispatch={dispatch}
            division={division}
            figures={figures}
            safety={training.workoutSafety}
            onMissing={() => setDialog({ replace: step.prescribed })}
          />
        ) : (
          <WarmUpBody run={run} step={step} lighter={lighter} instruction={instruction} dispatch={dispatch} />
        )}
      </RunnerLayout>
      {dialog === 'settings' && (
        <SettingsDialog
          cues={cues}
          onChange={(next) => {
            if (next.sound) unlockSound();
            changeCues((before) => ({ ...before, ...next }));
          }}
          onClose={close}
        />
      )}
      {dialog === 'quit' && (
        <QuitDialog
          onKeep={onKeep}
          onFinish={() => {
            close();
            dispatch({ type: 'finish' });
          }}
          onAbandon={onAbandon}
          onClose={close}
        />
      )}
      {typeof dialog === 'object' && (
        <ReplaceDialog
          prescribed={dialog.replace}
          chosen={run.replaced[dialog.replace.exercise.id]}
          onChoose={(alternative) => {
            dispatch({ type: 'replace', exercise: dialog.replace.exercise.id, alternative });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
