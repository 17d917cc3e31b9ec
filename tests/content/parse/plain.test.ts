import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLines, toContentFile } from '../../../scripts/content/parse/encoding.ts';
import { duplicateKeys, misreadValues } from '../../../scripts/content/parse/misreadings.ts';
import { readPlain } from '../../../scripts/content/parse/plain.ts';
import { parse, sharedNodes, syntaxErrorIn } from '../../../scripts/content/parse/yaml.ts';
import { readFolder } from '../../../scripts/content/read.ts';
import { PROGRAMME } from '../../fixtures/programme.ts';
import { mutationsOf } from '../mutations.ts';

const RUNS = 10_000;
/** Whole files take longer to read twice. */
const FILE_RUNS = 2_000;
const SEED = Number(process.env.MUTATIONS_SEED ?? 8);

/** What YAML makes of the lines; undefined where there is something to say against them. */
function readAsYaml(lines: readonly string[]): unknown {
  const parsed = parse(lines);
  const { document, lineCounter } = parsed;
  if (syntaxErrorIn(parsed) || sharedNodes(document).length > 0) return undefined;
  if (duplicateKeys(document, lineCounter).length > 0 || misreadValues(document, lines).length > 0) return undefined;
  return document.toJS();
}

const READ: [what: string, text: string, value: unknown][] = [
  ['fields and numbers', 'title: Haut du corps\nnumber: 010\n', { title: 'Haut du corps', number: 10 }],
  [
    'a list under its key',
    'days:\n- day: lundi\n  rest: 90 s\n-   x\n',
    { days: [{ day: 'lundi', rest: '90 s' }, 'x'] },
  ],
  ['an address', 'join: https://a.example/b#c', { join: 'https://a.example/b#c' }],
  ['flat lists', 'weeks: [1, 2]\ndays: [ lundi,mardi ] ', { weeks: [1, 2], days: ['lundi', 'mardi'] }],
  ['quotes', `a: "x : y"\nb: 'null' \nc: ""`, { a: 'x : y', b: 'null', c: '' }],
  ['a quote that goes on', 'a: "un :\n  deux"\nb: c', { a: 'un : deux', b: 'c' }],
  ['a paragraph', 'a: >-\n  un : deux\n  "trois\n\n  # x\n# fin', { a: 'un : deux "trois\n# x' }],
  ['comments', '# a\na: b\n   # c\nd:\n# e\n  - f\n    # g\n', { a: 'b', d: ['f'] }],
];

test.each(READ)('%s are read as YAML reads them', (_what, text, value) => {
  const lines = text.split('\n');
  expect(readPlain(lines)).toEqual(value);
  expect(readAsYaml(lines)).toEqual(value);
});

const LEFT_TO_YAML = [
  ['a key that stands twice', 'a: b\na: c'],
  ['a key of no object', '__proto__: x'],
  ['no key', 'a: b\n: c'],
  ['a figure of another notation', 'a: 1_000'],
  ['a figure beyond all numbers', 'a: 1e312'],
  ['a tab', 'a: b\n\tc: d'],
  ['a no-break space in the structure', 'a:\u00a0b'],
  ['typographic quotes', 'a: “b”'],
  ['a line further left', '  a: b\nc: d'],
  ['a comment behind a value', 'a: b # c'],
  ['a colon in a text', 'a: b : c'],
  ['an open quote', 'a: "b\nc: d'],
  ['an alias', 'a: &x b\nc: *x'],
  ['a tag', 'a: !b c'],
  ['two documents', 'a: b\n---\nc: d'],
  ['lists inside one another without end', `${'- '.repeat(5000)}a`],
];

test.each(LEFT_TO_YAML)('%s is left to YAML', (_what, text) => {
  expect(readPlain((text ?? '').split('\n'))).toBeUndefined();
});

/** Of what YAML texts are made, well and badly. */
const PIECES = [
  ...[
    'a',
    'b',
    'é',
    'a: ',
    'b: ',
    'c:',
    '/x/y: ',
    '- ',
    '-   ',
    '-',
    ':',
    ': ',
    ' ',
    '  ',
    '\n',
    '\n  ',
    '\n    ',
    '\n- ',
  ],
  ...[
    '#',
    ' # ',
    '>-',
    '>-\n',
    '>-\n  ',
    '|',
    '"',
    "'",
    '[',
    ']',
    ',',
    '{',
    '}',
    '&',
    '*',
    '!',
    '?',
    '%',
    '@',
    '~',
    '<<',
  ],
  ...[
    '0',
    '12',
    '-1',
    '.',
    '1e3',
    '0x1',
    'true',
    'null',
    '---',
    '...',
    '\\',
    '\t',
    '\u00a0',
    '\u202f',
    '–',
    '“',
    '”',
    '«',
  ],
];

const fromPieces = fc
  .tuple(
    fc.constantFrom('', 'a: x\n', 'a:\n  - ', 'a: >-\n  x\n'),
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 }),
  )
  .map(([begun, pieces]) => begun + pieces.join(''));

test('whatever is read plainly is what YAML reads', { timeout: 300_000 }, async () => {
  const texts = (await readFolder(PROGRAMME)).map(({ text }) => text);
  const mutated = fc
    .constantFrom(...texts)
    .chain(mutationsOf)
    .map(({ text }) => text);
  for (const [texts, numRuns] of [
    [mutated, FILE_RUNS],
    [fromPieces, RUNS],
  ] as const) {
    let plain = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const { lines, undecodable } = splitLines(toContentFile('any.yaml', Buffer.from(text)));
        const value = undecodable ? undefined : readPlain(lines);
        if (value === undefined) return;
        plain += 1;
        expect(value).toEqual(readAsYaml(lines));
      }),
      { numRuns, seed: SEED },
    );
    // Enough to mean something.
    expect(plain).toBeGreaterThan(numRuns / 50);
  }
});
