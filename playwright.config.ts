import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CALENDAR, findOrInstallTestChromium, isLeftOut } from './scripts/verify/programs.ts';
import { AUTH_PORT, addressOn, PORT } from './tests/e2e/address.ts';

/** Other builds, `npm start`, what needs khal: few changes can break them. */
const SLOW = /\/(?:short-programme|worker-off|start|calendar-program)\.spec\.ts$/;
const CALENDAR_PROGRAM = /\/calendar-program\.spec\.ts$/;

/** The real app with the tests' programme, its real emulator, in a real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Each test waits now and then: for the network, a clock, a paint.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  // The last lines of the run name what needed it.
  retries: process.env.CI ? 1 : 0,
  // A slow machine is not a fault; what must be fast is measured where it matters.
  expect: { timeout: 10_000 },
  use: {
    ...devices['Pixel 7'],
    baseURL: addressOn(PORT),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 360, height: 740 },
    // A worker would answer before the faults that tests put on the network; what it does has tests of its own.
    serviceWorkers: 'block',
    // Painted without a GPU: each pixel costs. For the same reason no trace is kept; ask for one with --trace on.
    deviceScaleFactor: 1,
    launchOptions: {
      executablePath: findOrInstallTestChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    },
  },
  projects: [
    { name: 'usual', testIgnore: SLOW },
    { name: 'slow', testMatch: SLOW, testIgnore: isLeftOut(CALENDAR) ? CALENDAR_PROGRAM : [] },
  ],
  webServer: {
    command: 'node scripts/run.cjs tests/e2e/server.ts',
    url: addressOn(PORT),
    env: {
      PORT: String(PORT),
      AUTH_PORT: String(AUTH_PORT),
      BASE_PATH: '/objectif-8/',
      DEMO_ACCOUNTS: 'temporary',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 },
  },
});
