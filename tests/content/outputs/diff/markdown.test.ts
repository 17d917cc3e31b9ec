import { describe, expect, test } from 'vitest';
import { escapeMarkdown } from '../../../../scripts/content/outputs/diff/markdown.ts';
import { add, replace } from '../../broken-copy.ts';
import { differenceAfter, plain } from './changes.ts';

const WEEK = 'training/phase1/week-01.yaml';

test('nothing changed', async () => {
  expect(plain(await differenceAfter([]))).toBe(
    '## Ce qui change dans le contenu\n\nRien ne change entre `avant` et `après`.\n',
  );
});

test('minutes of every week, those that moved marked', async () => {
  const markdown = await differenceAfter([
    replace(WEEK, 'duration: 30 min', 'duration: 35-40 min'),
    replace(WEEK, 'duration: 45 min', 'duration: 40 min'),
  ]);
  expect(plain(markdown)).toContain(
    [
      '2 changements entre `avant` et `après`.',
      '',
      '### Minutes par semaine',
      '',
      '| Semaine | Course | Salle | Total | Écart |',
      '|:--|--:|--:|--:|--:|',
      '| **1** | **30 → 37,5** | **45 → 40** | **75 → 77,5** | +2,5 |',
      '| 2 | 0 | 45 | 45 |  |',
      '',
      '### Semaines',
    ].join('\n'),
  );
});

test('a week that changes keeps its number', async () => {
  const markdown = await differenceAfter([
    replace(WEEK, 'activity: Footing\n    type: footing', 'activity: Repos\n    type: repos'),
  ]);
  expect(markdown).toContain('### Semaines');
  expect(markdown).not.toContain('Coches');
});

test('no minutes when none moved', async () => {
  expect(await differenceAfter([replace(WEEK, 'focus: Essai', 'focus: Autre')])).not.toContain('Minutes');
});

describe('a state with faults', () => {
  test('is compared as far as it is valid, and no invalid file passes for a removed one', async () => {
    const markdown = await differenceAfter([
      replace(WEEK, 'type: footing', 'type: fouting'),
      replace('app.yaml', 'name: Objectif 2', 'name: Autre'),
    ]);
    expect(plain(markdown)).toBe(
      [
        '## Ce qui change dans le contenu',
        '',
        '1 changement entre `avant` et `après`.',
        '',
        '> **À corriger :** `après` a 1 faute. Sans comparaison possible : `training/phase1/week-01.yaml`.',
        '',
        '### Textes des écrans',
        '',
        '- Toute l’application : nom « Objectif 2 » → « Autre »',
        '',
      ].join('\n'),
    );
  });

  test('on the side of the base', async () => {
    const wrong = 'type: fouting';
    const markdown = await differenceAfter(
      [replace(WEEK, wrong, 'type: footing')],
      [replace(WEEK, 'type: footing', wrong)],
    );
    expect(plain(markdown)).toContain('Rien ne change entre `avant` et `après`, dans ce qui a pu être comparé.');
    expect(plain(markdown)).toContain('`avant` a 1 faute. Sans comparaison possible : `training/phase1/week-01.yaml`.');
  });

  test('whose bytes are no text', async () => {
    const markdown = await differenceAfter([add('exercises/odd.yaml', '\u0000: [')]);
    expect(markdown).toContain('Sans comparaison possible : `exercises/odd.yaml`.');
    expect(markdown).toContain('- ajouté : `exercises/odd.yaml`');
  });
});

describe('texts of the content are shown letter by letter', () => {
  test.each([
    ['**gras** _penché_ `code`', '\\*\\*gras\\*\\* \\_penché\\_ \\`code\\`'],
    ['[lien](https://example.test)', '\\[lien\\](https\u2060://example.test)'],
    ['![image](x)', '!\\[image\\](x)'],
    ['<img src=x> & <!-- -->', '&lt;img src=x> &amp; &lt;!-- -->'],
    ['@equipe #12', '@\u2060equipe \\#\u206012'],
    ['a | b', 'a \\| b'],
    ['1. un\n- deux', '1\\. un - deux'],
    ['# titre', '\\# titre'],
    ['- liste', '\\- liste'],
  ])('%s', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });

  test('in a change', async () => {
    const markdown = await differenceAfter([replace('app.yaml', 'name: Objectif 2', 'name: "<b>*x*</b>"')]);
    expect(plain(markdown)).toContain('nom « Objectif 2 » → « &lt;b>\\*x\\*&lt;/b> »');
  });
});
