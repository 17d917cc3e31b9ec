import { beforeEach, expect, test, vi } from 'vitest';
import { pass } from './device.ts';
import { comeBack, passLong } from './phone.ts';
import { begin, press, STRENGTH } from './runner.ts';

const release = vi.fn(async () => {});
let granted: WakeLockSentinel[] = [];
// The page may not keep the screen on here.
const request = vi.fn<() => Promise<WakeLockSentinel>>();
const expectLocks = (asked: number, released: number) =>
  expect.poll(() => [request.mock.calls.length, release.mock.calls.length]).toEqual([asked, released]);

/** As the system does, for its own reasons. */
const letGo = () => granted.at(-1)?.dispatchEvent(new Event('release'));

beforeEach(() => {
  granted = [];
  release.mockClear();
  request.mockReset().mockImplementation(async () => {
    const lock = Object.assign(new EventTarget(), { release }) as unknown as WakeLockSentinel;
    granted.push(lock);
    return lock;
  });
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(request);
});

test('the screen stays on while the workout runs, again after a look elsewhere, for half an hour after a press', async () => {
  await begin(STRENGTH);
  await expectLocks(1, 0);
  comeBack();
  await expectLocks(2, 0);
  await press('Pause');
  await expectLocks(2, 1);
  await press('Reprendre');
  await expectLocks(3, 1);
  await press('Passer');
  vi.setSystemTime(Date.now() + 29 * 60_000);
  await pass(1000);
  await expectLocks(3, 1);
  await passLong(60_000);
  await expectLocks(3, 2);
  await press('Série faite');
  await expectLocks(4, 2);
});

test('a screen that was refused, or that the system lets go, is asked for again, without end only at presses', async () => {
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
  await begin(STRENGTH);
  await expectLocks(1, 0);
  await press('Signaux de la séance');
  await expectLocks(2, 0);
  // Granted, it is not asked for twice.
  await press('Fermer');
  letGo();
  await expectLocks(3, 0);
  // At once, as with a low battery.
  letGo();
  await pass(60_000);
  await expectLocks(3, 0);
  await press('Passer');
  await expectLocks(4, 0);
});
