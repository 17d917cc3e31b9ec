import { KINDS, kindOf } from '../../../scripts/content/kinds.ts';
import type { ContentFile } from '../../../scripts/content/parse/encoding.ts';
import { fieldsWithin } from './fields-within.ts';

/** A typing mistake in a file, with the lines of the result where it stands. */
export interface Mutant {
  kind: string;
  file: string;
  /** Counted from 1. */
  lines: readonly number[];
  text: string;
}

/** A file as lines; one of them is changed. */
interface Place {
  lines: readonly string[];
  index: number;
  line: string;
  /** French names of each key that the file may hold. */
  frenchNames: ReadonlyMap<string, readonly string[]>;
}

/** `with` replaces `removed` lines, the changed one first unless `at` tells another. */
interface Change {
  with: readonly string[];
  removed?: number;
  at?: number;
  /** Where it shows, unless at the first line: positions from 0 in the result. */
  shows?: readonly number[];
}

const ENTRY = /^( *(?:- +)*)([A-Za-z/][^\s:]*):(?: +(.*))?$/;
const indentationOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;
/** Column of what stands after the dashes. */
const widthOf = (line: string) => /^ *(?:- +)*/.exec(line)?.[0].length ?? 0;
const isBlank = (line: string | undefined) => line === undefined || line.trim() === '' || line.trim().startsWith('#');

const one = (...lines: string[]): Change => ({ with: lines });
const when = (condition: boolean, ...changes: Change[]) => (condition ? changes : []);
const replaced = (line: string, from: RegExp | string, by: string) =>
  when(line.replace(from, by) !== line, one(line.replace(from, by)));
const toTheLeft =
  (count: number) =>
  ({ line }: Place) =>
    when(indentationOf(line) >= count, one(line.slice(count)));
const toTheRight =
  (count: number) =>
  ({ line }: Place) => [one(' '.repeat(count) + line)];

/** A line and those that it holds: as many as are further to the right. */
function heldBy({ lines, index, line }: Place): number {
  const below = lines.findIndex(
    (other, at) => at > index && other.trim() !== '' && indentationOf(other) <= indentationOf(line),
  );
  return (below < 0 ? lines.length : below) - index;
}

function pasted(place: Place, isTarget: (line: string, at: number, block: readonly string[]) => boolean): Change[] {
  const { lines, index, line } = place;
  if (isBlank(line) || !(ENTRY.test(line) || /^ *- /.test(line))) return [];
  const count = heldBy(place);
  const block = lines.slice(index, index + count);
  const target = lines.findIndex((other, at) => at >= index + count && !isBlank(other) && isTarget(other, at, block));
  if (target < 0) return [];
  const without = lines.toSpliced(index, count);
  const to = target - count;
  return [
    {
      at: 0,
      removed: lines.length,
      with: without.toSpliced(to, 0, ...block),
      shows: [index, index - 1, to, to + count - 1],
    },
  ];
}

const withKey =
  (change: (key: string, place: Place) => readonly string[]) =>
  (place: Place): Change[] => {
    const [, lead = '', key, value] = ENTRY.exec(place.line) ?? [];
    if (key === undefined || key.startsWith('/')) return [];
    const rest = value === undefined ? '' : ` ${value}`;
    return [...new Set(change(key, place))].filter((name) => name !== key).map((name) => one(`${lead}${name}:${rest}`));
  };

const withValue =
  (change: (value: string) => readonly (string | undefined)[]) =>
  ({ line }: Place): Change[] => {
    const [, lead = '', key, value] = ENTRY.exec(line) ?? [];
    if (!key || !value || /^[>|]/.test(value)) return [];
    return change(value)
      .filter((other) => other !== undefined && other !== value)
      .map((other) => one(`${lead}${key}: ${other}`));
  };

const isQuoted = (value: string) => /^".*"$/.test(value);
const bare = (value: string) => (isQuoted(value) ? value.slice(1, -1) : value);

/** Mutation operators: what may happen to a line. */
export const OPERATORS: Record<string, (place: Place) => readonly Change[]> = {
  'moved 1 right': toTheRight(1),
  'moved 2 right': toTheRight(2),
  'moved 4 right': toTheRight(4),
  'moved 1 left': toTheLeft(1),
  'moved 2 left': toTheLeft(2),
  'moved 4 left': toTheLeft(4),
  deleted: ({ index }) => [{ with: [], shows: [index - 1, index] }],
  doubled: ({ line, index }) => [{ with: [line, line], shows: [index, index + 1] }],
  swapped: ({ lines, index, line }) =>
    when(!isBlank(lines[index + 1]) && lines[index + 1] !== line, {
      removed: 2,
      with: [lines[index + 1] ?? '', line],
      shows: [index, index + 1],
    }),
  'joined to the one above': ({ lines, index, line }) =>
    when(index > 0 && !isBlank(lines[index - 1]), {
      at: index - 1,
      removed: 2,
      with: [`${lines[index - 1]} ${line.trimStart()}`],
      shows: [index - 1],
    }),
  'colon lost': ({ line }) => when(ENTRY.test(line), ...replaced(line, ':', '')),
  'colon without a space': ({ line }) => when(ENTRY.test(line), ...replaced(line, /: +/, ':')),
  'colon another sign': ({ line }) => when(ENTRY.test(line), ...replaced(line, ':', ';'), ...replaced(line, ':', ' =')),
  'dash lost': ({ line }) => [...replaced(line, /^( *)- /, '$1  '), ...replaced(line, /^( *)- /, '$1')],
  'dash without a space': ({ line }) => replaced(line, /^( *)- /, '$1-'),
  'dash another sign': ({ line }) => [...replaced(line, /^( *)- /, '$1– '), ...replaced(line, /^( *)- /, '$1* ')],
  'dash twice': ({ line }) => replaced(line, /^( *)- /, '$1- - '),
  'quotes lost': withValue((value) => [isQuoted(value) ? bare(value) : undefined]),
  'quote not closed': withValue((value) => [isQuoted(value) ? value.slice(0, -1) : undefined]),
  'quote not opened': withValue((value) => [isQuoted(value) ? value.slice(1) : undefined]),
  'quotes typographic': withValue((value) => [isQuoted(value) ? `“${bare(value)}”` : undefined]),
  'quotes single': withValue((value) => (/['’]/.test(value) ? [`'${bare(value)}'`] : [])),
  'accent lost': withValue((value) => [/\s/.test(value) ? undefined : value.normalize('NFD').replace(/\p{M}/gu, '')]),
  'accent in an id': withValue((value) => [/^[a-z]+(?:-[a-z]+)+$/.test(value) ? value.replace('e', 'é') : undefined]),
  'unit in words': withValue((value) => [
    value.replace(/(\d) min\b/, '$1 minutes'),
    value.replace(/(\d) s\b/, '$1 secondes'),
    value.replace(/^(\d+) m$/, '$1 mètres'),
  ]),
  'unit without a space': withValue((value) => [value.replace(/^(\d+) (min|s|m|km|h)\b/, '$1$2')]),
  'unit shortened': withValue((value) => [value.replace(/(\d) min\b/, '$1mn'), value.replace(/(\d) s\b/, '$1 sec')]),
  'unit lost': withValue((value) => [value.replace(/^(\d+(?:-\d+)?) (?:min|s|m)$/, '$1')]),
  'key near': withKey((key) =>
    [`${key}s`, key.slice(0, -1), `${key.charAt(0).toUpperCase()}${key.slice(1)}`].filter((name) => name !== ''),
  ),
  'key with two letters swapped': withKey((key) => [key.replace(/^(.)(.)(.)/, '$1$3$2')]),
  'key in French': withKey((key, { frenchNames }) => frenchNames.get(key) ?? []),
  'block pasted behind its neighbour': (place) =>
    pasted(place, (other, at, block) => at > place.index + block.length && widthOf(other) === widthOf(block[0] ?? '')),
  'block pasted to another depth': (place) =>
    pasted(place, (other, _at, block) => widthOf(other) !== widthOf(block[0] ?? '')),
};

/** Every mutant that the operator makes of a file. */
export function mutantsOf({ path: file, text }: ContentFile, kind: string): Mutant[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const fileKind = kindOf(file);
  const frenchNames = fileKind ? fieldsWithin(KINDS[fileKind].schema) : new Map<string, string[]>();
  return lines.flatMap((line, index) => {
    if (isBlank(line)) return [];
    const changes = OPERATORS[kind]?.({ lines, index, line, frenchNames }) ?? [];
    return changes.map(({ at = index, removed = 1, shows = [at], ...change }) => ({
      kind,
      file,
      lines: shows.map((position) => position + 1),
      text: `${lines.toSpliced(at, removed, ...change.with).join('\n')}\n`,
    }));
  });
}
