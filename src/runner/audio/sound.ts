const END_HZ = 880;
const TICK_HZ = 587;
let context: AudioContext | undefined;
const listeners = new Set<() => void>();

export const hasSound = () => typeof AudioContext === 'function';

/** Whether what is handed over now will sound: not before a press, nor while a phone call has the sound. */
export const isSounding = () => context?.state === 'running';

export function onSounding(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const END_TONES_MS = 700;
/** The first tick comes so long before the end. */
export const TICKS_MS = 3000;

/** Opens the sound. Call it in the handler of a press: browsers let a page sound from then on. */
export function unlockSound(): void {
  try {
    if (!context) {
      context = new AudioContext();
      context.addEventListener('statechange', () => {
        for (const listener of listeners) listener();
      });
    }
    resumeSound();
  } catch {
    // A browser without sound has other cues.
  }
}

/** Resumes the audio hardware after `suspendSound` or a phone call. Has no effect before `unlockSound`. */
export function resumeSound(): void {
  if (context && !isSounding()) void context.resume().catch(() => undefined);
}

/** Suspends the audio hardware, which costs battery while it runs. */
export function suspendSound(): void {
  void context?.suspend().catch(() => undefined);
}

/**
 * Schedules three soft ticks, then two tones `ms` milliseconds from now, on the audio clock: the timers of a hidden page
 * are throttled. Returns how to cancel them.
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

function tone(start: number, frequency: number, seconds: number, loudness: number): OscillatorNode | undefined {
  if (!context) return undefined;
  const oscillator = new OscillatorNode(context, { frequency });
  const gain = new GainNode(context, { gain: 0 });
  // A tone that begins or ends at full height clicks.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
  gain.gain.setValueAtTime(loudness, start + seconds - 0.03);
  gain.gain.linearRampToValueAtTime(0, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
  return oscillator;
}
