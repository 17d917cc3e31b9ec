import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSessionChecks } from '../../src/auth/firebase/sessionCheck.ts';

/** As much of a page as the checks listen to. */
let page: EventTarget & { hidden: boolean };
let device: { onLine: boolean };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  device = { onLine: true };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', device);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks at once, and no more once there is an answer', async () => {
  const ask = vi.fn(async () => true);
  startSessionChecks(ask);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('without an answer asks again after 2 s, twice as long each time, every 5 min in the end, until there is one', async () => {
  const ask = vi.fn(async () => ask.mock.calls.length === 11);
  startSessionChecks(ask);
  const waits: number[] = [];
  for (let calls = 1; calls < 11; calls += 1) {
    const before = Date.now();
    await vi.advanceTimersToNextTimerAsync();
    waits.push((Date.now() - before) / 1000);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  expect(vi.getTimerCount()).toBe(0);
  expect(ask).toHaveBeenCalledTimes(11);
});

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
])('after long waits asks again after 2 s when %s', async (_name, happen) => {
  const ask = vi.fn(async () => false);
  startSessionChecks(ask);
  await vi.advanceTimersByTimeAsync(600_000);
  ask.mockClear();
  happen();
  await vi.advanceTimersByTimeAsync(6000);
  // At once, after 2 s and after 4 s more.
  expect(ask).toHaveBeenCalledTimes(3);
});

test('offline does not ask again before the network is back', async () => {
  const ask = vi.fn(async () => false);
  device.onLine = false;
  startSessionChecks(ask);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  device.onLine = true;
  window.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a question that breaks is one without an answer', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('broken')));
  startSessionChecks(ask);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
])('asks when %s', async (_name, happen) => {
  const ask = vi.fn(async () => true);
  startSessionChecks(ask);
  await vi.advanceTimersByTimeAsync(1);
  happen();
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('asks nothing while hidden, and at once when shown again', async () => {
  const ask = vi.fn(async () => false);
  startSessionChecks(ask);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('asks one question at a time', async () => {
  const ask = vi.fn(() => new Promise<boolean>(() => undefined));
  startSessionChecks(ask);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('asks once more when something happens during a question', async () => {
  let answer = (_answered: boolean) => {};
  const ask = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      }),
  );
  startSessionChecks(ask);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  answer(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  answer(true);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('asks no more once stopped, even in the middle of a question', async () => {
  const ask = vi.fn(async () => false);
  const stop = startSessionChecks(ask);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(1);
});
