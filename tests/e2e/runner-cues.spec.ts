import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { begin, button, press, STRENGTH } from './runner.ts';
import { comeBack } from './versions.ts';

interface Noticed {
  vibrations: unknown[];
  /** In seconds from when it was asked for. */
  tones: { hz: number; inSeconds: number }[];
  silenced: number;
  locks: string[];
}

/** Notes what the app asks of the browser, which then does it. */
async function notice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noticed: Noticed = { vibrations: [], tones: [], silenced: 0, locks: [] };
    Object.assign(window, { noticed });
    const { vibrate } = Navigator.prototype;
    Object.assign(Navigator.prototype, {
      vibrate(this: Navigator, pattern: VibratePattern) {
        noticed.vibrations.push(pattern);
        return vibrate.call(this, pattern as number[]);
      },
    });
    const { start, stop } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (this: OscillatorNode, when = 0) {
      noticed.tones.push({ hz: this.frequency.value, inSeconds: when - this.context.currentTime });
      start.call(this, when);
    };
    AudioScheduledSourceNode.prototype.stop = function (when) {
      if (when === undefined) noticed.silenced += 1;
      stop.call(this, when);
    };
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = async function (type) {
      noticed.locks.push('asked');
      return request.call(this, type);
    };
    const { release } = WakeLockSentinel.prototype;
    WakeLockSentinel.prototype.release = async function () {
      noticed.locks.push('released');
      return release.call(this);
    };
  });
}

const noticed = (page: Page) => page.evaluate(() => (window as unknown as { noticed: Noticed }).noticed);
const flash = (page: Page) => page.locator('[data-flashing="true"]');

/** To the first rest, half a second old. */
async function rest(page: Page): Promise<void> {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
}

test('the end of a rest sounds, vibrates and flashes once', async ({ page }) => {
  await notice(page);
  await rest(page);
  const { tones } = await noticed(page);
  // Three ticks, then two tones at the end, in the hands of the audio hardware from the start.
  const seconds = tones.map(({ inSeconds }) => Math.round(inSeconds));
  expect(seconds.slice(-5)).toEqual([87, 88, 89, 90, 90]);
  await page.clock.runFor(89_000);
  await expect(flash(page)).toHaveCount(0);
  expect((await noticed(page)).vibrations).toEqual([]);
  await page.clock.runFor(1_000);
  await expect(flash(page)).toBeVisible();
  expect((await noticed(page)).vibrations).toHaveLength(1);
  expect((await noticed(page)).silenced).toBe(0);
  await page.clock.runFor(5_000);
  await expect(flash(page)).toHaveCount(0);
  expect((await noticed(page)).vibrations).toHaveLength(1);
});

test('a rest that is skipped or paused takes its sound back', async ({ page }) => {
  await notice(page);
  await rest(page);
  await press(page, 'Pause');
  expect((await noticed(page)).silenced).toBe(5);
  await press(page, 'Reprendre', 'Passer le repos');
  expect((await noticed(page)).silenced).toBe(10);
  await page.clock.runFor(120_000);
  expect((await noticed(page)).vibrations).toEqual([]);
});

test('each cue is switched off, and stays off', async ({ page }) => {
  await notice(page);
  await begin(page, STRENGTH);
  await press(page, 'Réglages de la séance');
  for (const name of ['Son', 'Vibration', 'Flash de l’écran']) await page.getByLabel(name).uncheck();
  await press(page, 'Fermer');
  await expect(button(page, 'Réglages de la séance')).toBeFocused();
  await page.clock.resume();
  await page.reload();
  await press(page, 'Passer', 'Série faite');
  await page.clock.runFor(91_000);
  await expect(page.getByText(/Repos fini depuis/)).toBeVisible();
  await expect(flash(page)).toHaveCount(0);
  expect(await noticed(page)).toMatchObject({ tones: [], vibrations: [] });
  await press(page, 'Réglages de la séance');
  await expect(page.getByLabel('Son')).not.toBeChecked();
});

test('the screen stays on while the workout runs, and again after a look elsewhere', async ({ page }) => {
  await notice(page);
  await begin(page, STRENGTH);
  await expect.poll(async () => (await noticed(page)).locks).toContain('asked');
  const asked = async () => (await noticed(page)).locks.filter((what) => what === 'asked').length;
  const before = await asked();
  await comeBack(page);
  await expect.poll(asked).toBe(before + 1);
  await press(page, 'Pause');
  await expect.poll(async () => (await noticed(page)).locks.at(-1)).toBe('released');
  await press(page, 'Reprendre');
  await expect.poll(asked).toBe(before + 2);
});

test('a browser that can do none of it runs the workout', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['vibrate', 'wakeLock']) Reflect.deleteProperty(Navigator.prototype, name);
    Reflect.deleteProperty(window, 'AudioContext');
  });
  await rest(page);
  await page.clock.runFor(91_000);
  await expect(page.getByText(/Repos fini depuis/)).toBeVisible();
  await expect(button(page, 'Série faite')).toBeVisible();
});
