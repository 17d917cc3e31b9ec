import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Of their rules, those that a colour scheme can break. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Runs axe on what is shown now, in both colour schemes, which differ in their colours alone. */
export async function expectAccessible(): Promise<void> {
  await expectScreen();
  const { innerHeight } = window;
  await commands.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await showAll();
  expect.soft(await violations({ runOnly: WCAG_2_2_AA }), `axe in light on ${location.pathname}`).toEqual([]);
  await page.viewport(window.innerWidth, innerHeight);
  await commands.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violations({ runOnly: { type: 'rule', values: ABOUT_COLOURS } });
  expect.soft(inDark, `axe in dark on ${location.pathname}`).toEqual([]);
  await commands.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** Waits until there is one: each has a heading. */
export async function expectScreen(): Promise<void> {
  const isShown = (heading: Element) => heading.checkVisibility({ visibilityProperty: true });
  await expect.poll(() => [...document.querySelectorAll('h1')].some(isShown)).toBe(true);
}

/** In a window as high as the page, or as what scrolls in it: half below a bar, a control would be too small for axe. */
async function showAll(): Promise<void> {
  // Twice more: what is as high as a part of the window grows with it.
  for (let times = 0; times < 3; times += 1) {
    const hidden = hiddenHeight();
    if (hidden <= 0) return;
    await page.viewport(window.innerWidth, window.innerHeight + hidden);
  }
}

function hiddenHeight(): number {
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
  const scrolling = [...document.querySelectorAll('body *')].filter(scrolls);
  return Math.max(...[document.documentElement, ...scrolling].map((each) => each.scrollHeight - each.clientHeight));
}

/** As the browser has it, before a test stops the clock: axe waits by it. */
const { setTimeout: realSetTimeout } = window;

/** Each element that breaks a rule, with the rule; `selector` says where. */
export async function violations(options: RunOptions, selector = 'html'): Promise<string[]> {
  const { setTimeout: ownSetTimeout } = window;
  window.setTimeout = realSetTimeout;
  try {
    const { violations: found } = await axe.run(selector, { ...options, resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  } finally {
    window.setTimeout = ownSetTimeout;
  }
}
