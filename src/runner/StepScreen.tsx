import { useEffect, useState } from 'react';
import type { PublishedOption, PublishedPrescription } from '../../schema/programme.ts';
import { training } from '../generated/training.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { useHeadingFocus } from '../ui/useHeadingFocus.ts';
import { useLostFocus } from '../ui/useLostFocus.ts';
import { unlockSound } from './audio/sound.ts';
import { useCues } from './audio/useCues.ts';
import { RunnerLayout } from './components/RunnerLayout.tsx';
import { currentStep, pressTarget } from './model/cursor.ts';
import type { Plan } from './model/plan.ts';
import type { Action } from './model/reducer.ts';
import type { Run } from './model/run.ts';
import { countSets } from './model/setCounts.ts';
import { countdownEnd, elapsedMs, workMs } from './model/timing.ts';
import { QuitDialog, ReplaceDialog, SettingsDialog } from './RunDialogs.tsx';
import { missingQuestion, stepMessages } from './runMessages.ts';
import { StepBody } from './StepBody.tsx';

interface StepScreenProps {
  option: PublishedOption;
  plan: Plan;
  run: Run;
  /** Epoch milliseconds. */
  now: number;
  /** It takes the place of the summary, whose button had the focus. */
  takesFocus: boolean;
  /** What the coaches ask of the day that it is for. */
  instruction: string | undefined;
  dispatch: (action: Action) => void;
  onKeep: () => void;
  onAbandon: () => void;
}

/** The step that a run is at, with all that can be done about it. */
export function StepScreen({
  option,
  plan,
  run,
  now,
  takesFocus,
  instruction,
  dispatch,
  onKeep,
  onAbandon,
}: StepScreenProps) {
  const headingRef = useHeadingFocus(option.name, { always: takesFocus });
  useLostFocus(headingRef);
  const [cues, changeCues] = useStoredState('cues');
  const [dialog, setDialog] = useState<'quit' | 'settings' | { replace: PublishedPrescription }>();
  const step = currentStep(run, plan);
  const isPaused = run.pausedAt !== undefined;
  const flashing = useCues(!isPaused ? countdownEnd(run, step) : undefined, cues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step.
  useEffect(() => {
    // Whoever read on below a set sees what comes next from its top.
    headingRef.current?.scrollIntoView({ block: 'center' });
  }, [step.key, headingRef]);

  const isSimulation = option.simulation ?? false;
  const elapsed = isSimulation ? workMs(run, now) : elapsedMs(run, now);
  const messages = stepMessages(run, plan, step);
  const target = pressTarget(run, step);
  const close = () => setDialog(undefined);
  const canGoBack = run.trail.length > 0 || run.goAt !== undefined;
  return (
    <>
      <RunnerLayout
        tone={isPaused ? 'pause' : step.kind === 'rest' ? 'rest' : 'work'}
        flashing={flashing}
        progress={countSets(run, plan)}
        elapsed={{ seconds: Math.floor(elapsed / 1000), isSimulation }}
        announcement={isPaused ? 'En pause' : messages.announcement}
        eyebrow={isPaused ? 'En pause' : messages.eyebrow}
        heading={messages.heading}
        headingRef={headingRef}
        onAnyPress={cues.sound ? unlockSound : undefined}
        primary={
          isPaused
            ? { label: 'Reprendre', onPress: () => dispatch({ type: 'resume' }) }
            : { label: messages.primary.label, onPress: () => dispatch({ type: messages.primary.type, target }) }
        }
        onBack={!isPaused && canGoBack ? () => dispatch({ type: 'back' }) : undefined}
        onPause={isPaused ? undefined : () => dispatch({ type: 'pause' })}
        onSkip={isPaused || step.kind === 'rest' ? undefined : () => dispatch({ type: 'skip', target })}
        onSettings={() => setDialog('settings')}
        onQuit={() => setDialog('quit')}
      >
        <StepBody
          run={run}
          plan={plan}
          step={step}
          now={run.pausedAt ?? now}
          instruction={instruction}
          dispatch={dispatch}
          onMissing={() => step.kind === 'set' && setDialog({ replace: step.prescribed })}
          safety={training.workoutSafety}
        />
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
          title={missingQuestion(dialog.replace.exercise)}
          prescribed={dialog.replace}
          chosen={run.replaced[dialog.replace.exercise.id]}
          onChoose={(alternative) => {
            const { id } = dialog.replace.exercise;
            dispatch({ type: 'replace', exercise: id, ...(alternative !== undefined && { alternative }) });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
