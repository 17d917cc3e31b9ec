import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Of their rules, those that a colour scheme can break. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Runs axe on what the page shows now, in both colour schemes, which differ in their colours alone. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const inLight = await atFullHeight(page, () => violations(page, { runOnly: WCAG_2_2_AA }));
  expect.soft(inLight, `axe in light on ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violations(page, { runOnly: { type: 'rule', values: ABOUT_COLOURS } });
  expect.soft(inDark, `axe in dark on ${page.url()}`).toEqual([]);
}

/** In a window as high as the page, or as what scrolls in it: half below a bar, a control would be too small for axe. */
async function atFullHeight<Result>(page: Page, analyse: () => Promise<Result>): Promise<Result> {
  const viewport = page.viewportSize();
  if (!viewport) return analyse();
  let { height } = viewport;
  // Twice more: what is as high as a part of the window grows with it.
  for (let times = 0; times < 3; times += 1) {
    const hidden = await hiddenHeight(page);
    if (hidden <= 0) break;
    height += hidden;
    await page.setViewportSize({ ...viewport, height });
  }
  const result = await analyse();
  await page.setViewportSize(viewport);
  return result;
}

function hiddenHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
    const scrolling = [...document.querySelectorAll('body *')].filter(scrolls);
    return Math.max(...[document.documentElement, ...scrolling].map((each) => each.scrollHeight - each.clientHeight));
  });
}

/**
 * Each element that breaks a rule, with the rule. A document gets axe once: its half megabyte of script costs as much as
 * a run.
 */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOptions) => {
    const { violations: found } = await window.axe.run({ ...runOptions, resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);
}
