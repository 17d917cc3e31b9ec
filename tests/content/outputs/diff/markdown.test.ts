import { expect, test } from 'vitest';
import { escapeMarkdown } from '../../../../scripts/content/outputs/markdown.ts';
import { add, replace } from '../../broken-copy.ts';
import { markdownAfter } from './changes.ts';

const WEEK = 'training/phase1/week-01.yaml';
const WRONG = replace(WEEK, 'type: footing', 'type: fouting');

test('nothing changed', async () => {
  expect(await markdownAfter([])).toBe(
    '## Ce qui change dans le contenu\n\nRien ne change entre `avant` et `après`.\n',
  );
});

test('the minutes of weeks that have others', async () => {
  const longer = [replace(WEEK, 'duration: 30 min', 'duration: 35-40 min'), replace(WEEK, '45 min', '40 min')];
  expect(await markdownAfter(longer)).toContain(`2 changements entre \`avant\` et \`après\`.

### Minutes par semaine

| Semaine | Avant | Après | Écart |
| :-- | :-- | :-- | :-- |
| 1 | 75 | 77,5 | \\+2,5 |

### Semaine
`);
  expect(await markdownAfter([replace(WEEK, 'focus: Essai', 'focus: Autre')])).not.toContain('Minutes');
});

test('content with faults is compared as far as it is valid, and no invalid file passes for a removed one', async () => {
  expect(await markdownAfter([WRONG, replace('app.yaml', 'name: Objectif 2', 'name: "<b>*x*</b>"')])).toBe(
    `## Ce qui change dans le contenu

1 changement entre \`avant\` et \`après\`.

> **À corriger :** \`après\` a 1 faute. Sans comparaison possible : \`${WEEK}\`.

### Application

- Application : nom « Objectif 2 » → « &lt;b>\\*x\\*&lt;/b> »
`,
  );
});

test.each([
  ['of the base', [replace(WEEK, 'type: fouting', 'type: footing')], [WRONG], WEEK],
  ['that are no YAML', [add('exercises/odd.yaml', '\u0000: [')], [], 'exercises/odd.yaml'],
])('faults %s', async (_what, edits, before, file) => {
  const markdown = await markdownAfter(edits, before);
  expect(markdown).toContain('Rien ne change entre `avant` et `après`, dans ce qui a pu être comparé.');
  expect(markdown).toContain(`Sans comparaison possible : \`${file}\`.`);
});

test.each([
  ['**gras** _penché_ `code`', '\\*\\*gras\\*\\* \\_penché\\_ \\`code\\`'],
  ['[lien](https://example.test)', '\\[lien\\](https\u2060://example.test)'],
  ['<img src=x> & <!-- -->', '&lt;img src=x> &amp; &lt;!-- -->'],
  ['a | b', 'a \\| b'],
])('%s is shown letter by letter', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});
