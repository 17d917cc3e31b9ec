import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { chosenEngines, type Engine } from './scripts/verify/engines.ts';

const EVERY = 'tests/browsers/**/*.test.ts';
/** What tests/e2e does not try in it. */
const IN_CHROMIUM = ['tests/browsers/lost-chunks.test.ts'];

const project = (engine: Engine) => ({
  test: {
    name: engine,
    include: engine === 'chromium' ? IN_CHROMIUM : [EVERY],
    provide: { engine },
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // The last lines of the run name what needed it.
    retry: process.env.CI ? 1 : 0,
  },
});

/** The app in every browser engine, a window for each core. */
export default defineConfig({
  test: {
    projects: chosenEngines().map(project),
    globalSetup: 'tests/browsers/setup.ts',
    maxWorkers: availableParallelism(),
  },
});
