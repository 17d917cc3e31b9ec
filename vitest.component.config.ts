import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { buildFolders } from './scripts/content/folders.ts';
import { contentModules } from './scripts/content/vite/content-modules.ts';
import { DEMO_SETTINGS } from './scripts/demo/accounts.ts';
import { findOrInstallTestChromium } from './scripts/verify/programs.ts';
import { commands } from './tests/component/commands.ts';
import { PROGRAMME } from './tests/fixtures/programme.ts';

/** The app's screens with the tests' programme in a real browser; without a build, the accounts' SDK or a worker. */
export default defineConfig({
  plugins: [contentModules(buildFolders(PROGRAMME)), react()],
  define: {
    __SETTINGS__: JSON.stringify(DEMO_SETTINGS),
    __SERVICE_WORKER__: 'false',
    __VERSION__: JSON.stringify({ app: '1.2.3', contentDate: '2026-11-02' }),
  },
  // Found during a run it would reload the page.
  optimizeDeps: {
    include: [
      'axe-core',
      'diff',
      'firebase/app',
      'firebase/auth',
      'ical.js',
      'idb',
      'lucide',
      'react',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      'valibot',
      'vitest-browser-react',
      'yaml',
      'zod',
      'fastest-levenshtein',
    ],
  },
  test: {
    include: ['tests/component/**/*.test.tsx'],
    globalSetup: ['tests/fixtures/publish-programme.ts'],
    setupFiles: ['tests/component/setup.ts'],
    // The files of a worker share one page and its modules, as the tests of a file do: each undoes what it did. The
    // runner's sound and voice stay open, and a journal counts as read: no test may rely on being the first.
    isolate: false,
    // Each file waits now and then: for a press, a paint.
    maxWorkers: availableParallelism() + 1,
    // A slow machine is not a fault.
    testTimeout: 30_000,
    // The last lines of the run name what needed it.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 10_000, interval: 20 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 360, height: 740 },
      commands,
      provider: playwright({
        launchOptions: { executablePath: findOrInstallTestChromium(), args: ['--no-sandbox', '--disable-gpu'] },
        contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris', hasTouch: true },
        actionTimeout: 10_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
