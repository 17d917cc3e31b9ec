/** Not in TypeScript's DOM yet; WebKit alone has it: https://www.w3.org/TR/audio-session/ */
declare global {
  interface Navigator {
    audioSession?: { type: string };
  }
}

export const hasAudioSession = () => navigator.audioSession !== undefined;

/** Sounds over the music of another app, unless silent mode is to be overridden: iOS has no type that does both. */
export function setAudioSession(ignoreSilentMode = false): void {
  if (navigator.audioSession) navigator.audioSession.type = ignoreSilentMode ? 'playback' : 'transient';
}

export function resetAudioSession(): void {
  if (navigator.audioSession) navigator.audioSession.type = 'auto';
}
