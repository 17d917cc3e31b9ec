import { useState } from 'react';
import type { PublishedPrescription } from '../../../schema/programme.ts';
import { formatAlternative } from '../../format/alternative.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import type { Cues } from '../model/cues.ts';
import { ABANDON_TITLE, AbandonAnswers } from './AbandonQuestion.tsx';
import { missingQuestion } from './runMessages.ts';

interface Closable {
  onClose: () => void;
}

interface SettingsDialogProps extends Closable {
  cues: Cues;
  onChange: (cues: Partial<Cues>) => void;
}

const CUES = [
  ['sound', 'Son'],
  ['vibration', 'Vibration'],
  ['flash', 'Flash de l’écran'],
] as const;

export function SettingsDialog({ cues, onChange, onClose }: SettingsDialogProps) {
  return (
    <Dialog title="Quand un temps est écoulé" onClose={onClose}>
      {CUES.map(([cue, label]) => (
        <Checkbox key={cue} checked={cues[cue]} onChange={(checked) => onChange({ [cue]: checked })}>
          {label}
        </Checkbox>
      ))}
      <Button onClick={onClose}>Fermer</Button>
    </Dialog>
  );
}

interface QuitDialogProps extends Closable {
  onKeep: () => void;
  onFinish: () => void;
  onAbandon: () => void;
}

export function QuitDialog({ onKeep, onFinish, onAbandon, onClose }: QuitDialogProps) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking) {
    return (
      <Dialog title={ABANDON_TITLE} onClose={onClose}>
        <AbandonAnswers onAbandon={onAbandon} onCancel={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={'Quitter la séance\u202f?'} onClose={onClose}>
      <Button onClick={onKeep}>La garder pour plus tard</Button>
      <Button variant="outline" onClick={onFinish}>
        La terminer ici
      </Button>
      <Button variant="outline" onClick={() => setAsking(true)}>
        L’abandonner
      </Button>
      <Button variant="outline" onClick={onClose}>
        Continuer
      </Button>
    </Dialog>
  );
}

interface ReplaceDialogProps extends Closable {
  prescribed: PublishedPrescription;
  /** Index of the alternative in place now. */
  chosen: number | undefined;
  onChoose: (alternative: number | undefined) => void;
}

export function ReplaceDialog({ prescribed, chosen, onChoose, onClose }: ReplaceDialogProps) {
  return (
    <Dialog title={missingQuestion(prescribed.exercise)} onClose={onClose}>
      <p>Fais plutôt (le plus proche d’abord){'\u00a0'}:</p>
      {prescribed.exercise.alternatives.map((alternative, index) => (
        <Button
          key={alternative.name}
          variant={index === chosen ? 'primary' : 'outline'}
          onClick={() => onChoose(index)}
        >
          {formatAlternative(prescribed, alternative)}
        </Button>
      ))}
      {chosen === undefined ? (
        <Button variant="outline" onClick={onClose}>
          Garder l’exercice prévu
        </Button>
      ) : (
        <Button variant="outline" onClick={() => onChoose(undefined)}>
          Revenir à l’exercice prévu
        </Button>
      )}
    </Dialog>
  );
}
