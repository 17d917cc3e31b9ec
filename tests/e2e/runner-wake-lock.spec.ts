import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { begin, press, STRENGTH } from './runner.ts';
import { comeBack } from './versions.ts';

test.use({ permissions: ['screen-wake-lock'] });

/** Records each time the app asks for a wake lock or releases one. */
async function recordWakeLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(window, { locks });
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = async function (type) {
      locks.push('asked');
      return request.call(this, type);
    };
    const { release } = WakeLockSentinel.prototype;
    WakeLockSentinel.prototype.release = async function () {
      locks.push('released');
      return release.call(this);
    };
  });
}

const wakeLocks = (page: Page) => page.evaluate(() => (window as unknown as { locks: string[] }).locks);

test('the screen stays on while the workout runs, and again after a look elsewhere', async ({ page }) => {
  await recordWakeLocks(page);
  await begin(page, STRENGTH);
  await expect.poll(async () => await wakeLocks(page)).toContain('asked');
  const asked = async () => (await wakeLocks(page)).filter((what) => what === 'asked').length;
  const before = await asked();
  await comeBack(page);
  await expect.poll(asked).toBe(before + 1);
  await press(page, 'Pause');
  await expect.poll(async () => (await wakeLocks(page)).at(-1)).toBe('released');
  await press(page, 'Reprendre');
  await expect.poll(asked).toBe(before + 2);
});

test('a screen that is granted to stay on once the workout is paused is let go', async ({ page }) => {
  await recordWakeLocks(page);
  await page.addInitScript(() => {
    const gate = new Promise<void>((resolve) => Object.assign(window, { answerWakeLocks: resolve }));
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = async function (type) {
      const granted = await request.call(this, type);
      await gate;
      return granted;
    };
  });
  await begin(page, STRENGTH);
  await expect.poll(async () => await wakeLocks(page)).toEqual(['asked']);
  await press(page, 'Pause');
  await page.evaluate(() => (window as unknown as { answerWakeLocks: () => void }).answerWakeLocks());
  await expect.poll(async () => await wakeLocks(page)).toEqual(['asked', 'released']);
});

test('a phone that was forgotten on its bench goes dark, and stays on from the next press', async ({ page }) => {
  await recordWakeLocks(page);
  await begin(page, STRENGTH);
  await press(page, 'Passer');
  const last = async () => (await wakeLocks(page)).at(-1);
  await page.clock.fastForward(29 * 60_000);
  expect(await last()).toBe('asked');
  await page.clock.fastForward(60_000);
  await expect.poll(last).toBe('released');
  await press(page, 'Série faite');
  await expect.poll(last).toBe('asked');
});
