/** Not in TypeScript's DOM yet: https://www.w3.org/TR/audio-session/ */
declare global {
  interface Navigator {
    audioSession?: { type: string };
  }
}

const END_HZ = 880;
const TICK_HZ = 587;
let context: AudioContext | undefined;

/** Browsers let a page sound once its reader has pressed something: call it then. Answers whether it can sound now. */
export function unlockSound(): boolean {
  try {
    // Over the music of another app, instead of stopping it.
    if (navigator.audioSession) navigator.audioSession.type = 'transient';
    context ??= new AudioContext();
    if (context.state !== 'running') void context.resume().catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/**
 * Three soft ticks, then two tones `ms` milliseconds from now. They are handed to the audio hardware at once, which
 * keeps time where the timers of a hidden page are held back. Call what is returned to take them back.
 */
export function soundIn(ms: number): () => void {
  if (!context) return () => undefined;
  const end = context.currentTime + ms / 1000;
  const tones = [
    ...[3, 2, 1].filter((before) => ms > (before + 3) * 1000).map((before) => tone(end - before, TICK_HZ, 0.07, 0.12)),
    tone(end, END_HZ, 0.22, 0.5),
    tone(end + 0.3, END_HZ * 1.5, 0.4, 0.5),
  ];
  return () => {
    for (const oscillator of tones) oscillator?.stop();
  };
}

function tone(at: number, frequency: number, seconds: number, loudness: number): OscillatorNode | undefined {
  if (!context) return undefined;
  const oscillator = new OscillatorNode(context, { frequency });
  const gain = new GainNode(context, { gain: 0 });
  // A tone that begins or ends at full height clicks.
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01);
  gain.gain.setValueAtTime(loudness, at + seconds - 0.03);
  gain.gain.linearRampToValueAtTime(0, at + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
  return oscillator;
}
