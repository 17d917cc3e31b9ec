import { useCallback, useEffect, useState } from 'react';
import type { PublishedOption, PublishedPrescription } from '../../schema/programme.ts';
import type { RichText } from '../../schema/rich-text.ts';
import { figures } from '../generated/figures.ts';
import { training } from '../generated/training.ts';
import { understanding } from '../generated/understanding.ts';
import type { SetLog } from '../journal/model/entry.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { useHeadingFocus } from '../ui/useHeadingFocus.ts';
import { useLostFocus } from '../ui/useLostFocus.ts';
import { unlockCues } from './audio/unlockCues.ts';
import { useCues } from './audio/useCues.ts';
import { LockedScreen } from './components/LockedScreen.tsx';
import { RestBody } from './components/RestBody.tsx';
import { ElapsedTime } from './components/RunClocks.tsx';
import { QuitDialog, ReplaceDialog, SettingsDialog } from './components/RunDialogs.tsx';
import { RunnerLayout } from './components/RunnerLayout.tsx';
import { leadsTo, stepMessages, workNameOf } from './components/runMessages.ts';
import { SetBody } from './components/SetBody.tsx';
import { HelpButton, PainHelp, SetHelp } from './components/SetHelp.tsx';
import { SplitBody } from './components/SplitBody.tsx';
import { TransitionChoice } from './components/TransitionChoice.tsx';
import { useClock } from './components/useClock.ts';
import { WarmUpBody } from './components/WarmUpBody.tsx';
import { CorrectionDialog, DoneSets } from './log/DoneSets.tsx';
import { HistoryDialog } from './log/HistoryDialog.tsx';
import { SetFigures } from './log/SetFigures.tsx';
import { isInUse } from './model/clock.ts';
import { currentStep, pressTarget } from './model/cursor.ts';
import type { Plan, SetStep } from './model/plan.ts';
import type { Action } from './model/reducer.ts';
import type { Run } from './model/run.ts';
import { isSegment, isTimedBySegment } from './model/segments.ts';
import { countNoun, countSets } from './model/setCounts.ts';
import { setsBeforeRest } from './model/setLog.ts';
import { splitsOf } from './model/splits.ts';
import { countdownEnd } from './model/timing.ts';
import { useSetLogs } from './useSetLogs.ts';
import { useSpeech } from './useSpeech.ts';
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
  /** Seconds to aim at, by the key of a step. */
  targets: ReadonlyMap<string, number>;
  /** Of the week that it is done in, what distinguishes it. */
  weekKind: string | undefined;
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
  targets,
  weekKind,
  dispatch,
  onKeep,
  onAbandon,
}: StepScreenProps) {
  const headingRef = useHeadingFocus(option.name, { always: takesFocus });
  useLostFocus(headingRef);
  const [cues, changeCues] = useStoredState('cues');
  const [division] = useStoredState('division');
  const [isLocked, setLocked] = useState(false);
  const [dialog, setDialog] = useState<
    'quit' | 'settings' | { replace: PublishedPrescription } | { history: SetStep } | { correct: SetStep }
  >();
  const step = currentStep(run, plan);
  const logs = useSetLogs(run, plan, weekKind);
  const known = step.kind === 'set' ? logs.of(step) : undefined;
  const logSet = ({ key }: SetStep, log: SetLog) => dispatch({ type: 'log-set', key, log });
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

  const { eyebrow, heading, announcement, primary } = stepMessages(run, plan, step);
  const target = pressTarget(run, step);
  const canGoBack = run.trail.length > 0 || run.goAt !== undefined;
  const close = () => setDialog(undefined);
  const unlessPaused = (action: Action) => (isPaused ? undefined : () => dispatch(action));
  const skip = step.kind === 'rest' ? undefined : unlessPaused({ type: 'skip', target });
  const isTimed = isTimedBySegment(option);
  const segment = isTimed && isSegment(step) ? step : undefined;
  const split = segment && (
    <SplitBody
      run={run}
      step={segment}
      // Without the one that is under way.
      splits={splitsOf({ ...run, at: 'start' }, plan, understanding, targets)}
      target={targets.get(step.key)}
      division={division}
    />
  );
  const unlock = useCallback(() => setLocked(false), []);
  // What had the focus is gone with the locked screen.
  useEffect(() => {
    if (isLocked) return () => headingRef.current?.focus({ preventScroll: true });
  }, [isLocked, headingRef]);
  if (isLocked && split && !isPaused) {
    return (
      <LockedScreen heading={heading} onUnlock={unlock}>
        <ElapsedTime run={run} workName={workNameOf(option, plan)} />
        {split}
      </LockedScreen>
    );
  }
  const doneSets = (
    <DoneSets
      steps={setsBeforeRest(run, plan)}
      knownOf={logs.of}
      onChange={logSet}
      onTyping={(on) => dispatch({ type: 'hold-rest', on })}
      onCorrect={(done) => setDialog({ correct: done })}
    />
  );
  return (
    <>
      <RunnerLayout
        run={run}
        workName={workNameOf(option, plan)}
        tone={isPaused ? 'pause' : step.kind === 'rest' ? 'rest' : 'work'}
        flashing={flashing}
        progress={countSets(run, plan)}
        noun={countNoun(option)}
        announcement={isPaused ? 'En pause' : announcement}
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
                onPress: () => dispatch({ type: primary.type, target, log: segment ? undefined : known?.values }),
              }
        }
        onBack={canGoBack ? unlessPaused({ type: 'back' }) : undefined}
        onPause={unlessPaused({ type: 'pause' })}
        onSkip={skip}
        onLock={segment && !isPaused ? () => setLocked(true) : undefined}
        onSettings={() => setDialog('settings')}
        onQuit={() => setDialog('quit')}
      >
        {segment ? (
          <>
            {split}
            {segment.kind === 'set' && !isPaused && (
              <SetHelp step={segment} figures={figures} onMissing={() => setDialog({ replace: segment.prescribed })}>
                {skip && <HelpButton onPress={skip}>Passer</HelpButton>}
              </SetHelp>
            )}
          </>
        ) : step.kind === 'transition' ? null : step.kind === 'start' ? (
          <TransitionChoice run={run} starts={primary.label} dispatch={dispatch} />
        ) : step.kind === 'rest' ? (
          <RestBody run={run} plan={plan} step={step} dispatch={dispatch}>
            {doneSets}
          </RestBody>
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
            logOf={(key) =>
              plan.flatMap((other) => (other.kind === 'set' && other.key === key ? logs.of(other).values : [])).at(0)
            }
            log={
              known && (
                <SetFigures
                  key={`${step.key} ${step.name}`}
                  run={run}
                  step={step}
                  today={logs.today}
                  {...known}
                  onChange={(values) => logSet(step, values)}
                  onShowHistory={() => setDialog({ history: step })}
                />
              )
            }
          />
        ) : (
          <>
            <WarmUpBody run={run} step={step} lighter={lighter} instruction={instruction} dispatch={dispatch}>
              {isTimed && step.kind === 'warm-up' && (
                <TransitionChoice run={run} starts="Échauffement fait" dispatch={dispatch} />
              )}
            </WarmUpBody>
            {step.kind === 'cool-down' && !isTimed && doneSets}
          </>
        )}
      </RunnerLayout>
      {dialog === 'settings' && (
        <SettingsDialog
          cues={cues}
          onChange={(next) => {
            unlockCues({ ...cues, ...next });
            changeCues((before) => ({ ...before, ...next }));
          }}
          onClose={close}
        />
      )}
      {dialog === 'quit' && (
        <QuitDialog
          isInJournal={run.saved !== undefined}
          onKeep={onKeep}
          onFinish={() => {
            close();
            dispatch({ type: 'finish' });
          }}
          onAbandon={onAbandon}
          onClose={close}
        />
      )}
      {typeof dialog === 'object' && 'history' in dialog && (
        <HistoryDialog
          name={dialog.history.name}
          sessions={logs.historyOf(dialog.history)}
          today={logs.today}
          onClose={close}
        />
      )}
      {typeof dialog === 'object' && 'correct' in dialog && (
        <CorrectionDialog
          step={dialog.correct}
          {...logs.of(dialog.correct)}
          onChange={(values) => logSet(dialog.correct, values)}
          onClose={close}
        />
      )}
      {typeof dialog === 'object' && 'replace' in dialog && (
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
