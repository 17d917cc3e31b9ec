import { defineConfig } from 'vitest/config';

/** The app in every browser engine, one window at a time: they share the machine, and each has deadlines. */
export default defineConfig({
  test: {
    include: ['tests/browsers/**/*.test.ts'],
    globalSetup: 'tests/browsers/setup.ts',
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
