import { QuitDialog, ReplaceDialog, SettingsDialog } from '../components/RunDialogs.tsx';
import { CorrectionDialog } from '../log/DoneSets.tsx';
import { HistoryDialog } from '../log/HistoryDialog.tsx';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import type { SetStep } from '../model/plan.ts';
import type { Action } from '../model/reducer.ts';
import type { SetPrefills } from './useSetPrefills.ts';

export type OpenDialog = 'quit' | 'settings' | { replace: SetStep } | { history: SetStep } | { correct: SetStep };

interface StepDialogProps {
  dialog: OpenDialog;
  run: ActiveWorkout;
  prefills: SetPrefills;
  dispatch: (action: Action) => void;
  onKeep: () => void;
  onAbandon: () => void;
  onClose: () => void;
}

export function StepDialog({ dialog, run, prefills, dispatch, onKeep, onAbandon, onClose }: StepDialogProps) {
  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };
  if (dialog === 'settings') return <SettingsDialog onClose={onClose} />;
  if (dialog === 'quit') {
    return (
      <QuitDialog
        run={run}
        onKeep={closeAnd(onKeep)}
        onFinish={closeAnd(() => dispatch({ type: 'finish' }))}
        onAbandon={closeAnd(onAbandon)}
        onClose={onClose}
      />
    );
  }
  if ('history' in dialog) {
    const step = dialog.history;
    return (
      <HistoryDialog name={step.name} sessions={prefills.historyOf(step)} today={prefills.today} onClose={onClose} />
    );
  }
  if ('correct' in dialog) {
    const step = dialog.correct;
    return (
      <CorrectionDialog
        step={step}
        {...prefills.of(step)}
        onChange={(values) => dispatch({ type: 'log-set', key: step.key, log: values })}
        onUncheck={() => {
          dispatch({ type: 'check-set', key: step.key, checked: false });
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  const { coachPrescription, line } = dialog.replace;
  return (
    <ReplaceDialog
      coachPrescription={coachPrescription}
      chosen={run.substitutions[line]}
      onChoose={(alternative) => {
        dispatch({ type: 'replace', line, alternative });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
