import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { type BrowserWindow, HEIGHT, WIDTH } from './window.ts';

/** What keeps Chromium running as root and without a GPU, and from calling home. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
];

interface PuppeteerBrowser {
  engine: 'chromium' | 'firefox';
  executablePath: string;
  /** A script that runs in every page before its own. */
  initScript: string;
}

/** Chromium through its DevTools, Firefox through WebDriver BiDi. */
export async function openPuppeteer({ engine, executablePath, initScript }: PuppeteerBrowser): Promise<BrowserWindow> {
  const browser = await puppeteer.launch({
    browser: engine === 'chromium' ? 'chrome' : 'firefox',
    executablePath,
    args: engine === 'chromium' ? CHROMIUM_ARGUMENTS : [],
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: WIDTH, height: HEIGHT });
  await page.evaluateOnNewDocument(initScript);
  return {
    async goto(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    evaluate: (expression) => page.evaluate(expression),
    async press(expression) {
      const handle = await page.evaluateHandle(expression);
      const element = handle.asElement() as ElementHandle<Element> | null;
      await element?.click();
      await handle.dispose();
      return element !== null;
    },
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
