import type { TextDiagnostic } from '../diagnostic.ts';
import { elementOf, isPreprocessed, keysOf, type Schema, schemaAt } from '../schema-tree.ts';
import { columnOf, type Entry, entryOf, fieldsOf, type Level, levelOf, takes } from './levels.ts';
import { ANY_LINE, CLEAN_ENTRY, ENTRY_LINE } from './line-rules.ts';
import { Outline } from './outline.ts';
import { duplicate, extraDash, joinedField, misplaced, repeated, strayLine, withDash } from './places.ts';
import { endOfValue, neverClosed, type Text, valueDiagnostic, withText } from './texts.ts';

const MARKER = /^[>|][+-]?\d?(?: +#.*)?$/;
const ONE_PIECE = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\{.*\}|\[.*\])(?: +#.*)?$/;

/** Where half a file ends: after a space, or in a word, unless it is the unit of a number. */
const CUT = / $|(?<!\p{L}|\d ?)\p{L}{1,2}$/u;

/** The first syntax error that the lines show: by themselves, by their columns and by the keys of the schema. */
export function firstSyntaxError(lines: readonly string[], schema: Schema): TextDiagnostic | undefined {
  const reader = new LineReader(new Outline(lines, schema));
  for (let index = 0; index < lines.length; index = reader.next) {
    const diagnostic = reader.read(index);
    if (diagnostic) return diagnostic;
  }
  return undefined;
}

/** Reads line by line what is a text, a field or an item, and asks of each what may be wrong with it. */
class LineReader {
  /** Index of the line after those that were read. */
  next = 0;
  readonly #outline: Outline;
  #text: Text | undefined;
  /** Lines further to the right than this are of a key that the schema does not know. */
  #unknown = Number.POSITIVE_INFINITY;

  constructor(outline: Outline) {
    this.#outline = outline;
  }

  read(index: number): TextDiagnostic | undefined {
    this.next = index + 1;
    const line = this.#outline.line(index);
    const column = columnOf(line);
    const diagnostic = this.#outline.matched(ANY_LINE, index);
    if (diagnostic || line.trim() === '') return diagnostic;
    const text = this.#text;
    const isInText = text && column > text.column;
    const isCut = isInText && text.isBlock ? /[^.!?…:;»"')\]*]$/.test(line) : CUT.test(line);
    if (isCut && index === this.#outline.lines.length - 1)
      return this.#outline.diagnosticAt(
        index,
        'le fichier finit au milieu d’une phrase : finis le texte, puis va à la ligne',
      );
    if (isInText) return this.#readText(index, text);
    const isComment = line.startsWith('#', column);
    if (!isComment || text?.isBlock) this.#text = undefined;
    const isStart = line.trim() === '---' && this.#outline.levels[0]?.keys.size === 0;
    if (isComment || isStart || column > this.#unknown) return undefined;
    this.#unknown = Number.POSITIVE_INFINITY;
    const matched = CLEAN_ENTRY.test(line) ? undefined : this.#outline.matched(ENTRY_LINE, index);
    return matched ?? this.#readEntry(index, text);
  }

  #readText(index: number, text: Text): TextDiagnostic | undefined {
    const outline = this.#outline;
    const line = outline.line(index);
    const said = `cette ligne se lit comme la suite du texte de « ${text.key} » : `;
    if (text.isBlock && /^\s*#\s/.test(line))
      return outline.diagnosticAt(index, `${said}mets le commentaire au-dessus de « ${text.key}: », ou retire « # »`);
    // « Note: » and « note:5 » are fields, too: French has a space before the colon.
    const named = line.replace(/^( *\w)(\w*:) ?/, (_, first, rest) => `${first.toLowerCase()}${rest} `);
    const entry = entryOf(named, index);
    if (outline.isStructure(entry) && /^ *(?:-|\w+:)/.test(line)) {
      const lost = outline.diagnosticAt(index, `${said}il manque sans doute celle du dessus`);
      return misplaced(outline, entry, outline.levels, true) ?? lost;
    }
    text.first ??= index;
    if (text.isBlock) return joinedField(outline, index, entry.column);
    const isNewItem =
      text.isItem && /^\s*(?:\*\*)?\p{Lu}(?!\p{Lu})/u.test(line) && /[^,;:]$/.test(outline.line(index - 1));
    return isNewItem ? withDash(outline, { ...entry, key: undefined }, text.key, text.column) : undefined;
  }

  #readEntry(index: number, textAbove: Text | undefined): TextDiagnostic | undefined {
    const outline = this.#outline;
    const entry = this.#wordsOrEntry(outline.entry(index));
    const { key, column, isItem } = entry;
    if (key === undefined && !isItem) return strayLine(outline, entry, textAbove);
    const closed = this.#close(entry);
    const level = outline.levels.at(-1);
    const isInPlace = level?.isList === isItem && (level.column ?? column) === column;
    const isKnown = level !== undefined && isInPlace && takes(level, entry);
    if (isKnown && isItem)
      return repeated(outline, level, entry) ?? extraDash(outline, level, entry) ?? this.#enter(level, entry);
    if (isKnown && !level.keys.has(key ?? '')) return this.#enter(level, entry);
    // Two in a row that are there already are of another item, whose first line is lost.
    const next = outline.entry(index + 1);
    const isNextThere = next.column === column && level?.keys.has(next.key ?? '');
    if (isKnown && isNextThere && key !== fieldsOf(level)[0]) return duplicate(outline, level, entry);
    const around = [...outline.levels, ...closed];
    const diagnostic = misplaced(outline, entry, around);
    if (diagnostic) return diagnostic;
    if (isKnown) return duplicate(outline, level, entry);
    this.#unknown = isItem ? column + 1 : column;
    if (isInPlace && !isItem) level?.keys.set(key ?? '', index);
    return undefined;
  }

  /** Without a key where what precedes a colon is the beginning of a text: « Marche : une minute ». */
  #wordsOrEntry(entry: Entry): Entry {
    const { line, isItem, inner, column } = entry;
    const list = this.#outline.levels.findLast(
      (level) => level.isList && (level.column === undefined ? column > level.expected - 3 : level.column === column),
    );
    const words = { ...entry, key: undefined, value: line.slice(inner).trimEnd(), start: inner };
    const isText = isItem && list && !takes(list, entry) && takes(list, { ...words, value: '' });
    // The first item of a list whose dash is lost.
    const awaited = this.#outline.levels.at(-1);
    const isFirst = !isItem && awaited?.isList && !awaited.column && !this.#outline.isStructure(entry);
    return isText || (isFirst && takes(awaited, { ...words, isItem: true, value: '' })) ? words : entry;
  }

  /** Leaves the levels that the entry does not stand in; returns them. */
  #close({ column, isItem }: Entry): Level[] {
    const isIn = (level: Level) =>
      level.column === undefined
        ? // Further to the right than its key, or for a dash in the same column.
          level.isList === isItem && column > level.expected - (isItem ? 3 : 2)
        : level.column < column || (level.column === column && (!level.isList || isItem));
    return this.#outline.levels.splice(Math.max(0, this.#outline.levels.findLastIndex(isIn)) + 1);
  }

  #enter(level: Level, entry: Entry): TextDiagnostic | undefined {
    const outline = this.#outline;
    const { index, key, value, inner, isItem } = entry;
    const expected = level.column === undefined ? inner + level.expected - entry.column : inner;
    level.column = entry.column;
    let fields = level;
    if (isItem && key !== undefined) {
      fields = { ...levelOf(elementOf(level.schema) ?? level.schema, level.name, expected), column: inner };
      outline.levels.push(fields);
      level.lastItem = fields;
    }
    if (key !== undefined) fields.keys.set(key, index);
    const schema = key === undefined ? elementOf(level.schema) : schemaAt(fields.schema, [key]);
    const column = key === undefined ? entry.column : inner;
    const text = { key: key ?? level.name, column, isItem: key === undefined, isBlock: MARKER.test(value) };
    if (value !== '' && !value.startsWith('# ') && !text.isBlock) return this.#readValue(entry, text);
    const isOfLines = schema && (keysOf(schema).length > 0 || schemaAt(schema, ['/']) !== undefined);
    const below = outline.entry(index + 1);
    const isShort = schema && isPreprocessed(schema) && below.key === undefined && !below.isItem;
    if (!schema) this.#unknown = inner;
    else if (isOfLines && !text.isBlock && !isShort) outline.levels.push(levelOf(schema, text.key, inner + 2));
    else this.#text = text;
    return this.#text && value === '' ? valueDiagnostic(outline, entry, text) : undefined;
  }

  #readValue(entry: Entry, text: Text): TextDiagnostic | undefined {
    const outline = this.#outline;
    const isOpen = /^["'{[]/.test(entry.value) && !ONE_PIECE.test(entry.value);
    const end = isOpen ? endOfValue(outline, entry, text.column) : undefined;
    if (end !== undefined && end > entry.index) {
      this.next = end + 1;
      const isLeft = (line: string) => line.trim() !== '' && columnOf(line) <= text.column && !/^ *[\]}]/.test(line);
      const left = entry.index + 1 + outline.linesAfter(entry.index, isLeft).length;
      return left > end ? undefined : outline.shifted(left, text.column + 2, withText(text.key), true);
    }
    this.#text = isOpen ? undefined : text;
    return (
      joinedField(outline, entry.index, entry.start) ??
      valueDiagnostic(outline, entry, text) ??
      (isOpen && end === undefined ? neverClosed(outline, entry) : undefined)
    );
  }
}
