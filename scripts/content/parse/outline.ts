import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { TextDiagnostic, TextEdit } from '../diagnostic.ts';
import { accepts, elementOf, isPreprocessed, keysOf, keysWithin, metaOf, schemaAt } from '../schema-tree.ts';
import { ANY_LINE, ENTRY_LINE, type LineRule, VALUE } from './line-rules.ts';

type Schema = z.core.$ZodType;
type Slip = TextDiagnostic;

/** Fields or a list that the lines so far have opened. */
interface Level {
  schema: Schema;
  isList: boolean;
  /** The key whose value it is; empty for the file as a whole. */
  name: string;
  /** Column, from 0, where its keys or dashes are expected: two further than its own key. */
  expected: number;
  /** Where they are; undefined until the first. */
  column: number | undefined;
  /** By the index of their line; each item of a list has a level of its own for them. */
  keys: Map<string, number>;
}

/** A line that is a field, an item of a list or both; its columns. */
interface Entry {
  column: number;
  isItem: boolean;
  key: string | undefined;
  value: string;
  /** Of the key, or of what follows the dash. */
  inner: number;
  /** Of the value. */
  start: number;
}

/** A text that may go on below its key, on lines further to the right than `column`. */
interface Text {
  key: string;
  column: number;
  /** Announced by `>` or `|`. */
  isBlock: boolean;
  /** It is an item of a list of texts. */
  isItem: boolean;
  /** Index of its first line below the key. */
  first?: number;
}

const ENTRY = /^( *)((?:-[ \t]+|-$)?)(?:("[^"]+"|'[^']+'|[\p{L}_/][\p{L}\d_/-]*)[ \t]*:(?:[ \t]+|$))?(.*)$/u;
const MARKER = /^[>|][+-]?\d?(?: +#.*)?$/;
const ONE_PIECE = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\{.*\}|\[.*\])(?: +#.*)?$/;
/** Bold, italics, a tag or a link around a value that is no text. */
const MARKED = /^(?:\*+|_+|`+|<\w+>|\[(?=.*\]\())([^*`<>[\]]+)(?:\*+|_+|`+|<\/\w+>|\]\(\S*\))$/;
const LONGEST_SUGGESTION = 90;
const LONG_TEXT = 20;

/** The first slip in the lines of a file that shows by themselves, by their columns and by the keys of the schema. */
export function firstSlip(lines: readonly string[], schema: Schema): Slip | undefined {
  const outline = new Outline(lines, schema);
  for (let index = 0; index < lines.length; index = outline.next) {
    const slip = outline.read(index);
    if (slip) return slip;
  }
  return undefined;
}

class Outline {
  /** Index of the line after those that were read. */
  next = 0;
  readonly #lines: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #levels: Level[];
  #lastItem: { list: Level; keys: ReadonlyMap<string, number> } | undefined;
  #text: Text | undefined;
  /** Lines further to the right than this are of a key that the schema does not know. */
  #unknown = Number.POSITIVE_INFINITY;

  constructor(lines: readonly string[], schema: Schema) {
    this.#lines = lines;
    this.#known = new Set(keysWithin(schema));
    this.#levels = [{ ...levelOf(schema, '', 0), column: 0 }];
  }

  read(index: number): Slip | undefined {
    this.next = index + 1;
    const line = this.#line(index);
    const column = columnOf(line);
    const slip = this.#matched(ANY_LINE, index);
    if (slip || line.trim() === '') return slip;
    const text = this.#text;
    if (text && column > text.column) return this.#readText(index, text);
    const isComment = line.startsWith('#', column);
    if (!isComment || text?.isBlock) this.#text = undefined;
    // YAML may begin and end with a mark, and be JSON.
    const isEmpty = this.#levels[0]?.keys.size === 0;
    if (isComment || column > this.#unknown || (isEmpty && /^(?:---|\{|\[)/.test(line)) || this.#isEnd(index)) {
      if (/^[{[]/.test(line)) this.next = this.#lines.length;
      return undefined;
    }
    this.#unknown = Number.POSITIVE_INFINITY;
    return this.#matched(ENTRY_LINE, index) ?? this.#readEntry(index, text);
  }

  #isEnd = (index: number) => /^\.\.\.\s*$/.test(this.#lines.slice(index).join(''));

  #line = (index: number): string => this.#lines[index] ?? '';

  #readEntry(index: number, textAbove: Text | undefined): Slip | undefined {
    const entry = this.#entryAt(index, textAbove);
    if (!entry) return this.#strayLine(index, textAbove);
    const opened = this.#levels.at(-1);
    const closed = this.#close(entry);
    const level = this.#levels.at(-1);
    const isInPlace = level?.isList === entry.isItem && (level.column ?? entry.column) === entry.column;
    const isKnown = level !== undefined && isInPlace && takes(level, entry);
    if (isKnown && (entry.isItem || !level.keys.has(entry.key ?? '')))
      return this.#repeated(entry, index) ?? this.#extraDash(level, entry, index) ?? this.#enter(level, entry, index);
    const around = [...this.#levels, ...closed.toReversed()];
    const slip =
      this.#missingDash(entry, index, around, opened) ??
      this.#strayDash(entry, index, around) ??
      this.#misplaced(entry, index, around);
    if (slip || isKnown) return slip ?? (level && this.#duplicate(level, entry, index, around));
    const wrong = this.#missingKey(entry, index, around);
    this.#unknown = entry.isItem ? entry.column + 1 : entry.column;
    if (isInPlace && !entry.isItem) level?.keys.set(entry.key ?? '', index);
    return wrong;
  }

  /** Leaves the levels that the entry does not stand in; returns them, the outermost last. */
  #close({ column, isItem }: Entry): Level[] {
    const isIn = (level: Level) =>
      level.column === undefined
        ? // Further to the right than its key, or for a dash in the same column.
          level.isList === isItem && column > level.expected - (isItem ? 3 : 2)
        : level.column < column || (level.column === column && (!level.isList || isItem));
    const last = Math.max(0, this.#levels.findLastIndex(isIn));
    return this.#levels.splice(last + 1).toReversed();
  }

  #enter(level: Level, entry: Entry, index: number): Slip | undefined {
    level.column = entry.column;
    const { key, value, inner } = entry;
    let fields = level;
    if (entry.isItem && key !== undefined) {
      fields = { ...levelOf(elementOf(level.schema) ?? level.schema, level.name, inner), column: inner };
      this.#levels.push(fields);
      this.#lastItem = { list: level, keys: fields.keys };
    }
    if (key !== undefined) fields.keys.set(key, index);
    const schema = key === undefined ? elementOf(level.schema) : schemaAt(fields.schema, [key]);
    const column = key === undefined ? entry.column : inner;
    const text = { key: key ?? level.name, column, isItem: key === undefined, isBlock: MARKER.test(value) };
    if (value !== '' && !value.startsWith('# ') && !text.isBlock) return this.#readValue(entry, index, text, schema);
    const isOfLines = schema && (keysOf(schema).length > 0 || schemaAt(schema, ['/']) !== undefined);
    if (!schema) this.#unknown = inner;
    else if (isOfLines && !text.isBlock && !(isPreprocessed(schema) && this.#isWords(index + 1)))
      this.#levels.push(levelOf(schema, text.key, inner + 2));
    else this.#text = text;
    return this.#text && !text.isBlock ? this.#missingMarker(index, text) : undefined;
  }

  #isWords(index: number): boolean {
    const { key, isItem } = entryOf(this.#line(index));
    return key === undefined && !isItem;
  }

  #readValue(entry: Entry, index: number, text: Text, schema: Schema | undefined): Slip | undefined {
    const { value, start } = entry;
    if (/^["'{[]/.test(value) && !ONE_PIECE.test(value)) {
      const end = this.#endOfValue(index, value, text.column);
      this.next = (end ?? index) + 1;
      if (end !== undefined && end > index) return undefined;
      if (end === undefined)
        return this.#valueSlip(entry, index, text, schema) ?? this.#neverClosed(index, start, value);
    }
    this.#text = text;
    return this.#joinedField(index, start, text) ?? this.#valueSlip(entry, index, text, schema);
  }

  #valueSlip({ value, start }: Entry, index: number, text: Text, schema: Schema | undefined): Slip | undefined {
    const below = this.#below(index, text.column);
    const replaced = (message: string, by: string) =>
      this.#at(index, start, start + value.length, message, { from: start, text: by });
    const [, marker = '', rest] = /^([>|][+-]?) +([^\s#].*)$/.exec(value) ?? [];
    if (rest !== undefined && (below.length > 0 || marker.length > 1)) {
      const message = `« ${marker} » reste seul en fin de ligne : mets ce qui le suit à la ligne, avec le reste du texte`;
      return replaced(message, `${marker}\n${' '.repeat(below[0] ? columnOf(below[0]) : text.column + 2)}${rest}`);
    }
    const [, bare] = (schema && metaOf(schema).prose === undefined && MARKED.exec(value)) || [];
    if (bare !== undefined) return replaced(`« ${value} » : pas de mise en forme ici, écris « ${bare} »`, bare);
    const slip = this.#matched(VALUE, index, start);
    if (!slip || below.length === 0 || !slip.edit?.text.startsWith('"')) return slip;
    const message = `${slip.message.replace(/ : .*/, '')} : écris « ${text.isItem ? '-' : `${text.key}:`} >- », et tout le texte à la ligne, décalé de deux espaces`;
    const lines = ['>-', value, ...below.map((line) => line.trim())].join(`\n${' '.repeat(text.column + 2)}`);
    return { ...slip, message, suggestion: undefined, edit: this.#edit(index, start, lines, below.length, false) };
  }

  /** The lines that go on with a text whose key stands in `column`. */
  #below(index: number, column: number): string[] {
    const lines = this.#lines.slice(index + 1);
    const end = lines.findIndex((line) => columnOf(line) <= column || line.trim() === '' || this.#isStructure(line));
    return lines.slice(0, end === -1 ? undefined : end);
  }

  #isStructure(line: string): boolean {
    const { key = '', isItem } = entryOf(line);
    return isItem || this.#known.has(key);
  }

  /** Undefined of a line that is neither a field nor an item: « Marche : une minute » goes on with a text. */
  #entryAt(index: number, textAbove: Text | undefined): Entry | undefined {
    const line = this.#line(index);
    const entry = entryOf(line);
    const { key, isItem, inner, start, column } = entry;
    if (key === undefined) return isItem ? entry : undefined;
    const list = this.#levels.findLast(
      (level) => level.isList && (level.column === undefined ? column > level.expected - 3 : level.column === column),
    );
    const asWords = { ...entry, key: undefined, value: line.slice(inner).trimEnd(), start: inner };
    if (isItem && list && !takes(list, entry) && takes(list, { ...asWords, value: '' })) return asWords;
    const isSentence = /\s:/.test(line.slice(inner, start)) && !this.#known.has(key.toLowerCase());
    return textAbove && isSentence ? undefined : entry;
  }

  // Texts

  #readText(index: number, text: Text): Slip | undefined {
    const line = this.#line(index);
    const entry = entryOf(line);
    if (this.#isStructure(line)) {
      const slip = this.#misplaced(entry, index, this.#levels, text) ?? this.#missingKey(entry, index, this.#levels);
      if (slip) return slip;
    }
    text.first ??= index;
    if (text.isBlock) return this.#joinedField(index, columnOf(line), text) ?? this.#unaligned(index, text, text.first);
    const isNewItem = text.isItem && /^\s*(?:\*\*)?\p{Lu}/u.test(line) && /[^,;:]$/.test(this.#line(index - 1));
    return isNewItem ? this.#withDash(index, text.key, text.column) : undefined;
  }

  /** A line of a text further to the right or left than the first, which YAML would not put into one paragraph. */
  #unaligned(index: number, { key, column }: Text, first: number): Slip | undefined {
    const [expected, own] = [columnOf(this.#line(first)), columnOf(this.#line(index))];
    if (own === expected) return undefined;
    const isFirstWrong = own === column + 2;
    return this.#moved(isFirstWrong ? first : index, isFirstWrong ? own : expected, asText(key));
  }

  /** A text with a colon or a comment in it, which begins below its key and has no mark. */
  #missingMarker(index: number, { key, column }: Text): Slip | undefined {
    const below = this.#below(index, column);
    const isMisread = below.some(
      (line, at) => /:(?:\s|$)|\s#/.test(line) || (at === 0 && /^\s*[@`%!&*|>?{}[\],]/.test(line)),
    );
    if (!isMisread) return undefined;
    const start = this.#line(index).indexOf(key);
    const message = `le texte de « ${key} » contient deux-points ou un signe à part : écris « ${key}: >- » et laisse le texte à la ligne`;
    return this.#at(index, start, start + key.length, message, { from: start, text: `${key}: >-` });
  }

  /** A field or an item at the end of a line of text, or of another field. */
  #joinedField(index: number, from: number, text: Text): Slip | undefined {
    const line = this.#line(index);
    if (/^["'{[|>]/.test(line.slice(from))) return undefined;
    for (const { index: at, 0: gap, 1: dash = '', 2: key = '' } of line.matchAll(
      /[,;]?\s+(- +)?(?=([a-zA-Z]\w*):(?:\s|$))/g,
    )) {
      const level = this.#levels.findLast(({ isList }) => isList === (dash !== ''));
      const isWanted = level?.isList ? keysOf(elementOf(level.schema))[0] === key : level && wants(level, key);
      if (at <= from || !level || !isWanted) continue;
      const tail = dash + line.slice(at + gap.length);
      const read = text.isBlock
        ? `cette ligne se lit comme la suite du texte de « ${text.key} »`
        : 'deux champs sur une ligne';
      const message = `${read} : mets « ${tail} » à la ligne, ${beside(level)}`;
      return this.#at(
        index,
        at,
        line.length,
        message,
        { from: at, text: `\n${' '.repeat(level.column ?? 0)}${tail}` },
        false,
      );
    }
    return undefined;
  }

  /** A line that is no field, no item and in no text. */
  #strayLine(index: number, text: Text | undefined): Slip | undefined {
    const line = this.#line(index);
    const column = columnOf(line);
    const [level, root] = [this.#levels.at(-1), this.#levels[0]];
    const list = this.#levels.findLast(({ isList }) => isList);
    const isOpened = level?.isList && level.column === undefined;
    const words = { ...entryOf(`- ${line.trim()}`), key: undefined };
    if (list && !text?.isBlock && (isOpened || (list.column === column && takes(list, words))))
      return this.#withDash(index, list.name, list.column ?? list.expected);
    // A field whose name is of several words: the schema tells what is wrong with it.
    if (column === level?.column && /^ *[^\s:][^:]*[^\s:]:(?: |$)/.test(line)) {
      this.#unknown = column;
      return undefined;
    }
    if (text) {
      const target = text.first === undefined ? text.column + 2 : columnOf(this.#line(text.first));
      const goesOn = text.isBlock ? line.trim().split(' ').length > 3 : /^\s*[\p{Ll}\d(«]/u.test(line);
      if (goesOn) return this.#moved(index, target, asText(text.key), false);
      const message = `cette ligne n’est ni un champ ni un élément de liste : retire-la ou, si elle continue le texte de « ${text.key} », décale-la de ${target - column} espaces vers la droite`;
      return this.#at(index, column, line.length, message);
    }
    const first = this.#lines.findIndex((other, at) => at > index && root && takes(root, entryOf(other)));
    if (first === -1 || root?.keys.size !== 0) return undefined;
    const message = `ces mots ne sont pas un champ : retire ce qui est au-dessus de « ${this.#line(first).trim()} »`;
    const edit = this.#edit(index, 0, this.#line(first), first - index, false);
    return { ...this.#at(index, column, line.length, message), edit };
  }

  // Places

  /** An entry that would be in place elsewhere; in a text, where YAML takes it for words. */
  #misplaced(entry: Entry, index: number, levels: readonly Level[], text?: Text): Slip | undefined {
    const [target] = levels
      .filter(
        (level) => takes(level, entry) && (level.isList ? begins(level, entry) : !level.keys.has(entry.key ?? '')),
      )
      .map((level) => ({ level, column: level.column ?? level.expected }))
      .filter(({ column }) => column !== entry.column)
      .toSorted((a, b) => Math.abs(a.column - entry.column) - Math.abs(b.column - entry.column));
    if (!target) return undefined;
    const { level, column } = target;
    // The first of the level may be the one that is out of place.
    const [first, ...others] = level.keys.values();
    if (!text && entry.column === level.expected && first !== undefined && others.length === 0)
      return this.#moved(first, level.expected, beside(level));
    const list = this.#levels[this.#levels.indexOf(level) - 1];
    if (list?.isList && list.column !== list.expected && entry.column === list.expected + 2 && first !== undefined)
      return this.#moved(first, list.expected, beside(list), others.length === 0);
    const isElsewhere =
      !text && this.#levels.some(({ column, isList }) => column === entry.column && isList === entry.isItem);
    return this.#moved(index, column, beside(level), !isElsewhere, level, text);
  }

  /** The line, with those that stand out of place together with it, in another column. */
  #moved(index: number, column: number, besides: string, isCertain = true, level?: Level, text?: Text): Slip {
    const own = columnOf(this.#line(index));
    const shift = column - own;
    const taken = new Set(level?.keys.keys());
    let isOpen = opensLines(this.#line(index));
    const goesAlong = (line: string) => {
      if (columnOf(line) !== own) return isOpen && columnOf(line) > own && columnOf(line) !== column + 2;
      const { key = '' } = entryOf(line);
      const isSibling = level
        ? (shift < 0 || text) && takes(level, entryOf(line)) && !taken.has(key)
        : !this.#isStructure(line);
      taken.add(key);
      isOpen = opensLines(line);
      return isSibling;
    };
    const rest = this.#lines.slice(index + 1);
    const end = rest.findIndex((line) => line.trim() === '' || !goesAlong(line));
    const lines = this.#lines.slice(index, index + 1 + (end === -1 ? rest.length : end));
    const isOne = lines.length === 1;
    const these = isOne ? 'cette ligne' : `ces ${lines.length} lignes`;
    const move = text?.isBlock
      ? `${these} ${isOne ? 'se lit' : 'se lisent'} comme la suite du texte de « ${text.key} » : décale-${isOne ? 'la' : 'les'}`
      : `retrait incorrect : décale ${these}`;
    const spaces = Math.abs(shift) === 1 ? '1 espace' : `${Math.abs(shift)} espaces`;
    const where = isOne ? besides : besides.replace('l’aligner', 'les aligner');
    const message = `${move} de ${spaces} vers la ${shift < 0 ? 'gauche' : 'droite'}, ${where}`;
    const moved = lines.map((line) => ' '.repeat(Math.max(0, columnOf(line) + shift)) + line.trimStart()).join('\n');
    return { ...this.#atEntry(index, message), edit: this.#edit(index, 0, moved, lines.length - 1, isCertain) };
  }

  /** An entry whose level is not opened: the line with its key is missing. */
  #missingKey(entry: Entry, index: number, levels: readonly Level[]): Slip | undefined {
    const siblings = this.#siblings(index, entry.inner);
    for (const level of levels.toReversed()) {
      const { column = -2, schema } = level;
      const there = [...level.keys.keys()];
      const keys = keysOf(schema);
      const next = keys.indexOf(there.at(-1) ?? '') + 1;
      // A workout has one of both: the other is not missing.
      const isThere = (key: string) => there.includes(key) || (there.some(isWork) && isWork(key));
      const missing = [...keys.slice(next), ...keys.slice(0, next)].find((key) => {
        const child = schemaAt(schema, [key]);
        const fields = keysOf(entry.isItem && child ? elementOf(child) : child);
        return (
          child &&
          !isThere(key) &&
          takes(levelOf(child, key, 0), entry) &&
          siblings.every((one) => fields.includes(one))
        );
      });
      if (
        level.isList ||
        missing === undefined ||
        ![column + 2, ...(entry.isItem ? [column] : [])].includes(entry.column)
      )
        continue;
      const message = `il manque une ligne au-dessus de celle-ci : remets « ${missing}: »`;
      const lines = `${' '.repeat(column)}${missing}:\n${this.#line(index)}`;
      return { ...this.#atEntry(index, message), edit: this.#edit(index, 0, lines, 0, false) };
    }
    return undefined;
  }

  /** The same lines as of the item above, or the same text. */
  #repeated({ isItem, key, value }: Entry, index: number): Slip | undefined {
    const [start = index] = this.#lastItem?.keys.values() ?? [];
    const count = key === undefined ? 1 : index - start;
    const isSame = (at: number) => this.#line(index + at) === this.#line(index - count + at);
    // The loads of two divisions may be the same.
    const isShort = key === undefined && (/^[{[>|]/.test(value) || value.length < LONG_TEXT);
    if (!isItem || count === 0 || isShort || !Array.from({ length: count }, (_, at) => isSame(at)).every(Boolean))
      return undefined;
    const message = count === 1 ? 'cette ligne répète celle' : `ces ${count} lignes répètent celles`;
    const them = count === 1 ? 'la' : 'les';
    return this.#withoutLines(index, count, `${message} du dessus : retire-${them}, ou change ce qui doit différer`);
  }

  /** A field that is there already: typed twice, in an item without its first line, or in a file pasted twice. */
  #duplicate(level: Level, entry: Entry, index: number, levels: readonly Level[]): Slip | undefined {
    const { key = '', column } = entry;
    const other = level.keys.get(key) ?? 0;
    const others = this.#siblings(index, column).filter((sibling) => level.keys.has(sibling));
    if (others.length > 1 && level.name === '') {
      const message =
        'le fichier recommence ici : il est sans doute collé deux fois, retire tout à partir de cette ligne';
      return {
        ...this.#atEntry(index, message),
        edit: this.#edit(index, 0, '', this.#lines.length - 1 - index, false),
      };
    }
    const message = `« ${key} » est déjà là, ligne ${other + 1} : garde un seul des deux`;
    if (this.#line(other) === this.#line(index) && other === index - 1) return this.#withoutLines(index, 1, message);
    const [last = ''] = [...level.keys.keys()].slice(-1);
    const isNewItem = keysOf(level.schema).indexOf(key) < keysOf(level.schema).indexOf(last) || others.length > 0;
    if (isNewItem && this.#levels.at(-2)?.isList) return this.#missingFirst(index, level.name, level.schema);
    return (others.length > 0 && this.#missingKey(entry, index, levels)) || this.#atEntry(index, message);
  }

  #missingFirst(index: number, name: string, schema: Schema | undefined): Slip {
    const message = `il manque une ligne au-dessus de celle-ci : chaque élément de « ${name} » commence par un tiret et « ${keysOf(schema)[0]}: »`;
    return this.#atEntry(index, message);
  }

  /** Keys of the lines below in the same column, up to where their object ends. */
  #siblings(index: number, column: number): string[] {
    const lines = this.#lines.slice(index + 1).filter((line) => line.trim() !== '');
    const end = lines.findIndex((line) => columnOf(line) < column);
    const own = lines.slice(0, end === -1 ? undefined : end).filter((line) => columnOf(line) === column);
    return own.flatMap((line) => entryOf(line).key ?? []);
  }

  // Dashes

  #withDash(index: number, name: string, column: number): Slip {
    const line = this.#line(index);
    const message = `il manque le tiret (-) devant cette ligne : chaque élément de « ${name} » en a un`;
    const text = `${' '.repeat(column)}- ${line.trimStart().replace(/^-\s*/, '')}`;
    return { ...this.#at(index, columnOf(line), line.length, message), edit: this.#edit(index, 0, text, 0, false) };
  }

  /** An item of a list without its dash: it begins with the first field of the list's items. */
  #missingDash(
    { key = '', column, isItem }: Entry,
    index: number,
    levels: readonly Level[],
    opened: Level | undefined,
  ) {
    const list = levels.findLast((level) =>
      level.column === undefined
        ? level.isList && level === opened && column > level.expected - 2
        : level.isList && [level.column, level.column + 2].includes(column),
    );
    const element = list && elementOf(list.schema);
    const [first] = keysOf(element);
    if (!list || isItem || !keysOf(element).includes(key)) return undefined;
    if (key !== first) return list.column === undefined ? this.#missingFirst(index, list.name, element) : undefined;
    const line = this.#line(index);
    const message = `il manque le tiret (-) devant « ${first} » : un nouvel élément de la liste commence ici`;
    const text = `${' '.repeat(list.column ?? Math.max(column, list.expected) - 2)}- ${line.trimStart()}`;
    return {
      ...this.#at(index, column, line.length, message),
      suggestion: short(text),
      edit: this.#edit(index, 0, text, 0, true),
    };
  }

  /** An item that goes on with the one above: it has not the first field of an item, and one that the other lacks. */
  #extraDash(list: Level, { isItem, key, inner }: Entry, index: number): Slip | undefined {
    const [first = ''] = keysOf(elementOf(list.schema));
    const above = this.#lastItem;
    if (!isItem || key === undefined || key === first || above?.list !== list || above.keys.has(key)) return undefined;
    const isOptional = (field: string) => accepts(schemaAt(list.schema, [0, field]), undefined);
    const mayBeItem = isOptional(first) ? isOptional(key) : this.#siblings(index, inner).includes(first);
    return mayBeItem ? undefined : this.#withoutDash(key, index, inner);
  }

  /** A field with a dash that stands in the column of the fields above. */
  #strayDash(entry: Entry, index: number, levels: readonly Level[]): Slip | undefined {
    const level = levels.findLast(({ isList, column }) => !isList && column === entry.column);
    return entry.isItem &&
      !levels.some((list) => list.isList && begins(list, entry)) &&
      level &&
      wants(level, entry.key ?? '')
      ? this.#withoutDash(entry.key, index, entry.column)
      : undefined;
  }

  #withoutDash(key: string | undefined, index: number, column: number): Slip {
    const message = `un tiret de trop devant « ${key} » : ce champ va avec les lignes au-dessus, aligne-le avec elles, sans tiret`;
    const text = ' '.repeat(column) + this.#line(index).slice(entryOf(this.#line(index)).inner);
    return { ...this.#atEntry(index, message), edit: this.#edit(index, 0, text, 0, false) };
  }

  // What one line shows

  #matched(rules: readonly LineRule[], index: number, from = 0): Slip | undefined {
    const text = from > 0 ? this.#line(index).slice(from).trimEnd() : this.#line(index);
    for (const { pattern, message, edit, isCertain = true, ofKnownKey } of rules) {
      const found = pattern.exec(text);
      if (!found || (ofKnownKey && !this.#levels.some((level) => wants(level, found.groups?.key ?? '')))) continue;
      const [start, end] = found.indices?.groups?.at ?? [found.index, found.index + found[0].length];
      const slip = this.#at(index, from + start, from + end, typeof message === 'string' ? message : message(found));
      const by = edit?.(found);
      if (by === undefined) return slip;
      const certain = typeof isCertain === 'boolean' ? isCertain : isCertain(found);
      const whole = this.#edit(index, from + found.index, by, 0, certain);
      return { ...slip, suggestion: short(by), edit: { ...whole, endColumn: whole.column + found[0].length } };
    }
    return undefined;
  }

  /** Index of the line where quotes, braces or brackets close that are open at the end of their own; undefined where none does. */
  #endOfValue(index: number, value: string, column: number): number | undefined {
    const isOver = (line: string) =>
      line.trim() !== '' &&
      (columnOf(line) <= column ? !/^ *[\]}"']/.test(line) : /^["']/.test(value) && this.#isStructure(line));
    const rest = this.#lines.slice(index + 1);
    const last = rest.findIndex(isOver);
    const lines = [value, ...rest.slice(0, last === -1 ? undefined : last)];
    const isClosed = (count: number) => parseDocument(lines.slice(0, count).join('\n')).errors.length === 0;
    const count = lines.findIndex((line, at) => /["'\]}]/.test(line) && isClosed(at + 1));
    return count === -1 ? undefined : index + count;
  }

  #neverClosed(index: number, start: number, value: string): Slip {
    const open = value.charAt(0);
    const closing = { '[': ']', '{': '}' }[open] ?? open;
    const message = /["']/.test(open)
      ? `ce guillemet (${open}) n’est jamais fermé : ajoutes-en un à la fin du texte`
      : `« ${open} » n’est jamais fermé : ajoute « ${closing} » à la fin, ou mets le texte entre guillemets doubles`;
    const slip = this.#at(index, start, start + 1, message, { from: start, text: value + closing }, false);
    const next = this.#line(index + 1).trim();
    // The line was broken in the middle of the text.
    if (!/["']/.test(open) || !next.endsWith(open) || this.#isStructure(next)) return slip;
    return { ...slip, suggestion: undefined, edit: this.#edit(index, start, `${value} ${next}`, 1, false) };
  }

  // Slips, in columns from 0

  #atEntry(index: number, message: string): Slip {
    const { column, inner, key = '' } = entryOf(this.#line(index));
    return this.#at(index, column, Math.max(column + 1, inner + key.length), message);
  }

  /** With an edit, it puts `text` in the place of all from a column on. */
  #at(
    index: number,
    start: number,
    end: number,
    message: string,
    by?: { from: number; text: string },
    isCertain = true,
  ): Slip {
    const slip = { range: { line: index + 1, column: start + 1, endColumn: end + 1 }, message };
    return by ? { ...slip, suggestion: short(by.text), edit: this.#edit(index, by.from, by.text, 0, isCertain) } : slip;
  }

  /** Of the line at `index` from a column on, and of as many more lines. */
  #edit(index: number, from: number, text: string, more: number, isCertain: boolean): TextEdit {
    const end = index + more;
    return {
      line: index + 1,
      column: from + 1,
      endLine: end + 1,
      endColumn: this.#line(end).length + 1,
      text,
      isCertain,
    };
  }

  #withoutLines(index: number, count: number, message: string): Slip {
    const edit = {
      line: index + 1,
      column: 1,
      endLine: index + 1 + count,
      endColumn: 1,
      text: '',
      isCertain: count === 1,
    };
    return { ...this.#atEntry(index, message), edit };
  }
}

/** As if its key or its dash were left out where the line has none. */
function entryOf(line: string): Entry {
  const [, indentation = '', dash = '', key, value = ''] = ENTRY.exec(line) ?? [];
  return {
    column: indentation.length,
    isItem: dash !== '',
    key: key?.replace(/^["']|["']$/g, ''),
    value: value.trimEnd(),
    inner: indentation.length + dash.length,
    start: line.length - value.length,
  };
}

const columnOf = (line: string) => Math.max(0, line.search(/\S|$/));

/** Whether the value of a field stands on the lines below it. */
const opensLines = (line: string) => /:\s*(?:[>|][+-]?)?\s*$/.test(line);

function levelOf(schema: Schema, name: string, expected: number): Level {
  return { schema, isList: elementOf(schema) !== undefined, name, expected, column: undefined, keys: new Map() };
}

/** Whether the entry may stand in the level. */
function takes({ schema, isList }: Level, { isItem, key, value }: Entry): boolean {
  if (isList !== isItem) return false;
  const fields = isList ? elementOf(schema) : schema;
  const keys = keysOf(fields);
  if (key !== undefined) return keys.length > 0 ? keys.includes(key) : !isList && schemaAt(schema, [key]) !== undefined;
  const [, inBraces = ''] = /^\{ *(\w+):/.exec(value) ?? [];
  return isItem && (keys.length === 0 || keys.includes(inBraces) || (fields !== undefined && isPreprocessed(fields)));
}

/** Whether a field of that name may still stand in the level, or in its next item. */
const wants = ({ schema, isList, keys }: Level, key: string): boolean =>
  isList
    ? keysOf(elementOf(schema)).includes(key)
    : !keys.has(key) &&
      (keysOf(schema).includes(key) || (key.startsWith('/') && schemaAt(schema, [key]) !== undefined));

/** Whether an item of the list may begin with the entry. */
const begins = ({ schema }: Level, { key }: Entry) => key === undefined || key === keysOf(elementOf(schema))[0];

const isWork = (key: string) => key === 'exercises' || key === 'blocks';

const asText = (key: string) => `pour l’aligner avec le texte de « ${key} »`;

function beside({ name, isList, keys, column }: Level): string {
  const last = [...keys.keys()].at(-1);
  if (isList) return column === undefined ? `sous « ${name}: »` : `pour aligner son tiret avec ceux de « ${name} »`;
  if (last === undefined)
    return name === '' ? 'au bord gauche' : `sous « ${name}: », deux espaces plus à droite que lui`;
  return `pour l’aligner avec « ${last} »`;
}

const short = (text: string) =>
  text.trim().length > 1 && text.length <= LONGEST_SUGGESTION && !text.includes('\n') ? text.trim() : undefined;
