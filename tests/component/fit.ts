import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { expectScreen } from './axe.ts';

const HEIGHT = 740;

/** The page stands at the narrowest phone, and with letters twice their size on a common one. */
export async function expectFits(): Promise<void> {
  await expectScreen();
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, HEIGHT);
  expect.soft(textOutOfSight(), `at 320 px, ${location.pathname}`).toEqual([]);
  await page.viewport(360, HEIGHT);
  doubleText();
  expect.soft(textOutOfSight(), `with text at 200 %, ${location.pathname}`).toEqual([]);
  await page.viewport(320, HEIGHT);
  expect.soft(pageTooWide(), `with text at 200 % at 320 px, ${location.pathname}`).toEqual([]);
  document.documentElement.style.removeProperty('font-size');
  await page.viewport(innerWidth, innerHeight);
}

/** Letters of twice their size, until the end of the test. */
export const doubleText = () => document.documentElement.style.setProperty('font-size', '200%', 'important');

function pageTooWide(): string[] {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} px wide on ${window.innerWidth} px`] : [];
}

/** What can't be read without scrolling sideways, or at all because its box cuts it off. */
function textOutOfSight(): string[] {
  const width = window.innerWidth;
  const tolerance = 1;
  const found = pageTooWide();

  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
  // Above and below its ink, a letter's box holds room that may well be cut off.
  const isCut = (box: DOMRect, letters: DOMRect) =>
    letters.right > box.right + tolerance ||
    letters.left < box.left - tolerance ||
    letters.bottom > box.bottom + letters.height / 4 ||
    letters.top < box.top - letters.height / 4;

  for (const control of document.querySelectorAll('a[href], button, summary, input, progress')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
    const { left, right } = control.getBoundingClientRect();
    if (getComputedStyle(control).clipPath === 'none' && (left < -tolerance || right > width + tolerance)) {
      found.push(`the control « ${control.textContent || control.getAttribute('aria-label')} »`);
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const around = text.parentElement ? ancestors(text.parentElement) : [];
    const shown = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // What is for screen readers only is clipped on purpose.
    const forEars = around.some((element) => getComputedStyle(element).clipPath !== 'none');
    if (!text.textContent?.trim() || !shown || forEars) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const clipping = around.filter((element) => /hidden|clip/.test(getComputedStyle(element).overflow));
    for (const letters of range.getClientRects()) {
      const outside = letters.right > width + tolerance || letters.left < -tolerance;
      if (outside || clipping.some((element) => isCut(element.getBoundingClientRect(), letters))) {
        found.push(text.textContent.trim());
        break;
      }
    }
  }
  return found;
}
