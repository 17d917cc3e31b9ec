import type { Engine } from '../../../scripts/verify/engines.ts';
import {
  browserPath,
  findOrInstallTestChromium,
  pathOf,
  VIRTUAL_SCREEN,
  WEBKIT_DRIVER,
} from '../../../scripts/verify/programs.ts';
import { openPuppeteer } from './puppeteer.ts';
import { openWebkit } from './webkit.ts';
import type { BrowserWindow } from './window.ts';

/** `initScript` is a script that runs in every page before its own where the engine's driver has a way to do so. */
export async function openWindow(engine: Engine, initScript: string): Promise<BrowserWindow> {
  if (engine !== 'webkit') {
    const executablePath = engine === 'chromium' ? findOrInstallTestChromium() : browserPath(engine);
    return openPuppeteer({ engine, executablePath, initScript });
  }
  return openWebkit({ driver: pathOf(WEBKIT_DRIVER), virtualScreen: pathOf(VIRTUAL_SCREEN) });
}
