import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { buildFolders } from './scripts/content/folders.ts';
import { contentModules } from './scripts/content/vite/content-modules.ts';
import { PROGRAMME } from './tests/fixtures/programme.ts';

/** Texts in, diagnostics out: where their files share the modules, they take half the time. */
const COMPILER = ['tests/content/{parse,validate}/**/*.test.ts'];
/** Random values by the hundred, commands and servers run as processes, builds that fail: few changes can break them. */
const SLOW = [
  'tests/content/{mutations,slips}/**/*.test.ts',
  'tests/content/{cli,dev/edits,project-folder,recipes,stops-the-build,valid-content}.test.ts',
  'tests/unit/member-create.test.ts',
  'tests/unit/workflows/*.test.ts',
];

const project = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  // The sources that a test imports hold the tests' programme; so do the builds that it makes.
  plugins: [contentModules(buildFolders(PROGRAMME))],
  test: { testTimeout: 60_000, ...test },
});

export default defineConfig({
  test: {
    globalSetup: ['tests/fixtures/publish-programme.ts', 'tests/fixtures/random-seed.ts'],
    // Vitest's own choice leaves a core unused.
    maxWorkers: availableParallelism(),
    projects: [
      project({ name: 'compiler', include: COMPILER, isolate: false }),
      project({ name: 'slow', include: SLOW }),
      project({
        name: 'others',
        include: ['tests/{unit,content,real-content}/**/*.test.ts'],
        exclude: [...COMPILER, ...SLOW],
      }),
    ],
  },
});
