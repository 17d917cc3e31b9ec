import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PublishedPrescription } from '../../../schema/programme.ts';
import { formatAlternative } from '../../format/alternative.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { hasAudioSession } from '../audio/audioSession.ts';
import { hasSound, isSounding, onSounding } from '../audio/sound.ts';
import { onVoices, voiceState } from '../audio/speech.ts';
import { unlockCues } from '../audio/unlockCues.ts';
import { canVibrate } from '../audio/vibration.ts';
import { cuesSlice } from '../cuesSlice.ts';
import { missingQuestion } from '../messages/workoutMessages.ts';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import type { Cues } from '../model/cues.ts';
import { AbandonQuestion } from './AbandonQuestion.tsx';

interface Closable {
  onClose: () => void;
}

/** The press that opens the settings asks for the sound again. */
const SOUND_BACK_MS = 1000;

export function SettingsDialog({ onClose }: Closable) {
  const [cues, changeCues] = useStoredState(cuesSlice);
  const isSoundTaken = useSoundTaken(cues.sound);
  const voices = useSyncExternalStore(onVoices, voiceState);
  // Voices that are still to come when the dialog opens are here by the time of a press.
  const isMute = voices === 'other' || (voices === 'unknown' && cues.speech);
  function change(changed: Partial<Cues>) {
    unlockCues({ ...cues, ...changed });
    changeCues((before) => ({ ...before, ...changed }));
  }

  return (
    <Dialog title="Signaux de la séance" onClose={onClose}>
      {hasSound() && (
        <Checkbox
          checked={cues.sound}
          onChange={(sound) => change({ sound })}
          detail={
            isSoundTaken &&
            'Ton téléphone le coupe en ce moment, pendant un appel par exemple. Ensuite, touche l’écran pour le relancer.'
          }
        >
          Son
        </Checkbox>
      )}
      {canVibrate() && (
        <Checkbox checked={cues.vibration} onChange={(vibration) => change({ vibration })}>
          Vibration
        </Checkbox>
      )}
      <Checkbox checked={cues.flash} onChange={(flash) => change({ flash })}>
        Flash de l’écran
      </Checkbox>
      <Checkbox
        checked={cues.speech ?? false}
        onChange={(speech) => change({ speech })}
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
          onChange={(ignoreSilentMode) => change({ ignoreSilentMode })}
          detail="En mode silencieux, l’iPhone ne laisse sonner l’app que si elle coupe ta musique."
        >
          Sonner même en mode silencieux (coupe la musique)
        </Checkbox>
      )}
      <Button onClick={onClose}>Fermer</Button>
    </Dialog>
  );
}

/** Whether something else has the sound, and does not give it back at a press. */
function useSoundTaken(wanted: boolean): boolean {
  const sounding = useSyncExternalStore(onSounding, isSounding);
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (!wanted || sounding) return;
    const timer = setTimeout(() => setTaken(true), SOUND_BACK_MS);
    return () => {
      clearTimeout(timer);
      setTaken(false);
    };
  }, [wanted, sounding]);
  return isTaken;
}

interface QuitDialogProps extends Closable {
  run: ActiveWorkout;
  onKeep: () => void;
  onFinish: () => void;
  onAbandon: () => void;
}

export function QuitDialog({ run, onKeep, onFinish, onAbandon, onClose }: QuitDialogProps) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <AbandonQuestion run={run} onAbandon={onAbandon} onCancel={onClose} />;
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
    <Dialog title="Remplacer l’exercice" onClose={onClose}>
      <p>{missingQuestion(coachPrescription.exercise)} Fais plutôt (le plus proche d’abord)&nbsp;:</p>
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
