import { useEffect, useRef, useSyncExternalStore } from 'react';
import { END_TONES_MS, TICKS_MS } from '../audio/sound.ts';
import { onVoices, speak, stopSpeaking, voiceState } from '../audio/speech.ts';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import type { Cues } from '../model/cues.ts';
import { pressTarget } from '../model/cursor.ts';
import { isSet, type Plan, type Step } from '../model/plan.ts';
import { speechTimes } from '../model/speechTimes.ts';
import { countdownEnd, countdownStart } from '../model/timing.ts';
import { spokenStep } from './stepKinds.ts';

const HALFWAY = 'La moitié.';
const TEN_SECONDS = 'Dix secondes.';
/** What would be said later belongs to nothing any more: the device slept. */
const LATE_MS = 1000;
const never = () => () => {};

/** Says each step as it begins, and where its time is; nothing in a pause, nor over the tones. */
export function useSpeech(run: ActiveWorkout, plan: Plan, step: Step, { speech, sound }: Cues): void {
  const hasVoice = useSyncExternalStore(speech ? onVoices : never, () => speech && voiceState() === 'french');
  const isOn = hasVoice && run.pausedAt === undefined;
  const end = run.pausedAt === undefined ? countdownEnd(run, step) : undefined;
  const start = countdownStart(run, step);
  const endBefore = useRef<number>(undefined);
  const halfwayOf = useRef<string>(undefined);
  const target = pressTarget(run, step);
  const exercise = isSet(step) && step.name;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, each side and each other exercise.
  useEffect(() => {
    if (!isOn) return;
    const now = Date.now();
    const over = endBefore.current ?? Infinity;
    // Of the time before this step.
    const tonesEnd = over <= now ? over + (sound ? END_TONES_MS : 0) : -Infinity;
    const endedByItself = over <= now && run.lastInputAt < over;
    // Timed work under way was said when it began.
    const cancel =
      run.timerStartsAt === undefined &&
      at(endedByItself ? tonesEnd : Math.max(tonesEnd, now), () => speak(spokenStep(run, plan, step, Date.now())));
    return () => {
      if (cancel) cancel();
      stopSpeaking();
    };
  }, [isOn, target, exercise]);

  useEffect(() => {
    endBefore.current = end;
    const now = Date.now();
    if (!isOn || start === undefined || end === undefined || end <= now) return;
    const { halfway = now, tenSeconds = now } = speechTimes(start, end);
    const countdown = `${target} ${start}`;
    const cancels = [
      // A rest that is made longer has its half once.
      halfway > now &&
        halfwayOf.current !== countdown &&
        at(halfway, () => {
          halfwayOf.current = countdown;
          speak(HALFWAY);
        }),
      tenSeconds > now && at(tenSeconds, () => speak(TEN_SECONDS)),
      // The ticks are not to be spoken over.
      sound && at(Math.max(end - TICKS_MS, now), stopSpeaking),
    ];
    return () => {
      for (const cancel of cancels) if (cancel) cancel();
    };
  }, [isOn, sound, target, start, end]);
}

/** Calls `act` at `time` (epoch milliseconds), unless the device sleeps then. Call what is returned to call it off. */
function at(time: number, act: () => void): () => void {
  const timer = setTimeout(
    () => {
      if (Date.now() <= time + LATE_MS) act();
    },
    Math.max(0, time - Date.now()),
  );
  return () => clearTimeout(timer);
}
