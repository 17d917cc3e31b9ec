import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { eraseDevice } from './device.ts';
import './matchers.ts';

let noises: string[] = [];

/** What the console says because the test provokes it; anything else fails the test, and so does its absence. */
export function expectNoise(expected: RegExp): void {
  expectedNoise = expected;
}
let expectedNoise: RegExp | undefined;

beforeEach(async () => {
  noises = [];
  expectedNoise = undefined;
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...words) => void noises.push(`${kind}: ${words.join(' ')}`));
});

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await eraseDevice();
  document.documentElement.style.removeProperty('font-size');
  if (window.innerWidth !== 360 || window.innerHeight !== 740) await page.viewport(360, 740);
  await commands.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null, media: null });
  expect(noises.filter((noise) => !expectedNoise?.test(noise))).toEqual([]);
  if (expectedNoise) expect(noises, 'what the test expects of the console').not.toEqual([]);
});
