import { expect } from 'vitest';
import { readText } from './texts.ts';

expect.extend({
  /** The whole text of an element. */
  toHaveText(element: Element, expected: string | RegExp) {
    const text = readText(element.textContent);
    const pass = typeof expected === 'string' ? text === readText(expected) : expected.test(text);
    return { pass, message: () => `the text of the element`, actual: text, expected };
  },
  /** A part of it; unlike that of `toHaveTextContent` what is expected may have no-break spaces. */
  toContainText(element: Element, expected: string) {
    const text = readText(element.textContent);
    return {
      pass: readText(expected) !== '' && text.includes(readText(expected)),
      message: () => 'the text of the element',
      actual: text,
      expected,
    };
  },
});

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: as Vitest declares it
  interface Matchers<T = any> {
    toHaveText: (expected: string | RegExp) => T;
    toContainText: (expected: string) => T;
  }
}
