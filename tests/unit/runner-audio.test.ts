import { beforeEach, expect, test, vi } from 'vitest';

// The modules remember what a page has opened.
beforeEach(() => void vi.resetModules());

test('without AudioContext there is no sound, and nothing that asks for it fails', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const { hasSound, isSounding, resumeSound, soundIn, suspendSound, unlockSound } = await import(
    '../../src/runner/audio/sound.ts'
  );
  expect(hasSound()).toBe(false);
  unlockSound();
  resumeSound();
  soundIn(90_000)();
  suspendSound();
  expect(isSounding()).toBe(false);
});

test('the first press with the voice on speaks once, without which iOS keeps it silent later', async () => {
  const speak = vi.fn();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('speechSynthesis', { speak });
  vi.stubGlobal('SpeechSynthesisUtterance', String);
  const { unlockCues } = await import('../../src/runner/audio/unlockCues.ts');
  const cues = { sound: false, vibration: false, flash: false };
  unlockCues(cues);
  expect(speak).not.toHaveBeenCalled();
  unlockCues({ ...cues, speech: true });
  unlockCues({ ...cues, speech: true });
  expect(speak.mock.calls.map(String)).toEqual(['']);
});
