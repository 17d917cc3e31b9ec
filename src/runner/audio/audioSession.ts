/** Not in TypeScript's DOM yet; WebKit alone has it: https://www.w3.org/TR/audio-session/ */
declare global {
  interface Navigator {
    audioSession?: { type: string };
  }
}

export const hasAudioSession = () => navigator.audioSession !== undefined;

/**
 * Asks to sound over the music of another app instead of stopping it, unless silent mode is to be overridden: iOS has no
 * type that does both.
 */
export function setAudioSession(ignoreSilentMode = false): void {
  if (navigator.audioSession) navigator.audioSession.type = ignoreSilentMode ? 'playback' : 'transient';
}

export function resetAudioSession(): void {
  if (navigator.audioSession) navigator.audioSession.type = 'auto';
}
