import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSession } from '../../src/auth/firebase/sessionWatch.ts';

/** As much of a page as the watch listens to. */
let page: EventTarget & { hidden: boolean };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks at once, then every minute', async () => {
  const ask = vi.fn(async () => true);
  watchSession(ask);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000 - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('without an answer asks again after 2, 4 and 8 s, then every 15 s, until there is one', async () => {
  const ask = vi.fn(async () => ask.mock.calls.length === 7);
  watchSession(ask);
  const waits: number[] = [];
  for (let calls = 1; calls < 7; calls += 1) {
    const before = Date.now();
    await vi.advanceTimersToNextTimerAsync();
    waits.push(Date.now() - before);
  }
  expect(waits).toEqual([2000, 4000, 8000, 15_000, 15_000, 15_000]);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ask).toHaveBeenCalledTimes(7);
});

test('a question that breaks is one without an answer', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('broken')));
  watchSession(ask);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
])('asks when %s', async (_name, happen) => {
  const ask = vi.fn(async () => true);
  watchSession(ask);
  await vi.advanceTimersByTimeAsync(1);
  happen();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('asks nothing while hidden, and at once when shown again', async () => {
  const ask = vi.fn(async () => false);
  watchSession(ask);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('asks one question at a time', async () => {
  const ask = vi.fn(() => new Promise<boolean>(() => undefined));
  watchSession(ask);
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
  watchSession(ask);
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
  const stop = watchSession(ask);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(1);
});
