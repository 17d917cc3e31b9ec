import { defineConfig } from '@playwright/test';
import app from './playwright.config.ts';
import { AUTH_PORT, addressOn, PORT } from './tests/e2e/address.ts';

/** What coaches have written, as `npm start` serves it. */
export default defineConfig({
  ...app,
  testDir: 'tests/real-content',
  outputDir: 'test-results/real-content',
  testMatch: '*.spec.ts',
  projects: [{ name: 'real content' }],
  webServer: {
    command: 'npm start',
    url: addressOn(PORT),
    env: { PORT: String(PORT), AUTH_PORT: String(AUTH_PORT), BASE_PATH: '/objectif-8/', DEMO_ACCOUNTS: 'temporary' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 },
  },
});
