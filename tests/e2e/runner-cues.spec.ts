import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { begin, button, heading, press, STRENGTH, toTimedSets } from './runner.ts';
import { comeBack } from './versions.ts';

interface Recorded {
  vibrations: unknown[];
  /** In seconds from when it was asked for. */
  tones: { hz: number; inSeconds: number }[];
  silenced: number;
  /** What the app opened to sound. */
  contexts: AudioContext[];
}

/** Records what the app asks of the browser, which still does it. */
async function recordCues(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: Recorded = { vibrations: [], tones: [], silenced: 0, contexts: [] };
    Object.assign(window, { recorded });
    const { vibrate } = Navigator.prototype;
    Object.assign(Navigator.prototype, {
      vibrate(this: Navigator, pattern: VibratePattern) {
        recorded.vibrations.push(pattern);
        return vibrate.call(this, pattern as number[]);
      },
    });
    const { start, stop } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (this: OscillatorNode, when = 0) {
      recorded.tones.push({ hz: this.frequency.value, inSeconds: when - this.context.currentTime });
      start.call(this, when);
    };
    AudioScheduledSourceNode.prototype.stop = function (when) {
      if (when === undefined) recorded.silenced += 1;
      stop.call(this, when);
    };
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        recorded.contexts.push(this);
      }
    };
  });
}

const recorded = (page: Page) =>
  page.evaluate(() => {
    const { contexts, ...others } = (window as unknown as { recorded: Recorded }).recorded;
    return { ...others, audio: contexts.map(({ state }) => state) };
  });
const audio = async (page: Page) => (await recorded(page)).audio;

/** When the last tone will sound, in seconds from when it was asked for, once there are so many. */
async function lastTone(page: Page, count: number): Promise<number> {
  await expect.poll(async () => (await recorded(page)).tones.length).toBe(count);
  return (await recorded(page)).tones.at(-1)?.inSeconds ?? Number.NaN;
}
/** So many tones were taken back. */
const expectSilenced = (page: Page, count: number) =>
  expect.poll(async () => (await recorded(page)).silenced).toBe(count);
const flash = (page: Page) => page.locator('[data-flashing="true"]');

/** To the first rest, half a second old, its sound asked for: three ticks, then two tones at the end. */
async function rest(page: Page): Promise<void> {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  await lastTone(page, 5);
}

test('the end of a rest sounds, vibrates and flashes once', async ({ page }) => {
  await recordCues(page);
  await rest(page);
  const { tones } = await recorded(page);
  // In the hands of the audio hardware from the start.
  const seconds = tones.map(({ inSeconds }) => Math.round(inSeconds));
  expect(seconds.slice(-5)).toEqual([87, 88, 89, 90, 90]);
  await page.clock.runFor(89_000);
  await expect(flash(page)).toHaveCount(0);
  expect((await recorded(page)).vibrations).toEqual([]);
  await page.clock.runFor(1_000);
  await expect(flash(page)).toBeVisible();
  await expect.poll(async () => (await recorded(page)).vibrations).toHaveLength(1);
  expect((await recorded(page)).silenced).toBe(0);
  await page.clock.runFor(5_000);
  await expect(flash(page)).toHaveCount(0);
  expect((await recorded(page)).vibrations).toHaveLength(1);
});

test('a rest that is skipped or paused takes its sound back', async ({ page }) => {
  await recordCues(page);
  await rest(page);
  await press(page, 'Pause');
  await expectSilenced(page, 5);
  await press(page, 'Reprendre', 'Passer le repos');
  await expectSilenced(page, 10);
  await page.clock.runFor(120_000);
  expect((await recorded(page)).vibrations).toEqual([]);
});

test('each cue is switched off, and stays off', async ({ page }) => {
  await recordCues(page);
  await begin(page, STRENGTH);
  await press(page, 'Signaux de la séance');
  for (const name of ['Son', 'Vibration', 'Flash de l’écran']) await page.getByLabel(name).uncheck();
  await press(page, 'Fermer');
  await expect(button(page, 'Signaux de la séance')).toBeFocused();
  await page.clock.resume();
  await page.reload();
  await expect(button(page, 'Passer')).toBeVisible();
  // A press at the moment of opening is taken for the second tap of two.
  await page.clock.runFor(1000);
  await press(page, 'Passer', 'Série faite');
  await page.clock.runFor(91_000);
  await expect(page.getByText(/Repos fini depuis/)).toBeVisible();
  await expect(flash(page)).toHaveCount(0);
  expect(await recorded(page)).toMatchObject({ tones: [], vibrations: [] });
  await press(page, 'Signaux de la séance');
  await expect(page.getByLabel('Son')).not.toBeChecked();
});

const WAYS_BACK: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'its button': (page) => press(page, 'Reprendre la séance'),
  Forward: (page) => page.goForward(),
  'the link on another screen': async (page) => {
    await page.getByRole('link', { name: 'Programme', exact: true }).click();
    await page.getByRole('link', { name: 'Reprendre la séance' }).click();
  },
};

for (const [way, goBack] of Object.entries(WAYS_BACK)) {
  test(`a rest that one left and came back to by ${way} still sounds`, async ({ page }) => {
    await recordCues(page);
    await rest(page);
    await page.goBack();
    await expect(button(page, 'Reprendre la séance')).toBeVisible();
    await expectSilenced(page, 5);
    await expect.poll(() => audio(page)).toEqual(['suspended']);
    await page.clock.runFor(30_000);
    await goBack(page);
    await expect(heading(page)).toHaveText('Repos');
    const inSeconds = await lastTone(page, 10);
    expect(inSeconds).toBeGreaterThan(58);
    expect(inSeconds).toBeLessThan(61);
  });
}

test('a phone that slept past the end gives no cue in the next set', async ({ page }) => {
  await recordCues(page);
  await rest(page);
  await page.clock.fastForward(5 * 60_000);
  await comeBack(page);
  await expect(page.getByText('Repos fini depuis 3:30')).toBeVisible();
  // The audio clock has slept: what waits in it would sound in the set.
  await expectSilenced(page, 5);
  expect((await recorded(page)).vibrations).toEqual([]);
  await expect(flash(page)).toHaveCount(0);
});

test('a phone that slept in the middle of a rest sounds at its end', async ({ page }) => {
  await recordCues(page);
  await rest(page);
  // The audio clock has slept too: what waits in it would sound half a minute late.
  await page.clock.fastForward(30_000);
  await comeBack(page);
  const inSeconds = await lastTone(page, 10);
  await expectSilenced(page, 5);
  expect(inSeconds).toBeGreaterThan(58);
  expect(inSeconds).toBeLessThan(61);
});

test('a phone call that takes the sound gives it back', async ({ page }) => {
  await recordCues(page);
  await rest(page);
  await page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded.contexts[0]?.suspend());
  await expectSilenced(page, 5);
  await page.clock.runFor(40_000);
  await comeBack(page);
  const inSeconds = await lastTone(page, 10);
  expect(inSeconds).toBeGreaterThan(48);
  expect(inSeconds).toBeLessThan(51);
});

test('no audio is opened without sound, and none stays open after the workout', async ({ page }) => {
  await recordCues(page);
  await begin(page, STRENGTH);
  await expect.poll(() => audio(page)).toEqual(['running']);
  await press(page, 'Signaux de la séance');
  await page.getByLabel('Son').uncheck();
  await expect.poll(() => audio(page)).toEqual(['suspended']);
  await page.getByLabel('Son').check();
  await expect.poll(() => audio(page)).toEqual(['running']);
  await press(page, 'Fermer', 'Quitter la séance', 'La terminer ici');
  await expect.poll(() => audio(page)).toEqual(['suspended']);
});

test('each of two timed sets tells its end', async ({ page }) => {
  await recordCues(page);
  const seconds = await toTimedSets(page);
  for (const sets of [1, 2]) {
    await press(page, 'Partir');
    await page.clock.runFor(3_000 + seconds * 1000);
    await expect.poll(async () => (await recorded(page)).vibrations).toHaveLength(sets);
    await expect(flash(page)).toBeVisible();
    // But for the rest between them, which is skipped.
    await expectSilenced(page, 5 * (sets - 1));
    if (sets === 1) await press(page, 'Passer le repos');
  }
});

test('a browser that can do none of it runs the workout', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['vibrate', 'wakeLock']) Reflect.deleteProperty(Navigator.prototype, name);
    Reflect.deleteProperty(window, 'AudioContext');
  });
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  await page.clock.runFor(91_000);
  await expect(page.getByText(/Repos fini depuis/)).toBeVisible();
  await expect(button(page, 'Série faite')).toBeVisible();
});
