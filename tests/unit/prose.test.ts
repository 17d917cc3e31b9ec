import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parseRichText } from '../../schema/rich-text.ts';
import { Prose } from '../../src/renderers/Prose.tsx';

const markupOf = (text: string) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Prose, { text: parseRichText(text) })));

test('a link to another site opens apart, says so to screen readers, and tells that site nothing', () => {
  const link = markupOf('[La fiche](https://www.anses.fr/fr)');
  expect(link).toMatch(/^<a href="https:\/\/www\.anses\.fr\/fr" [^>]*target="_blank" rel="noreferrer">/);
  expect(link).toContain('>La fiche (anses.fr)<span class="visually-hidden"> (nouvel onglet)</span></a>');
});

test('a link to a page of the app opens in its place', () => {
  expect(markupOf('[Le guide](/competition)')).toMatch(
    /^<a (?!.*target=)[^>]*href="\/competition"[^>]*>Le guide<\/a>$/,
  );
});
