import fc from 'fast-check';
import type { ContentFile } from '../../../scripts/content/parse/encoding.ts';
import { mutantsOf } from './line-mutations.ts';

/** What was done to a text, and the lines of the result that show it. */
export interface Mutation {
  what: string;
  text: string | Uint8Array;
  /** Counted from 1; undefined when the whole file is another one. */
  lines: { from: number; to: number } | undefined;
}

const ENTRY = /^(\s*(?:- +)*)([A-Za-z/][^\s:]*)(:)( +.*)?$/;

/** Values that a coach may leave where another belongs. */
const VALUES = [
  '',
  '12',
  '-3',
  '3000',
  '010',
  '1e9',
  'true',
  'non',
  'null',
  '~',
  '2026-11-21',
  '8-10',
  '1:30',
  '45 mn',
  '[]',
  '{}',
  '[a, b]',
  '{ a: b }',
  '"',
  "'",
  '"ouvert',
  "'L'échauffement'",
  '"texte" suite',
  'un texte : deux-points',
  'fin :',
  '@tous',
  '%',
  '!important x',
  '&ancre x',
  '*alias',
  '*gras*',
  '`code`',
  '| x',
  '>-',
  '|',
  '- tiret',
  '? question',
  '“texte”',
  '« texte : oui »',
  'texte # coupé',
  '\u00a0texte',
  'texte\u00a0',
  '\t',
  '<<: x',
  'x'.repeat(2000),
  '🏋️',
  '\ufeff',
];
const CHARACTERS = [...'"\'`:#-?,[]{}&*!|>%@\\ \t\u00a0\u202f\u2028\ufeff\u0085\0éa1~=<'];
const LINES = [
  '---',
  '...',
  '%YAML 1.1',
  '# commentaire',
  '- ',
  'clé: valeur',
  'clé:',
  '  ',
  '\t',
  '}',
  ']',
  '>>>>>>> branche',
  '\u00a0',
];

/** Operators of line-mutations.ts that leave each line of the file near its place. */
const LINE_OPERATORS = [
  'moved 1 right',
  'moved 2 right',
  'moved 4 right',
  'moved 1 left',
  'moved 2 left',
  'moved 4 left',
  'deleted',
  'doubled',
  'colon lost',
  'colon without a space',
  'key near',
  'key with two letters swapped',
];

type Edit = (line: string, random: { value: number; character: number; position: number }) => string[];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const withKey = (line: string, change: (key: string) => string) =>
  line.replace(ENTRY, (_line, lead, key, colon, rest = '') => `${lead}${change(key)}${colon}${rest}`);
const withValue = (line: string, value: string) =>
  ENTRY.test(line)
    ? line.replace(ENTRY, `$1$2$3 ${value.replaceAll('$', '$$$$')}`)
    : line.replace(/^(\s*- +).*/, `$1${value}`);

/** What may happen to a line by chance; the operators of line-mutations.ts are typing mistakes. */
const EDITS: Record<string, Edit> = {
  'the key is another': (line, { value }) => [
    withKey(line, () => at(['id', 'day', 'rest', 'sets', 'inconnu', 'Durée', '<<', '12'], value)),
  ],
  'the value is another': (line, { value }) => [withValue(line, at(VALUES, value))],
  'a character comes in': (line, { character, position }) => [
    line.slice(0, position % (line.length + 1)) + at(CHARACTERS, character) + line.slice(position % (line.length + 1)),
  ],
  'a character goes': (line, { position }) => [
    line.slice(0, position % (line.length + 1)) + line.slice((position % (line.length + 1)) + 1),
  ],
  'a tab indents it': (line) => [`\t${line.trimStart()}`],
  'no-break spaces indent it': (line) => [line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length))],
  'a line comes before': (line, { value }) => [at(LINES, value), line],
};

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What may happen to a file as a whole. */
const FILE_EDITS: Record<string, (text: string, position: number) => string | Uint8Array> = {
  'the end is lost': (text, position) => text.slice(0, position % text.length),
  'it comes from Windows': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
  'a byte is another': (text, position) => {
    const bytes = bytesOf(text);
    bytes[position % bytes.length] = position % 256;
    return bytes;
  },
  'it is in Latin-1': (text) => Uint8Array.from([...text].map((character) => character.charCodeAt(0) % 256)),
  'it is in UTF-16': (text) =>
    new Uint8Array(Uint16Array.from([...`\ufeff${text}`].map((character) => character.charCodeAt(0))).buffer),
  'it stands twice': (text) => text + text,
};

/** Any mutation of the file. */
export function mutationsOf(file: ContentFile): fc.Arbitrary<Mutation> {
  const { text } = file;
  const lines = text.replace(/\n$/, '').split('\n');
  const lineEdits = fc
    .record({
      what: fc.constantFrom(...Object.keys(EDITS)),
      index: fc.nat(lines.length - 1),
      random: fc.record({ value: fc.nat(999), character: fc.nat(999), position: fc.nat(9999) }),
    })
    .map(({ what, index, random }): Mutation => {
      const by = EDITS[what]?.(lines[index] ?? '', random) ?? [];
      return {
        what: `${what}, line ${index + 1}`,
        text: `${lines.toSpliced(index, 1, ...by).join('\n')}\n`,
        lines: { from: index + 1, to: index + Math.max(1, by.length) },
      };
    });
  const mistypedLines = fc
    .constantFrom(...LINE_OPERATORS)
    .map((operator) => mutantsOf(file, operator))
    .filter((mutants) => mutants.length > 0)
    .chain((mutants) => fc.constantFrom(...mutants))
    .map((mutant): Mutation => {
      const line = Math.max(...mutant.lines);
      return { what: `${mutant.kind}, line ${line}`, text: mutant.text, lines: { from: line, to: line } };
    });
  const fileEdits = fc
    .record({ what: fc.constantFrom(...Object.keys(FILE_EDITS)), position: fc.nat(99_999) })
    .map(
      ({ what, position }): Mutation => ({ what, text: FILE_EDITS[what]?.(text, position) ?? text, lines: undefined }),
    );
  return fc.oneof(
    { weight: 5, arbitrary: lineEdits },
    { weight: 4, arbitrary: mistypedLines },
    { weight: 1, arbitrary: fileEdits },
  );
}
