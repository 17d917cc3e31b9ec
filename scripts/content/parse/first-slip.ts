import { elementOf, isPreprocessed, keysOf, type Schema, schemaAt } from '../schema-tree.ts';
import { columnOf, type Entry, type Level, levelOf, takes } from './levels.ts';
import { ANY_LINE, ENTRY_LINE } from './line-rules.ts';
import { Outline, type Slip } from './outline.ts';
import { duplicate, extraDash, joinedField, misplaced, missingKey, repeated, strayLine, withDash } from './places.ts';
import { endOfValue, missingMarker, neverClosed, type Text, unaligned, valueSlip } from './texts.ts';

const MARKER = /^[>|][+-]?\d?(?: +#.*)?$/;
const ONE_PIECE = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\{.*\}|\[.*\])(?: +#.*)?$/;

/** The first slip in the lines of a file that shows by themselves, by their columns and by the keys of the schema. */
export function firstSlip(lines: readonly string[], schema: Schema): Slip | undefined {
  const reader = new LineReader(new Outline(lines, schema));
  for (let index = 0; index < lines.length; index = reader.next) {
    const slip = reader.read(index);
    if (slip) return slip;
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

  read(index: number): Slip | undefined {
    this.next = index + 1;
    const line = this.#outline.line(index);
    const column = columnOf(line);
    const slip = this.#outline.matched(ANY_LINE, index);
    if (slip || line.trim() === '') return slip;
    const text = this.#text;
    if (text && column > text.column) return this.#readText(this.#outline.entry(index), text);
    const isComment = line.startsWith('#', column);
    if (!isComment || text?.isBlock) this.#text = undefined;
    const isStart = line.trim() === '---' && this.#outline.levels[0]?.keys.size === 0;
    if (isComment || isStart || column > this.#unknown) return undefined;
    this.#unknown = Number.POSITIVE_INFINITY;
    return this.#outline.matched(ENTRY_LINE, index) ?? this.#readEntry(index, text);
  }

  #readText(entry: Entry, text: Text): Slip | undefined {
    const outline = this.#outline;
    const { index, line } = entry;
    const slip = outline.isStructure(entry)
      ? (misplaced(outline, entry, outline.levels, text) ?? missingKey(outline, entry, outline.levels))
      : undefined;
    if (slip) return slip;
    text.first ??= index;
    const isCut = index === outline.lines.length - 1 && /[^.!?…:;»"')\]*\s]$/.test(line);
    if (text.isBlock && isCut)
      return outline.slip(index, 'le fichier finit au milieu d’une phrase : finis le texte, ou mets un point');
    if (text.isBlock) return joinedField(outline, index, entry.column, text) ?? unaligned(outline, index, text);
    const isNewItem = text.isItem && /^\s*(?:\*\*)?\p{Lu}/u.test(line) && /[^,;:]$/.test(outline.line(index - 1));
    return isNewItem ? withDash(outline, { ...entry, key: undefined }, text.key, text.column) : undefined;
  }

  #readEntry(index: number, textAbove: Text | undefined): Slip | undefined {
    const outline = this.#outline;
    const entry = this.#wordsOrEntry(outline.entry(index), textAbove);
    const { key, column, isItem } = entry;
    if (key === undefined && !isItem) return strayLine(outline, entry, textAbove);
    const closed = this.#close(entry);
    const level = outline.levels.at(-1);
    const isInPlace = level?.isList === isItem && (level.column ?? column) === column;
    const isKnown = level !== undefined && isInPlace && takes(level, entry);
    if (isKnown && isItem)
      return repeated(outline, level, entry) ?? extraDash(outline, level, entry) ?? this.#enter(level, entry);
    if (isKnown && !level.keys.has(key ?? '')) return this.#enter(level, entry);
    const around = [...outline.levels, ...closed];
    const slip = misplaced(outline, entry, around);
    if (slip) return slip;
    if (isKnown) return duplicate(outline, level, entry);
    this.#unknown = isItem ? column + 1 : column;
    if (isInPlace && !isItem) level?.keys.set(key ?? '', index);
    return isInPlace ? undefined : missingKey(outline, entry, around);
  }

  /** Without a key where what precedes a colon is the beginning of a text: « Marche : une minute ». */
  #wordsOrEntry(entry: Entry, textAbove: Text | undefined): Entry {
    const { line, key, isItem, inner, start, column } = entry;
    if (key === undefined) return entry;
    const list = this.#outline.levels.findLast(
      (level) => level.isList && (level.column === undefined ? column > level.expected - 3 : level.column === column),
    );
    const words = { ...entry, key: undefined, value: line.slice(inner).trimEnd(), start: inner };
    const isText = isItem && list && !takes(list, entry) && takes(list, { ...words, value: '' });
    // A phone writes « Duration : », as sentences begin.
    const isKey = [key, key.toLowerCase()].some((name) =>
      this.#outline.isStructure({ ...entry, key: name, isItem: false }),
    );
    const goesOn = textAbove && !isKey && /\s:/.test(line.slice(inner, start));
    return isText ? words : goesOn ? { ...words, isItem: false } : entry;
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

  #enter(level: Level, entry: Entry): Slip | undefined {
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
    if (value !== '' && !value.startsWith('# ') && !text.isBlock) return this.#readValue(entry, text, schema);
    const isOfLines = schema && (keysOf(schema).length > 0 || schemaAt(schema, ['/']) !== undefined);
    const below = outline.entry(index + 1);
    const isShort = schema && isPreprocessed(schema) && below.key === undefined && !below.isItem;
    if (!schema) this.#unknown = inner;
    else if (isOfLines && !text.isBlock && !isShort) outline.levels.push(levelOf(schema, text.key, inner + 2));
    else this.#text = text;
    return this.#text && !text.isBlock ? missingMarker(outline, entry, text) : undefined;
  }

  #readValue(entry: Entry, text: Text, schema: Schema | undefined): Slip | undefined {
    const outline = this.#outline;
    const isOpen = /^["'{[]/.test(entry.value) && !ONE_PIECE.test(entry.value);
    const end = isOpen ? endOfValue(outline, entry, text.column) : undefined;
    if (end !== undefined && end > entry.index) {
      this.next = end + 1;
      return undefined;
    }
    this.#text = isOpen ? undefined : text;
    return (
      joinedField(outline, entry.index, entry.start, text) ??
      valueSlip(outline, entry, text, schema) ??
      (isOpen && end === undefined ? neverClosed(outline, entry) : undefined)
    );
  }
}
