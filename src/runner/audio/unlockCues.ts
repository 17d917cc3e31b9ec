import type { Cues } from '../model/cues.ts';
import { setAudioSession } from './audioSession.ts';
import { unlockSound } from './sound.ts';
import { unlockSpeech } from './speech.ts';

/** Browsers let a page sound or speak once its user has pressed something: call it in the handler of a press. */
export function unlockCues(cues: Cues): void {
  if (cues.sound || cues.speech) setAudioSession(cues.ignoreSilentMode);
  if (cues.sound) unlockSound();
  if (cues.speech) unlockSpeech();
}
