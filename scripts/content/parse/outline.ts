import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { TextDiagnostic, TextEdit } from '../diagnostic.ts';
import { accepts, elementOf, isPreprocessed, keysOf, keysWithin, metaOf, schemaAt } from '../schema-tree.ts';
import {
  begins,
  beside,
  columnOf,
  type Entry,
  entryOf,
  fieldsOf,
  type Level,
  levelOf,
  takes,
  wants,
} from './levels.ts';
import { ANY_LINE, ENTRY_LINE, type LineRule, VALUE } from './line-rules.ts';

type Schema = z.core.$ZodType;
type Slip = TextDiagnostic;

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
  return outline.end();
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
    const isMark = /^\.\.\.\s*$/.test(line) || (this.#levels[0]?.keys.size === 0 && /^(?:---|[{[])/.test(line));
    if (isMark && /^[{[]/.test(line)) this.next = this.#lines.length;
    if (isComment || isMark || column > this.#unknown) return undefined;
    this.#unknown = Number.POSITIVE_INFINITY;
    return this.#matched(ENTRY_LINE, index) ?? this.#readEntry(index, text);
  }

  /** A text that the end of the file has cut off. */
  end(): Slip | undefined {
    const index = this.#lines.length - 1;
    const isCut = this.#text?.isBlock && /[^.!?…:;»"')\]*\s]$/.test(this.#line(index));
    return isCut
      ? this.#on(index, 'le fichier finit au milieu d’une phrase : finis le texte, ou mets un point')
      : undefined;
  }

  #line = (index: number): string => this.#lines[index] ?? '';

  /** The lines after the one at `index` up to the first that is `over`. */
  #linesAfter(index: number, isOver: (line: string) => boolean): readonly string[] {
    const rest = this.#lines.slice(index + 1);
    const end = rest.findIndex(isOver);
    return end === -1 ? rest : rest.slice(0, end);
  }

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
    this.#unknown = entry.isItem ? entry.column + 1 : entry.column;
    if (isInPlace && !entry.isItem) level?.keys.set(entry.key ?? '', index);
    return this.#missingKey(entry, index, around);
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
    const below = entryOf(this.#line(index + 1));
    const isText = schema && isPreprocessed(schema) && below.key === undefined && !below.isItem;
    const isOfLines = schema && (keysOf(schema).length > 0 || schemaAt(schema, ['/']) !== undefined);
    if (!schema) this.#unknown = inner;
    else if (isOfLines && !text.isBlock && !isText) this.#levels.push(levelOf(schema, text.key, inner + 2));
    else this.#text = text;
    return this.#text && !text.isBlock ? this.#missingMarker(index, text) : undefined;
  }

  #readValue(entry: Entry, index: number, text: Text, schema: Schema | undefined): Slip | undefined {
    const { value, start } = entry;
    if (/^["'{[]/.test(value) && !ONE_PIECE.test(value)) {
      const end = this.#endOfValue(index, value, text.column);
      if (end === undefined)
        return this.#valueSlip(entry, index, text, schema) ?? this.#neverClosed(index, start, value);
      this.next = end + 1;
      if (end > index) return undefined;
    }
    this.#text = text;
    return this.#joinedField(index, start, text) ?? this.#valueSlip(entry, index, text, schema);
  }

  #valueSlip({ value, start }: Entry, index: number, text: Text, schema: Schema | undefined): Slip | undefined {
    const below = this.#below(index, text.column);
    const [, marker = '', rest] = /^([>|][+-]?) +(?![–—−_-]$)([^\s#].*)$/.exec(value) ?? [];
    if (rest !== undefined && (below.length > 0 || marker.length > 1)) {
      const message = `« ${marker} » reste seul en fin de ligne : mets ce qui le suit à la ligne, avec le reste du texte`;
      const indentation = ' '.repeat(below[0] ? columnOf(below[0]) : text.column + 2);
      return this.#from(index, start, message, `${marker}\n${indentation}${rest}`, true);
    }
    const isProse = schema === undefined || metaOf(schema).prose !== undefined;
    const bare = isProse
      ? undefined
      : (MARKED.exec(value)?.[1] ?? /^%(?= ?\d)/.exec(value)?.input.replace(/^% ?(.*)/, '$1 %'));
    if (bare !== undefined)
      return this.#from(index, start, `« ${value} » : pas de mise en forme ici, écris « ${bare} »`, bare, true);
    const slip = this.#matched(VALUE, index, start);
    if (!slip || below.length === 0 || !slip.edit?.text.startsWith('"')) return slip;
    const message = `${slip.message.replace(/ : .*/, '')} : écris « ${text.isItem ? '-' : `${text.key}:`} >- », et tout le texte à la ligne, décalé de deux espaces`;
    const lines = ['>-', value, ...below.map((line) => line.trim())].join(`\n${' '.repeat(text.column + 2)}`);
    return { range: slip.range, message, edit: this.#edit(index, lines, below.length + 1, false, start) };
  }

  /** The lines that go on with a text whose key stands in `column`. */
  #below = (index: number, column: number): readonly string[] =>
    this.#linesAfter(index, (line) => columnOf(line) <= column || line.trim() === '' || this.#isStructure(line));

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
    const isSentence =
      /\s:/.test(line.slice(inner, start)) && !(this.#known.has(key) || this.#known.has(key.toLowerCase()));
    return textAbove && isSentence ? undefined : entry;
  }

  // Texts

  #readText(index: number, text: Text): Slip | undefined {
    const line = this.#line(index);
    const entry = entryOf(line);
    const slip = this.#isStructure(line)
      ? (this.#misplaced(entry, index, this.#levels, text) ?? this.#missingKey(entry, index, this.#levels))
      : undefined;
    if (slip) return slip;
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
    return this.#moved(isFirstWrong ? first : index, isFirstWrong ? own : expected, withText(key));
  }

  /** A text with a colon or a comment in it, which begins below its key and has no mark. */
  #missingMarker(index: number, { key, column }: Text): Slip | undefined {
    const isMisread = (line: string, at: number) =>
      /:(?:\s|$)|\s#/.test(line) || (at === 0 && /^\s*[@`%!&*|>?{}[\],]/.test(line));
    const below = this.#below(index, column);
    if (!below.some(isMisread) || below.every(isField)) return undefined;
    const message = `le texte de « ${key} » contient deux-points ou un signe à part : écris « ${key}: >- » et laisse le texte à la ligne`;
    return this.#from(index, this.#line(index).indexOf(key), message, `${key}: >-`, true);
  }

  /** A field or an item at the end of a line of text, or of another field. */
  #joinedField(index: number, from: number, text: Text): Slip | undefined {
    const line = this.#line(index);
    const joined = /^["'{[|>]/.test(line.slice(from)) ? [] : line.matchAll(/[,;]?\s+(- +)?(?=([a-zA-Z]\w*):(?:\s|$))/g);
    for (const { index: at, 0: gap, 1: dash = '', 2: key = '' } of joined) {
      const isFirst = (one: Level) => !one.isList || fieldsOf(one)[0] === key;
      const level = this.#levels.findLast((one) => one.isList === (dash !== '') && isFirst(one));
      if (at <= from || !level || !wants(level, key)) continue;
      const tail = dash + line.slice(at + gap.length);
      const read = text.isBlock
        ? `cette ligne se lit comme la suite du texte de « ${text.key} »`
        : 'deux champs sur une ligne';
      const message = `${read} : mets « ${tail} » à la ligne, ${beside(level)}`;
      return this.#from(index, at, message, `\n${' '.repeat(level.column ?? 0)}${tail}`, false);
    }
    return undefined;
  }

  /** A line that is no field, no item and in no text. */
  #strayLine(index: number, text: Text | undefined): Slip | undefined {
    const line = this.#line(index);
    const column = columnOf(line);
    const [level, root] = [this.#levels.at(-1), this.#levels[0]];
    const list = this.#levels.findLast(({ isList }) => isList);
    const isItem = list && (list.column === undefined ? list === level : list.column === column);
    const goesOn = text && (text.isBlock || /^\s*[\p{Ll}\d(«]/u.test(line));
    if (list && isItem && !goesOn && takes(list, { ...entryOf(`- ${line.trim()}`), key: undefined }))
      return this.#withDash(index, list.name, list.column ?? list.expected);
    // A field whose name is of several words: the schema tells what is wrong with it.
    if (column === level?.column && /^ *[^\s:][^:]*[^\s:]:(?: |$)/.test(line)) {
      this.#unknown = column;
      return undefined;
    }
    if (text) {
      const target = text.first === undefined ? text.column + 2 : columnOf(this.#line(text.first));
      if (goesOn && (!text.isBlock || line.trim().split(' ').length > 3))
        return this.#moved(index, target, withText(text.key), false);
      return this.#on(
        index,
        `cette ligne n’est ni un champ ni un élément de liste : retire-la ou, si elle continue le texte de « ${text.key} », décale-la de ${target - column} espaces vers la droite`,
      );
    }
    const first = this.#lines.findIndex((other, at) => at > index && root && takes(root, entryOf(other)));
    if (first === -1 || root?.keys.size !== 0) return undefined;
    const message = `ces mots ne sont pas un champ : retire ce qui est au-dessus de « ${this.#line(first).trim()} »`;
    return this.#on(index, message, this.#edit(index, this.#line(first), first - index + 1, false));
  }

  // Places

  /** An entry that would be in place elsewhere; in a text, where YAML takes it for words. */
  #misplaced(entry: Entry, index: number, levels: readonly Level[], text?: Text): Slip | undefined {
    const distance = ({ column, expected }: Level) => Math.abs((column ?? expected) - entry.column);
    const [level] = levels
      .filter((one) => takes(one, entry) && (one.isList ? begins(one, entry) : !one.keys.has(entry.key ?? '')))
      .filter((one) => distance(one) > 0)
      .toSorted((a, b) => distance(a) - distance(b));
    if (!level) return undefined;
    // The first of the level may be the one that is out of place, or the dash before it.
    const [first, ...others] = level.keys.values();
    const list = levels[levels.indexOf(level) - 1];
    if (!text && first !== undefined && others.length === 0 && entry.column === level.expected)
      return this.#moved(first, level.expected, beside(level));
    if (first !== undefined && list?.isList && list.column !== list.expected && entry.column === list.expected + 2)
      return this.#moved(first, list.expected, beside(list), others.length === 0);
    const isElsewhere = this.#levels.some(({ column, isList }) => column === entry.column && isList === entry.isItem);
    return this.#moved(
      index,
      level.column ?? level.expected,
      beside(level),
      text !== undefined || !isElsewhere,
      level,
      text,
    );
  }

  /** The line, with those that stand out of place together with it, in another column. */
  #moved(index: number, column: number, where: string, isCertain = true, level?: Level, text?: Text): Slip {
    const own = columnOf(this.#line(index));
    const shift = column - own;
    const taken = new Set(level?.keys.keys());
    let isOpen = opensLines(this.#line(index));
    const goesAlong = (line: string) => {
      if (columnOf(line) !== own) return isOpen && columnOf(line) > own && columnOf(line) !== column + 2;
      const { key = '' } = entryOf(line);
      const isSibling = level && (shift < 0 || text) && takes(level, entryOf(line)) && !taken.has(key);
      taken.add(key);
      isOpen = opensLines(line);
      return level ? isSibling : !this.#isStructure(line);
    };
    const lines = [this.#line(index), ...this.#linesAfter(index, (line) => line.trim() === '' || !goesAlong(line))];
    const [these, reads, them] =
      lines.length === 1 ? ['cette ligne', 'se lit', 'la'] : [`ces ${lines.length} lignes`, 'se lisent', 'les'];
    const move = text?.isBlock
      ? `${these} ${reads} comme la suite du texte de « ${text.key} » : décale-${them}`
      : `retrait incorrect : décale ${these}`;
    const spaces = Math.abs(shift) === 1 ? '1 espace' : `${Math.abs(shift)} espaces`;
    const aligned = lines.length === 1 ? where : where.replace('pour l’aligner', 'pour les aligner');
    const message = `${move} de ${spaces} vers la ${shift < 0 ? 'gauche' : 'droite'}, ${aligned}`;
    const moved = lines.map((line) => ' '.repeat(Math.max(0, columnOf(line) + shift)) + line.trimStart());
    return this.#on(index, message, this.#edit(index, moved.join('\n'), lines.length, isCertain));
  }

  /** An entry whose level is not opened: the line with its key is missing. */
  #missingKey(entry: Entry, index: number, levels: readonly Level[]): Slip | undefined {
    const siblings = this.#siblings(index, entry.inner);
    for (const level of levels.toReversed()) {
      const { column = -2, schema } = level;
      const isBelow = entry.column === column + 2 || (entry.isItem && entry.column === column);
      if (level.isList || !isBelow) continue;
      const there = [...level.keys.keys()];
      // A workout has one of both: the other is not missing.
      if (there.some(isWork)) there.push('exercises', 'blocks');
      const fields = fieldsOf(level);
      const next = fields.indexOf([...level.keys.keys()].at(-1) ?? '') + 1;
      const missing = [...fields.slice(next), ...fields.slice(0, next)].find((key) => {
        const child = levelOf(schemaAt(schema, [key]) ?? schema, key, 0);
        return !there.includes(key) && takes(child, entry) && siblings.every((one) => fieldsOf(child).includes(one));
      });
      if (missing === undefined) continue;
      const lines = `${' '.repeat(column)}${missing}:\n${this.#line(index)}`;
      return this.#on(index, `${NO_LINE_ABOVE} remets « ${missing}: »`, this.#edit(index, lines, 1, false));
    }
    return undefined;
  }

  /** The same lines as of the item above, or the same text. */
  #repeated({ isItem, key, value }: Entry, index: number): Slip | undefined {
    const [start = index] = this.#lastItem?.keys.values() ?? [];
    const count = key === undefined ? 1 : index - start;
    const [above, own] = [index - count, index].map((from) => this.#lines.slice(from, from + count).join('\n'));
    // The loads of two divisions may be the same.
    const isShort = key === undefined && (/^[{[>|]/.test(value) || value.length < LONG_TEXT);
    if (!isItem || count === 0 || isShort || above !== own) return undefined;
    const these = count === 1 ? 'cette ligne répète celle' : `ces ${count} lignes répètent celles`;
    const message = `${these} du dessus : retire-${count === 1 ? 'la' : 'les'}, ou change ce qui doit différer`;
    return this.#on(index, message, this.#edit(index, undefined, count, count === 1));
  }

  /** A field that is there already: typed twice, in an item without its first line, or in a file pasted twice. */
  #duplicate(level: Level, entry: Entry, index: number, levels: readonly Level[]): Slip | undefined {
    const { key = '', column } = entry;
    const other = level.keys.get(key) ?? 0;
    const others = this.#siblings(index, column).filter((sibling) => level.keys.has(sibling));
    if (others.length > 1 && level.name === '') {
      const message =
        'le fichier recommence ici : il est sans doute collé deux fois, retire tout à partir de cette ligne';
      return this.#on(index, message, this.#edit(index, '', this.#lines.length - index, false));
    }
    const message = `« ${key} » est déjà là, ligne ${other + 1} : garde un seul des deux`;
    if (this.#line(other) === this.#line(index) && other === index - 1)
      return this.#on(index, message, this.#edit(index, undefined, 1, true));
    const [last = ''] = [...level.keys.keys()].slice(-1);
    const isNewItem = fieldsOf(level).indexOf(key) < fieldsOf(level).indexOf(last) || others.length > 0;
    if (isNewItem && this.#levels.at(-2)?.isList) return this.#missingFirst(index, level.name, fieldsOf(level));
    return (others.length > 0 && this.#missingKey(entry, index, levels)) || this.#on(index, message);
  }

  #missingFirst = (index: number, name: string, [first]: readonly string[]): Slip =>
    this.#on(index, `${NO_LINE_ABOVE} chaque élément de « ${name} » commence par un tiret et « ${first}: »`);

  /** Keys of the lines below in the same column, up to where their object ends. */
  #siblings = (index: number, column: number): string[] =>
    this.#linesAfter(index, (line) => line.trim() !== '' && columnOf(line) < column)
      .filter((line) => columnOf(line) === column)
      .flatMap((line) => entryOf(line).key ?? []);

  // Dashes

  #withDash(index: number, name: string, column: number, first?: string): Slip {
    const line = this.#line(index);
    const item = `- ${line.trimStart().replace(/^-\s*/, '')}`;
    const message =
      first === undefined
        ? `il manque le tiret (-) devant cette ligne : chaque élément de « ${name} » en a un`
        : `il manque le tiret (-) devant « ${first} » : un nouvel élément de la liste commence ici`;
    return this.#on(index, message, this.#edit(index, ' '.repeat(column) + item, 1, first !== undefined));
  }

  /** An item of a list without its dash: it begins with the first field of the list's items. */
  #missingDash({ key = '', column, isItem }: Entry, index: number, levels: readonly Level[], opened?: Level) {
    const list = levels.findLast(
      (level) =>
        level.isList &&
        (level.column === undefined
          ? level === opened && column > level.expected - 2
          : [level.column, level.column + 2].includes(column)),
    );
    if (!list || isItem || !fieldsOf(list).includes(key)) return undefined;
    if (key === fieldsOf(list)[0])
      return this.#withDash(index, list.name, list.column ?? Math.max(column, list.expected) - 2, key);
    return list.column === undefined ? this.#missingFirst(index, list.name, fieldsOf(list)) : undefined;
  }

  /** An item that goes on with the one above: it has not the first field of an item, and one that the other lacks. */
  #extraDash(list: Level, { isItem, key, inner }: Entry, index: number): Slip | undefined {
    const [first = ''] = fieldsOf(list);
    const above = this.#lastItem;
    if (!isItem || key === undefined || key === first || above?.list !== list || above.keys.has(key)) return undefined;
    const isOptional = (field: string) => accepts(schemaAt(list.schema, [0, field]), undefined);
    const mayBeItem = isOptional(first) ? isOptional(key) : this.#siblings(index, inner).includes(first);
    return mayBeItem ? undefined : this.#withoutDash(key, index, inner);
  }

  /** A field with a dash that stands in the column of the fields above. */
  #strayDash(entry: Entry, index: number, levels: readonly Level[]): Slip | undefined {
    const { key = '', column, isItem } = entry;
    const level = levels.findLast(
      (one) => !one.isList && (one.column === undefined ? column >= one.expected - 2 : one.column === column),
    );
    const isStray = isItem && level && wants(level, key) && !levels.some((list) => begins(list, entry));
    return isStray ? this.#withoutDash(key, index, level.column ?? entry.inner) : undefined;
  }

  #withoutDash(key: string, index: number, column: number): Slip {
    const message = `un tiret de trop devant « ${key} » : ce champ va avec les lignes au-dessus, aligne-le avec elles, sans tiret`;
    const text = ' '.repeat(column) + this.#line(index).slice(entryOf(this.#line(index)).inner);
    return this.#on(index, message, this.#edit(index, text, 1, false));
  }

  // What one line shows

  #matched(rules: readonly LineRule[], index: number, from = 0): Slip | undefined {
    const text = from > 0 ? this.#line(index).slice(from).trimEnd() : this.#line(index);
    for (const { pattern, message, edit, isCertain = true, ofKnownKey } of rules) {
      const found = pattern.exec(text);
      if (!found || (ofKnownKey && !this.#levels.some((level) => wants(level, found.groups?.key ?? '')))) continue;
      const [start, end] = found.indices?.groups?.at ?? [found.index, found.index + found[0].length];
      const by = edit?.(found);
      const certain = typeof isCertain === 'boolean' ? isCertain : isCertain(found);
      const whole = by === undefined ? undefined : this.#edit(index, by, 1, certain, from + found.index);
      return {
        range: { line: index + 1, column: from + start + 1, endColumn: from + end + 1 },
        message: typeof message === 'string' ? message : message(found),
        suggestion: by === undefined ? undefined : short(by),
        edit: whole && { ...whole, endColumn: whole.column + found[0].length },
      };
    }
    return undefined;
  }

  /** Index of the line where quotes, braces or brackets close that are open at the end of their own; undefined where none does. */
  #endOfValue(index: number, value: string, column: number): number | undefined {
    const isOver = (line: string) =>
      line.trim() !== '' &&
      (columnOf(line) <= column ? !/^ *[\]}"']/.test(line) : /^["']/.test(value) && this.#isStructure(line));
    const lines = [value, ...this.#linesAfter(index, isOver)];
    const isClosed = (count: number) => parseDocument(lines.slice(0, count).join('\n')).errors.length === 0;
    const count = lines.findIndex((line, at) => /["'\]}]/.test(line) && isClosed(at + 1));
    return count === -1 ? undefined : index + count;
  }

  #neverClosed(index: number, start: number, value: string): Slip {
    const open = value.charAt(0);
    const closing = { '[': ']', '{': '}' }[open];
    const message = closing
      ? `« ${open} » n’est jamais fermé : ajoute « ${closing} » à la fin, ou mets le texte entre guillemets doubles`
      : `ce guillemet (${open}) n’est jamais fermé : ajoutes-en un à la fin du texte`;
    const next = this.#line(index + 1).trim();
    // The line may be broken in the middle of the text.
    const isBroken = !closing && next.endsWith(open) && !this.#isStructure(next);
    const edit = isBroken
      ? this.#edit(index, `${value} ${next}`, 2, false, start)
      : this.#edit(index, value + (closing ?? open), 1, false, start);
    const range = { line: index + 1, column: start + 1, endColumn: start + 2 };
    return { range, message, suggestion: isBroken ? undefined : short(edit.text), edit };
  }

  // Slips, in columns from 0

  /** Of the key and the dash of a line, else of the whole line. */
  #on(index: number, message: string, edit?: TextEdit): Slip {
    const line = this.#line(index);
    const { inner, key } = entryOf(line);
    const endColumn = key === undefined ? line.length + 1 : inner + key.length + 1;
    return { range: { line: index + 1, column: columnOf(line) + 1, endColumn }, message, edit };
  }

  /** Of a line from a column on, with what has to stand there. */
  #from(index: number, start: number, message: string, text: string, isCertain: boolean): Slip {
    const edit = this.#edit(index, text, 1, isCertain, start);
    return { range: { ...edit, endColumn: edit.endColumn }, message, suggestion: short(text), edit };
  }

  /** Puts `text` in the place of so many lines, of the first from a column on; without a text they go. */
  #edit(index: number, text: string | undefined, count: number, isCertain: boolean, from = 0): TextEdit {
    const line = index + 1;
    if (text === undefined) return { line, column: 1, endLine: line + count, endColumn: 1, text: '', isCertain };
    const endColumn = this.#line(index + count - 1).length + 1;
    return { line, column: from + 1, endLine: index + count, endColumn, text, isCertain };
  }
}

const NO_LINE_ABOVE = 'il manque une ligne au-dessus de celle-ci :';

const isField = (line: string) => /^ *[a-z]\w*: /.test(line);

const isWork = (key: string) => key === 'exercises' || key === 'blocks';

/** Whether the value of a field stands on the lines below it. */
const opensLines = (line: string) => /:\s*(?:[>|][+-]?)?\s*$/.test(line);

const withText = (key: string) => `pour l’aligner avec le texte de « ${key} »`;

const short = (text: string) =>
  text.trim().length > 1 && text.length <= LONGEST_SUGGESTION && !text.includes('\n') ? text.trim() : undefined;
