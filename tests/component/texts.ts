import type { Locator } from 'vitest/browser';

/** As it is read: without the breaks of its markup and the joiners of its words, no-break spaces as spaces. */
export const readText = (text: string | null) =>
  (text ?? '')
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => readText(textContent));
