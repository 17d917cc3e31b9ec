import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  [{ app: '0.2.0', contentDate: '2026-11-12' }, 'Version\u00a00.2.0 · programme du\u00a012\u00a0novembre\u00a02026'],
  [{ app: '0.2.0' }, 'Version\u00a00.2.0'],
])('%j', async (version, text) => {
  vi.stubGlobal('__VERSION__', version);
  const { AppVersion } = await import('../../src/profile/AppVersion.tsx');
  expect(renderToStaticMarkup(createElement(AppVersion)).replaceAll(/<[^>]+>/g, '')).toBe(text);
});
