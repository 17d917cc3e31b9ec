import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { contentModules } from './scripts/content/dev/content-modules.ts';
import { buildFolders } from './scripts/content/folders.ts';
import { PROGRAMME } from './tests/fixtures/programme.ts';

export default defineConfig({
  // The sources that a test imports hold the tests' programme; so do the builds that it makes.
  plugins: [contentModules(buildFolders(PROGRAMME))],
  test: {
    include: ['tests/{unit,content,real-content}/**/*.test.ts'],
    globalSetup: ['tests/fixtures/publish-programme.ts', 'tests/fixtures/random-seed.ts'],
    // Vitest's own choice leaves a core unused.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
  },
});
