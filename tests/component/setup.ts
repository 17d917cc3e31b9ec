import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { eraseDevice } from './device.ts';
import './matchers.ts';
import { endNoise, hear } from './noise.ts';

beforeEach(async () => {
  endNoise();
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...words) => hear(`${kind}: ${words.join(' ')}`));
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
  expect(endNoise(), 'what the console said unexpectedly, or did not say').toEqual([]);
});
