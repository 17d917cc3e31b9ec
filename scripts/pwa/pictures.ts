import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { enterDemo, withDemo } from '../demo/with-demo.ts';
import { findOrInstallChromium } from '../verify/programs.ts';

/** Draws again every picture that a device shows of the app: icons from public/icon.svg, screenshots from the demo. */

const PLATE = 'rect:first-of-type';
const FULL_BLEED = `svg > ${PLATE} { rx: 0 }`;

const ICONS: readonly { file: string; size: number; style: string }[] = [
  { file: 'any-192.png', size: 192, style: '' },
  { file: 'any-512.png', size: 512, style: '' },
  // What a mask leaves for certain is a circle of 80 %.
  { file: 'maskable-512.png', size: 512, style: `${FULL_BLEED} svg > g { scale: 0.86; transform-origin: center }` },
  // Only what is opaque counts: the 8 alone, its lanes cut out.
  {
    file: 'monochrome-512.png',
    size: 512,
    style: `svg > ${PLATE} { opacity: 0 } svg > g > g:last-of-type { opacity: 0 }`,
  },
  // Opaque to its corners: the phone rounds them itself, and paints what is transparent black.
  { file: 'apple-touch-icon.png', size: 180, style: FULL_BLEED },
];

const SCREENSHOTS = [
  { file: 'programme-narrow.png', path: 'training', width: 360, height: 740, scale: 2 },
  { file: 'week-narrow.png', path: 'training/phase1#semaine-1', width: 360, height: 740, scale: 2 },
  { file: 'workout-narrow.png', path: 'training/phase1/upper-body', width: 360, height: 740, scale: 2 },
  { file: 'programme-wide.png', path: 'training', width: 1280, height: 800, scale: 1 },
  { file: 'race-wide.png', path: 'understanding', width: 1280, height: 800, scale: 1 },
] as const;

async function drawIcons(browser: Browser): Promise<void> {
  await mkdir('public/icons', { recursive: true });
  const drawing = await readFile('public/icon.svg', 'utf8');
  for (const { file, size, style } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw } ${style}</style>${drawing}`);
    await writeFile(`public/icons/${file}`, await page.screenshot({ omitBackground: true }));
    await page.close();
  }
}

async function takeScreenshots(browser: Browser, address: string): Promise<void> {
  await mkdir('public/screenshots', { recursive: true });
  for (const { file, path, width, height, scale } of SCREENSHOTS) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale, colorScheme: 'light' });
    await enterDemo(page, address);
    await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await writeFile(`public/screenshots/${file}`, await page.screenshot());
    await page.context().close();
  }
}

const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
await drawIcons(browser);
await withDemo((address) => takeScreenshots(browser, address));
await browser.close();
// The server of the demo would keep the process alive.
process.exit();
