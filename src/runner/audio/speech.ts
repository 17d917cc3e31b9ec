/** Some engines swallow what is spoken right after `cancel()`: https://stackoverflow.com/q/39391502 */
const AFTER_CANCEL_MS = 100;

/** Undefined in Android's WebView. */
const synthesis = () => (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
const voices = () => synthesis()?.getVoices() ?? [];

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'voiceURI' | 'default'>;

/** The best of the French voices: one that needs no network first, then one of France. */
export function frenchVoice<Of extends Voice>(all: readonly Of[]): Of | undefined {
  const french = all.filter(({ lang }) => /^fr(?![a-z])/i.test(lang));
  return french.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Android writes `fr_FR`. Apple's Eloquence voices are those of a screen reader of the nineties, and come first. */
function rank({ lang, localService, voiceURI, default: isDefault }: Voice): number {
  const criteria = [localService, /^fr.fr/i.test(lang), !voiceURI.includes('eloquence'), isDefault];
  return criteria.reduce((score, isMet) => score * 2 + Number(isMet), 0);
}

export type VoiceState = 'french' | 'other' | 'unknown';

/** Whether a French voice is there. None at all means that they are still being loaded, or that there is none. */
export function voiceState(): VoiceState {
  if (frenchVoice(voices())) return 'french';
  return voices().length > 0 ? 'other' : 'unknown';
}

/** Calls `listener` when there are other voices: browsers load them late. */
export function onVoices(listener: () => void): () => void {
  synthesis()?.addEventListener?.('voiceschanged', listener);
  return () => synthesis()?.removeEventListener?.('voiceschanged', listener);
}

/** Kept, since engines lose an utterance that is garbage-collected. */
let utterance: SpeechSynthesisUtterance | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isUnlocked = false;

/** iOS lets a page speak by itself once it has spoken in the handler of a press. */
export function unlockSpeech(): void {
  if (isUnlocked || !synthesis()) return;
  isUnlocked = true;
  synthesis()?.speak(new SpeechSynthesisUtterance(''));
}

/** Says it in French, in place of what is being said. */
export function speak(text: string): void {
  const wait = stopSpeaking() ? AFTER_CANCEL_MS : 0;
  const voice = frenchVoice(voices());
  if (!voice) return;
  utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  // Else Chrome on Android speaks the language of the device: https://github.com/mdn/web-speech-api/pull/44
  utterance.lang = voice.lang;
  const next = utterance;
  timer = setTimeout(() => synthesis()?.speak(next), wait);
}

/** Answers whether something was being said. */
export function stopSpeaking(): boolean {
  clearTimeout(timer);
  const { speaking = false, pending = false } = synthesis() ?? {};
  if (!speaking && !pending) return false;
  synthesis()?.cancel();
  return true;
}
