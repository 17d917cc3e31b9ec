import type { Locator } from 'vitest/browser';

/** As it is read: without the breaks of its markup, no-break spaces as spaces. */
export const readText = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

export const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => readText(textContent));
