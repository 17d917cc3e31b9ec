import { beforeEach, expect, test, vi } from 'vitest';
import { pass } from './device.ts';
import { comeBack, passLong } from './phone.ts';
import { begin, press, STRENGTH } from './runner.ts';

const release = vi.fn(async () => {});
const grant = () => Object.assign(new EventTarget(), { release }) as unknown as WakeLockSentinel;
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
    const lock = grant();
    granted.push(lock);
    return lock;
  });
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
  let answer = (_: WakeLockSentinel) => {};
  request.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await begin(STRENGTH);
  await expectLocks(1, 0);
  await press('Pause');
  answer(grant());
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

test('a screen that was refused is asked for again at the next press, also in a dialog', async () => {
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
  await begin(STRENGTH);
  await expectLocks(1, 0);
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
  await press('Signaux de la séance');
  await expectLocks(2, 0);
  await press('Fermer');
  await expectLocks(3, 0);
  // Granted, it is not asked for twice.
  await press('Passer', 'Série faite');
  await expectLocks(3, 0);
});

test('a screen that the system lets go is asked for again, without end only at presses', async () => {
  await begin(STRENGTH);
  await expectLocks(1, 0);
  letGo();
  await expectLocks(2, 0);
  await pass(60_000);
  letGo();
  await expectLocks(3, 0);
  // At once, as with a low battery.
  letGo();
  await pass(60_000);
  await expectLocks(3, 0);
  await press('Passer');
  await expectLocks(4, 0);
});
