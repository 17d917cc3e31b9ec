import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button } from './app.tsx';
import { pass, storedState, stubNavigator } from './device.ts';
import { comeBack, passLong, reopen, sleep } from './phone.ts';
import { begin, openAfter, press, STRENGTH } from './runner.ts';

/** When each tone will sound, in seconds from when it was asked for. */
let tones: number[] = [];
const vibrate = vi.fn(() => true);
/** Opened at the first press, it lasts as long as the page. */
let audio: AudioContext | undefined;
/** Tones that were taken back. */
let silenced = new Set<AudioScheduledSourceNode>();
const flash = () => document.querySelectorAll('[data-flashing="true"]');

beforeEach(() => {
  tones = [];
  silenced = new Set();
  vibrate.mockClear();
  vi.spyOn(navigator, 'vibrate').mockImplementation(vibrate);
  const { start, stop } = AudioScheduledSourceNode.prototype;
  vi.spyOn(AudioScheduledSourceNode.prototype, 'start').mockImplementation(function (this: OscillatorNode, when = 0) {
    tones.push(when - this.context.currentTime);
    start.call(this, when);
  });
  vi.spyOn(AudioScheduledSourceNode.prototype, 'stop').mockImplementation(function (this: OscillatorNode, when) {
    if (when === undefined) silenced.add(this);
    stop.call(this, when);
  });
  const { resume } = AudioContext.prototype;
  vi.spyOn(AudioContext.prototype, 'resume').mockImplementation(function (this: AudioContext) {
    audio = this;
    return resume.call(this);
  });
});

const expectSilenced = (count: number) => expect.poll(() => silenced.size).toBe(count);
const expectAudio = (state: AudioContextState) => expect.poll(() => audio?.state).toBe(state);

/** So many tones were asked for, the last for so many seconds from then, less what the test took. */
async function expectTones(count: number, seconds: number): Promise<void> {
  await expect.poll(() => tones.length).toBe(count);
  expect(tones.at(-1)).toBeGreaterThan(seconds - 2);
  expect(tones.at(-1)).toBeLessThan(seconds + 1);
}

/** To the first rest, its sound asked for: three ticks, then two tones at the end. */
async function rest(): Promise<void> {
  await begin(STRENGTH);
  await press('Passer', 'Série faite');
  await expectTones(5, 90);
}

test('a workout runs where the browser has no vibration and no wake lock, and what it can’t do is not offered', async () => {
  vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue(undefined as unknown as WakeLock);
  stubNavigator('vibrate', undefined);
  await begin(STRENGTH);
  await press('Passer', 'Série faite');
  await passLong(91_000);
  await expect.element(page.getByText(/Repos fini depuis/)).toBeVisible();
  await expect.element(button('Série faite')).toBeVisible();
  vi.stubGlobal('AudioContext', undefined);
  await press('Signaux de la séance');
  await expect.element(page.getByLabelText('Flash de l’écran')).toBeChecked();
  await expect.element(page.getByLabelText('Son', { exact: true })).toHaveLength(0);
  await expect.element(page.getByLabelText('Vibration')).toHaveLength(0);
});

test('the end of a rest sounds, vibrates and flashes once', async () => {
  await rest();
  // In the hands of the audio hardware from the start.
  expect(tones.map(Math.round)).toEqual([87, 88, 89, 90, 90]);
  await passLong(89_000);
  expect(flash()).toHaveLength(0);
  expect(vibrate).not.toHaveBeenCalled();
  await pass(1_000);
  await expect.poll(flash).toHaveLength(1);
  await passLong(5_000);
  await expect.poll(flash).toHaveLength(0);
  expect(vibrate).toHaveBeenCalledOnce();
  expect(silenced.size).toBe(0);
});

test('a rest that is paused, left or skipped takes its sound back, and has it again once it goes on', async () => {
  await rest();
  await press('Pause');
  await expectSilenced(5);
  await press('Reprendre');
  await expectTones(10, 90);
  history.back();
  await expect.element(button('Reprendre la séance')).toBeVisible();
  await expectSilenced(10);
  await expectAudio('suspended');
  await passLong(20_000);
  await press('Reprendre la séance');
  await expectTones(15, 70);
  await press('Passer le repos');
  await expectSilenced(15);
  await passLong(71_000);
  expect(vibrate).not.toHaveBeenCalled();
});

test('a phone call that takes the sound gives it back, at the latest at a press, in a dialog too', async () => {
  await rest();
  await audio?.suspend();
  await expectSilenced(5);
  await passLong(40_000);
  comeBack();
  await expectTones(10, 50);
  await press('Signaux de la séance');
  await audio?.suspend();
  await expectSilenced(10);
  await pass(1_000);
  await expect.element(page.getByText(/^Ton téléphone le coupe en ce moment/)).toBeVisible();
  await press('Fermer');
  await expectTones(15, 50);
});

test('each cue is switched off, and stays off; no audio is open without sound', async () => {
  await begin(STRENGTH);
  await press('Signaux de la séance');
  for (const state of ['running', 'suspended', 'running'] as const) {
    await expectAudio(state);
    await page.getByLabelText('Son').click();
  }
  for (const name of ['Vibration', 'Flash de l’écran']) await page.getByLabelText(name).click();
  expect(storedState().cues).toEqual({ sound: false, vibration: false, flash: false });
  await press('Fermer');
  await expect.element(button('Signaux de la séance')).toHaveFocus();
  await reopen();
  await press('Passer', 'Série faite');
  await passLong(90_500);
  await expect.element(page.getByText(/Repos fini depuis/)).toBeVisible();
  expect(flash()).toHaveLength(0);
  expect(tones).toEqual([]);
  expect(vibrate).not.toHaveBeenCalled();
  await press('Signaux de la séance');
  await expect.element(page.getByLabelText('Son')).not.toBeChecked();
});

test('a phone that slept in the middle of a rest sounds at its end, and past it gives no cue in the next set', async () => {
  await rest();
  // The audio clock has slept too: what waits in it would sound half a minute late.
  sleep(30_000);
  await expectTones(10, 60);
  await expectSilenced(5);
  sleep(4 * 60_000 + 30_000);
  await expect.element(page.getByText('Repos fini depuis 3:30')).toBeVisible();
  await expectSilenced(10);
  await passLong(91_000);
  expect(vibrate).not.toHaveBeenCalled();
  expect(flash()).toHaveLength(0);
});

test('each of two timed sets tells its end', async () => {
  await openAfter(STRENGTH, 12);
  for (const sets of [1, 2]) {
    await press('Partir');
    await passLong(33_000);
    await expect.poll(flash).toHaveLength(1);
    expect(vibrate).toHaveBeenCalledTimes(sets);
    // But for the rest between them, which is skipped.
    await expectSilenced(5 * (sets - 1));
    if (sets === 1) await press('Passer le repos');
  }
});

test('in silent mode an iPhone sounds if that is asked for, and gives the music back after the workout', async () => {
  const silentMode = page.getByRole('checkbox', { name: /^Sonner même en mode silencieux/ });
  await begin(STRENGTH);
  await press('Signaux de la séance');
  await expect.element(page.getByLabelText('Vibration')).toBeVisible();
  await expect.element(silentMode).toHaveLength(0);

  // WebKit alone has it.
  const session = { type: 'auto' };
  stubNavigator('audioSession', session);
  await reopen();
  await expect.poll(() => session.type).toBe('transient');
  await press('Signaux de la séance');
  await expect.element(silentMode).not.toBeChecked();
  await silentMode.click();
  await expect.poll(() => session.type).toBe('playback');
  expect(storedState().cues.ignoreSilentMode).toBe(true);
  await silentMode.click();
  await expect.poll(() => session.type).toBe('transient');
  await press('Fermer', 'Quitter la séance', 'La garder pour plus tard');
  await expect.poll(() => session.type).toBe('auto');
});
