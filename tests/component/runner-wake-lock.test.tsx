import { beforeEach, expect, test, vi } from 'vitest';
import { pass } from './device.ts';
import { comeBack, passLong } from './phone.ts';
import { begin, press, STRENGTH } from './runner.ts';

const release = vi.fn(async () => {});
const granted = { release } as unknown as WakeLockSentinel;
// The page may not keep the screen on here.
const request = vi.fn(async () => granted);
const expectLocks = (asked: number, released: number) =>
  expect.poll(() => [request.mock.calls.length, release.mock.calls.length]).toEqual([asked, released]);

beforeEach(() => {
  release.mockClear();
  request.mockReset().mockResolvedValue(granted);
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(request);
});

test('the screen stays on while the workout runs, and again after a look elsewhere', async () => {
  await begin(STRENGTH);
  await expectLocks(1, 0);
  comeBack();
  await expectLocks(2, 0);
  await press('Pause');
  await expectLocks(2, 1);
  await press('Reprendre');
  await expectLocks(3, 1);
});

test('a screen that is granted to stay on once the workout is paused is let go', async () => {
  let grant = (_: WakeLockSentinel) => {};
  request.mockImplementationOnce(() => new Promise((resolve) => (grant = resolve)));
  await begin(STRENGTH);
  await expectLocks(1, 0);
  await press('Pause');
  grant(granted);
  await expectLocks(1, 1);
});

test('half an hour after the last press the screen may go dark, until the next press', async () => {
  await begin(STRENGTH);
  await press('Passer');
  vi.setSystemTime(Date.now() + 29 * 60_000);
  await pass(1000);
  await expectLocks(1, 0);
  await passLong(60_000);
  await expectLocks(1, 1);
  await press('Série faite');
  await expectLocks(2, 1);
});
