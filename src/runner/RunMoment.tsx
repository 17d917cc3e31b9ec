import { useEffect, useState } from 'react';
import type { PublishedOption, PublishedPrescription } from '../../schema/programme.ts';
import { missingQuestion } from '../format/dose.ts';
import { training } from '../generated/training.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { useHeadingFocus } from '../ui/useHeadingFocus.ts';
import { useLostFocus } from '../ui/useLostFocus.ts';
import { unlockSound } from './audio/sound.ts';
import { useCues } from './audio/useCues.ts';
import { RunnerScreen } from './components/RunnerScreen.tsx';
import { indexOf } from './model/place.ts';
import type { Plan } from './model/plan.ts';
import type { Action, Run } from './model/run.ts';
import { targetOf } from './model/sides.ts';
import { tallyOf } from './model/tally.ts';
import { elapsedMs, endOf, workMs } from './model/timing.ts';
import { QuitDialog, ReplaceDialog, SettingsDialog } from './RunDialogs.tsx';
import { RunNow } from './RunNow.tsx';
import { wordsOf } from './runWords.ts';

interface RunMomentProps {
  option: PublishedOption;
  plan: Plan;
  run: Run;
  /** Epoch milliseconds. */
  now: number;
  /** It takes the place of the summary, whose button had the focus. */
  takesFocus: boolean;
  /** What the coaches ask of the day that it is for. */
  ask: string | undefined;
  dispatch: (action: Action) => void;
  onKeep: () => void;
  onAbandon: () => void;
}

/** The step that a run is at, with all that can be done about it. */
export function RunMoment({ option, plan, run, now, takesFocus, ask, dispatch, onKeep, onAbandon }: RunMomentProps) {
  const headingRef = useHeadingFocus(option.name, { always: takesFocus });
  useLostFocus(headingRef);
  const [cues, changeCues] = useStoredState('cues');
  const [dialog, setDialog] = useState<'quit' | 'settings' | { replace: PublishedPrescription }>();
  const step = plan[indexOf(run, plan)];
  const isPaused = run.pausedAt !== undefined;
  const flashing = useCues(step && !isPaused ? endOf(run, step) : undefined, cues);
  const at = step?.key;
  useEffect(() => {
    // Whoever read on below a set sees what comes next from its top.
    if (at) headingRef.current?.scrollIntoView({ block: 'center' });
  }, [at, headingRef]);
  if (!step) return null;

  const isSimulation = option.simulation ?? false;
  const elapsed = isSimulation ? workMs(run, now) : elapsedMs(run, now);
  const words = wordsOf(run, plan, step);
  const target = targetOf(run, step);
  const close = () => setDialog(undefined);
  const canGoBack = run.trail.length > 0 || run.goAt !== undefined;
  return (
    <>
      <RunnerScreen
        tone={isPaused ? 'pause' : step.kind === 'rest' ? 'rest' : 'work'}
        flashing={flashing}
        progress={tallyOf(run, plan)}
        elapsed={{ seconds: Math.floor(elapsed / 1000), isSimulation }}
        announcement={isPaused ? 'En pause' : words.announcement}
        eyebrow={isPaused ? 'En pause' : words.eyebrow}
        heading={words.heading}
        headingRef={headingRef}
        onAnyPress={cues.sound ? unlockSound : undefined}
        primary={
          isPaused
            ? { label: 'Reprendre', onPress: () => dispatch({ type: 'resume' }) }
            : { label: words.primary.label, onPress: () => dispatch({ type: words.primary.type, at: target }) }
        }
        onBack={!isPaused && canGoBack ? () => dispatch({ type: 'back' }) : undefined}
        onPause={isPaused ? undefined : () => dispatch({ type: 'pause' })}
        onSkip={isPaused || step.kind === 'rest' ? undefined : () => dispatch({ type: 'skip', at: target })}
        onSettings={() => setDialog('settings')}
        onQuit={() => setDialog('quit')}
      >
        <RunNow
          run={run}
          plan={plan}
          step={step}
          now={run.pausedAt ?? now}
          ask={ask}
          dispatch={dispatch}
          onMissing={() => step.kind === 'set' && setDialog({ replace: step.prescribed })}
          safety={training.workoutSafety}
        />
      </RunnerScreen>
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
          onChoose={(by) => {
            dispatch({ type: 'replace', exercise: dialog.replace.exercise.id, ...(by !== undefined && { by }) });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
