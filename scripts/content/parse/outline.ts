import { memoized } from '../../../src/figures/model/memoized.ts';
import type { TextDiagnostic } from '../diagnostic.ts';
import { keysWithin, type Schema } from '../schema-tree.ts';
import { columnOf, type Entry, entryOf, type Level, levelOf, wants } from './levels.ts';
import type { LineRule } from './line-rules.ts';

/** What has to stand in the place of so many lines, of the first from `start` on, else from its beginning. */
interface Repair {
  text: string;
  isCertain: boolean;
  start?: number;
  count?: number;
}

const knownKeysOf = memoized((schema: Schema) => new Set(keysWithin(schema)));

/** The lines of a file and the levels that those read so far have opened. Lines and columns count from 0. */
export class Outline {
  readonly lines: readonly string[];
  /** From the file as a whole to the innermost. */
  readonly levels: Level[];
  readonly #known: ReadonlySet<string>;

  constructor(lines: readonly string[], schema: Schema) {
    this.lines = lines;
    this.levels = [{ ...levelOf(schema, '', 0), column: 0 }];
    this.#known = knownKeysOf(schema);
  }

  line = (index: number): string => this.lines[index] ?? '';

  entry = (index: number): Entry => entryOf(this.line(index), index);

  /** The lines after the one at `index` up to the first that is `over`. */
  linesAfter(index: number, isOver: (line: string) => boolean): readonly string[] {
    let end = index + 1;
    while (end < this.lines.length && !isOver(this.line(end))) end += 1;
    return this.lines.slice(index + 1, end);
  }

  /** The lines that go on with a text whose key stands in `column`. */
  textBelow = (index: number, column: number): readonly string[] =>
    this.linesAfter(index, (line) => columnOf(line) <= column || line.trim() === '' || this.isStructure(entryOf(line)));

  /** An item, or a field that the schema knows somewhere. */
  isStructure = ({ isItem, key = '' }: Entry): boolean => isItem || this.#known.has(key);

  /** What the first of the rules that matches the line, from a column on, says of it. */
  matched(rules: readonly LineRule[], index: number, from = 0): TextDiagnostic | undefined {
    const text = from > 0 ? this.line(index).slice(from).trimEnd() : this.line(index);
    for (const { pattern, message, edit, isCertain = true, ofKnownKey } of rules) {
      const found = pattern.exec(text);
      if (!found) continue;
      const field = entryOf(`${found.groups?.key}:`);
      if (ofKnownKey && !this.levels.some((level) => wants(level, field))) continue;
      const [start, end] = found.indices?.groups?.at ?? [found.index, found.index + found[0].length];
      const by = edit?.(found);
      const certain = typeof isCertain === 'boolean' ? isCertain : isCertain(found);
      const repair = by === undefined ? undefined : { text: by, isCertain: certain, start: from + found.index };
      const diagnostic = this.diagnosticAt(index, typeof message === 'string' ? message : message(found), repair);
      const range = { line: index + 1, column: from + start + 1, endColumn: from + end + 1 };
      return {
        ...diagnostic,
        range,
        edit: diagnostic.edit && { ...diagnostic.edit, endColumn: diagnostic.edit.column + found[0].length },
      };
    }
    return undefined;
  }

  /** A diagnostic of a line, from `start` on where only that is to be replaced. */
  diagnosticAt(index: number, message: string, repair?: Repair): TextDiagnostic {
    const line = this.line(index);
    const { text = '', isCertain = false, start, count = 1 } = repair ?? {};
    const range = { line: index + 1, column: (start ?? columnOf(line)) + 1, endColumn: line.length + 1 };
    const endColumn = this.line(index + count - 1).length + 1;
    const edit = repair && {
      line: index + 1,
      column: (start ?? 0) + 1,
      endLine: index + count,
      endColumn,
      text,
      isCertain,
    };
    // A longer one is hard to read in a message.
    const suggestion = start !== undefined && /^.{2,90}$/.test(text.trim()) ? text.trim() : undefined;
    return { range, message, suggestion, edit };
  }

  /** A diagnostic of a line that belongs into another column. */
  shifted(index: number, column: number, where: string, isCertain: boolean): TextDiagnostic {
    const own = columnOf(this.line(index));
    const count = Math.abs(column - own);
    const spaces = `${count} espace${count === 1 ? '' : 's'} vers la ${column < own ? 'gauche' : 'droite'}`;
    const text = ' '.repeat(column) + this.line(index).trim();
    return this.diagnosticAt(index, `retrait incorrect : décale cette ligne de ${spaces}, ${where}`, {
      text,
      isCertain,
    });
  }
}
