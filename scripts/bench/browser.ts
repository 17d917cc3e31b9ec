import { chromium } from '@playwright/test';
import { withDemo } from '../demo/with-demo.ts';
import { findOrInstallChromium } from '../verify/programs.ts';

export const openBrowser = () =>
  chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** What the runner of the scripts wraps named functions in, those too that run in a page. */
export const NAMED_FUNCTIONS = 'globalThis.__name ??= (named) => named';

/** Runs a measurement of the demo, which is served at an address, and ends the process. */
export async function measureDemo(measure: (address: string) => Promise<void>): Promise<never> {
  await withDemo(measure);
  // The server of the demo would keep the process alive.
  process.exit();
}
