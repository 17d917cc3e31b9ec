import { useState, useSyncExternalStore } from 'react';
import type { PublishedPrescription } from '../../../schema/programme.ts';
import { formatAlternative } from '../../format/alternative.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { hasAudioSession } from '../audio/audioSession.ts';
import { onVoices, voiceState } from '../audio/speech.ts';
import { missingQuestion } from '../messages/workoutMessages.ts';
import type { Cues } from '../model/cues.ts';
import { ABANDON_TITLE, AbandonAnswers } from './AbandonQuestion.tsx';

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
  const voices = useSyncExternalStore(onVoices, voiceState);
  // Voices that are still to come when the dialog opens are here by the time of a press.
  const isMute = voices === 'other' || (voices === 'unknown' && cues.speech);
  return (
    <Dialog title="Signaux de la séance" onClose={onClose}>
      {CUES.map(([cue, label]) => (
        <Checkbox key={cue} checked={cues[cue]} onChange={(checked) => onChange({ [cue]: checked })}>
          {label}
        </Checkbox>
      ))}
      <Checkbox
        checked={cues.speech ?? false}
        onChange={(speech) => onChange({ speech })}
        detail={
          isMute
            ? 'Aucune voix française sur cet appareil.'
            : 'Annonce l’exercice, la moitié du temps, les dix dernières secondes et la suite.'
        }
      >
        Voix
      </Checkbox>
      {hasAudioSession() && (
        <Checkbox
          checked={cues.ignoreSilentMode ?? false}
          onChange={(ignoreSilentMode) => onChange({ ignoreSilentMode })}
          detail="En mode silencieux, l’iPhone ne laisse sonner l’app que si elle coupe ta musique."
        >
          Sonner même en mode silencieux (coupe la musique)
        </Checkbox>
      )}
      <Button onClick={onClose}>Fermer</Button>
    </Dialog>
  );
}

interface QuitDialogProps extends Closable {
  /** It was finished once. */
  isInJournal: boolean;
  onKeep: () => void;
  onFinish: () => void;
  onAbandon: () => void;
}

export function QuitDialog({ isInJournal, onKeep, onFinish, onAbandon, onClose }: QuitDialogProps) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking) {
    return (
      <Dialog title={ABANDON_TITLE} onClose={onClose}>
        <AbandonAnswers isInJournal={isInJournal} onAbandon={onAbandon} onCancel={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={'Quitter la séance\u202f?'} onClose={onClose}>
      <p>Si tu la gardes, elle t’attend en pause. Si tu la termines, ce que tu as fait va dans ton journal.</p>
      <Button onClick={onKeep}>La garder pour plus tard</Button>
      <Button variant="outline" onClick={onFinish}>
        La terminer ici
      </Button>
      <Button variant="outline" onClick={() => setAsking(true)}>
        L’abandonner
      </Button>
      <Button variant="outline" onClick={onClose}>
        Continuer la séance
      </Button>
    </Dialog>
  );
}

interface ReplaceDialogProps extends Closable {
  coachPrescription: PublishedPrescription;
  /** Index of the alternative in place now. */
  chosen: number | undefined;
  onChoose: (alternative: number | undefined) => void;
}

export function ReplaceDialog({ coachPrescription, chosen, onChoose, onClose }: ReplaceDialogProps) {
  return (
    <Dialog title={missingQuestion(coachPrescription.exercise)} onClose={onClose}>
      <p>Fais plutôt (le plus proche d’abord)&nbsp;:</p>
      {coachPrescription.exercise.alternatives.map((alternative, index) => (
        <Button
          key={alternative.name}
          variant={index === chosen ? 'primary' : 'outline'}
          onClick={() => onChoose(index)}
        >
          {formatAlternative(coachPrescription, alternative)}
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
