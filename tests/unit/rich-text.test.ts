import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRichText, type RichText } from '../../schema/rich-text.ts';
import { linkDiagnosticsIn } from '../../scripts/content/validate/prose/links.ts';
import { rawMarkupIn } from '../../scripts/content/validate/prose/markup.ts';
import { plainText } from '../../src/format/richText.ts';
import { forAll } from '../fixtures/for-all.ts';

const ROUTES = ['/competition', '/training', '/training/phase1/upper-body'];

const PARSED: readonly (readonly [string, RichText, string])[] = [
  ['Sans rien, 3 * 10 et < 5 min.', 'Sans rien, 3 * 10 et < 5 min.', 'Sans rien, 3 * 10 et < 5 min.'],
  ['Ne force **jamais**.', ['Ne force ', { bold: 'jamais' }, '.'], 'Ne force jamais.'],
  [
    '[Le guide](/competition#equipment) aide.',
    [{ text: 'Le guide', href: '/competition#equipment' }, ' aide.'],
    'Le guide aide.',
  ],
  [
    'Lis [la fiche](Https://www.Anses.fr:8443/Fiche_(eau)).',
    ['Lis ', { text: 'la fiche', href: 'https://www.anses.fr:8443/Fiche_(eau)', host: 'anses.fr:8443' }, '.'],
    'Lis la fiche (anses.fr:8443).',
  ],
  ['**Un** et **deux**', [{ bold: 'Un' }, ' et ', { bold: 'deux' }], 'Un et deux'],
];

test.each(PARSED)(
  '%s is parsed, shows nothing raw, and can be read where nothing is bold or a link',
  (text, parsed, plain) => {
    expect(parseRichText(text)).toEqual(parsed);
    expect(plainText(parsed)).toBe(plain);
    expect([...rawMarkupIn(text, true), ...linkDiagnosticsIn(text, ROUTES)]).toEqual([]);
  },
);

test.each(['javascript:alert(1)', '//evil.test', 'http://evil.test', 'https://a@evil.test'])(
  '%s is no address of a link',
  (address) => {
    expect(JSON.stringify(parseRichText(`[x](${address})`))).not.toContain('href');
    expect(linkDiagnosticsIn(`[x](${address})`, ROUTES)).toHaveLength(1);
  },
);

/** Texts in which marks are as frequent as words. */
const marked = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '**',
        '*',
        '_',
        '`',
        '[',
        ']',
        '](',
        ')',
        '(',
        '/competition',
        'https://a.fr',
        '{',
        '}',
        '<b>',
        '</b>',
      ),
      fc.constantFrom(' ', 'mot', 'deux mots', '{semaine 2}', '&nbsp;', '# ', '\n', '~~', '***'),
      fc.constantFrom('**[mot](/competition)**', '**10 **', '** 10**', '[mot ](/competition)'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 16 },
  )
  .map((parts) => parts.join(''));
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

test('a text that nothing is said about shows each of its words, and no mark', () => {
  forAll(
    fc.property(marked, (text) => {
      const plain = plainText(parseRichText(text));
      if (rawMarkupIn(text, true).length + linkDiagnosticsIn(text, ROUTES).length > 0) return;
      // The address of a link is not shown, its host is.
      const shown = text.replace(/\]\([^()]*\)/g, ' ');
      expect(words(shown).filter((word) => !plain.includes(word))).toEqual([]);
      expect(plain).not.toMatch(/\*\*|\]\(|<\/?b>|&nbsp;|~~|`|https:/);
    }),
    1000,
  );
});

/** A text without its marks: words that have no space between them there are one. */
const unmarked = (text: string) => text.replace(/[*_`'#[\]]/g, '');

test('an advised change that is certain keeps the words of the text, and the spaces between them', () => {
  forAll(
    fc.property(marked, (text) => {
      for (const { start, end, replacement, isCertain } of rawMarkupIn(text, true)) {
        if (!isCertain || replacement === undefined || /[&<{]|https?:|www/.test(text.slice(start, end))) continue;
        const changed = text.slice(0, start) + replacement + text.slice(end);
        expect(words(unmarked(changed))).toEqual(words(unmarked(text)));
      }
    }),
    1000,
  );
});

/** What `--fix` makes of a text at once. */
const fixed = (text: string, isRich: boolean) =>
  rawMarkupIn(text, isRich)
    .filter(({ isCertain, replacement }) => isCertain && replacement !== undefined)
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end, replacement }) => left.slice(0, start) + replacement + left.slice(end), text);

test.each([
  ['Fais **10 **reps', 'Fais **10** reps'],
  ['Fais **10 **(pas plus), ** là **.', 'Fais **10** (pas plus), **là**.'],
  ['Vois[ le guide ](/competition)vite', 'Vois [le guide](/competition) vite'],
  ['**Vois [la course](/competition)**', '**Vois [la course](/competition)**'],
  ['[x](https://a.fr/(b) ensuite', '[x](https://a.fr/(b) ensuite'],
  ['Lis (https://a.fr/Relais_(course)).', 'Lis ([a.fr](https://a.fr/Relais_(course))).'],
])('%s is fixed as %s', (text, expected) => {
  expect(rawMarkupIn(text, true)).not.toEqual([]);
  expect(fixed(text, true)).toBe(expected);
});

test.each([
  ['[x](https://a.fr/Relais_(course)) ensuite', 'x ensuite'],
  ['Lis https://a.fr/Relais_(course).', 'Lis a.fr.'],
  ['[x](https://a.fr/(b) ensuite', '[x](https://a.fr/(b) ensuite'],
])('%s is fixed as %s in a plain field', (text, expected) => {
  expect(rawMarkupIn(text, false)).not.toEqual([]);
  expect(fixed(text, false)).toBe(expected);
});

test.each(['&#0;', '&#x110000;', '&valueOf;', '[x][1]'])('%s is reported, without a replacement', (text) => {
  const found = rawMarkupIn(`Va ${text} vite`, true);
  expect(found).not.toEqual([]);
  for (const { replacement } of found) expect(replacement).toBeUndefined();
});
