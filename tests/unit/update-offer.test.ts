import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberAnswer } from '../../src/app/pwa/updateAnswer.ts';
import { startWorker } from '../../src/app/pwa/worker.ts';
import { TestStorage } from '../fixtures/storage.ts';

const pageOf = (version: string) => `<script type="module" src="/assets/boot-${version}.js"></script>`;
const container = Object.assign(new EventTarget(), {
  controller: {},
  getRegistration: async () => undefined,
  register: async () => Promise.reject(new Error('no worker here')),
});
const onNewVersion = vi.fn();
let stop: () => void;
/** What the worker in charge has. */
let installed: string;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2027, 2, 10, 9) });
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', { documentElement: { outerHTML: pageOf('one') } });
  vi.stubGlobal('localStorage', new TestStorage());
  vi.stubGlobal('fetch', async () => new Response(installed));
  stop = startWorker(onNewVersion);
});

afterEach(() => {
  stop();
  onNewVersion.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A worker takes over; answers the version that is offered then. */
async function takeOver(version: string): Promise<string | undefined> {
  installed = pageOf(version);
  onNewVersion.mockClear();
  container.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(10);
  return onNewVersion.mock.calls[0]?.[0];
}

test('a worker of other bytes with the files of this page offers nothing', async () => {
  expect(await takeOver('one')).toBeUndefined();
});

test('a version is offered until it is answered, and on the next day again', async () => {
  const offered = await takeOver('two');
  expect(offered).toContain('two');
  expect(await takeOver('two')).toBe(offered);
  rememberAnswer(offered);
  expect(await takeOver('two')).toBeUndefined();
  vi.setSystemTime(new Date(2027, 2, 11, 0, 1));
  expect(await takeOver('two')).toBe(offered);
});

test('another version is offered on the same day', async () => {
  rememberAnswer(await takeOver('two'));
  expect(await takeOver('three')).toContain('three');
});
