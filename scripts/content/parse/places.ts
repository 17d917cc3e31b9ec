import { isOptional, keysOf, schemaAt } from '../schema-tree.ts';
import { begins, columnOf, type Entry, entryOf, fieldsOf, type Level, levelOf, takes, wants } from './levels.ts';
import type { Outline, Slip } from './outline.ts';
import { type Text, withText } from './texts.ts';

const LONG_TEXT = 20;
/** A dash and its space are so wide. */
const DASH = 2;

/** Of an entry that would be in place elsewhere, with a dash or without; in a text, where YAML takes it for words. */
export function misplaced(outline: Outline, entry: Entry, levels: readonly Level[], text?: Text): Slip | undefined {
  const columnIn = (level: Level) => level.column ?? level.expected;
  const distance = (level: Level) =>
    level.isList === entry.isItem
      ? Math.abs(columnIn(level) - entry.column)
      : Math.abs(columnIn(level) + (level.isList ? DASH : 0) - entry.inner) + 1;
  const isAwaited = (level: Level) => level.isList && level.column === undefined;
  const [level] = levels
    .filter((one) => wants(one, entry) && (begins(one, entry) || isAwaited(one)) && distance(one) > 0)
    .filter((one) => one.isList === entry.isItem || (!text && distance(one) <= DASH + 1))
    .toSorted((a, b) => distance(a) - distance(b));
  if (!level) return undefined;
  const column = columnIn(level);
  if (!begins(level, entry)) {
    const first = `chaque élément de « ${level.name} » commence par « - ${fieldsOf(level)[0]}: »`;
    return outline.slip(entry.index, `il manque une ligne au-dessus de celle-ci : ${first}`);
  }
  if (level.isList !== entry.isItem)
    return level.isList ? withDash(outline, entry, level.name, column) : withoutDash(outline, entry, column);
  // The first line of the level may be the one that is out of place.
  const [first, ...others] = level.keys.values();
  if (first !== undefined && others.length === 0 && entry.column === level.expected) {
    const expected = columnOf(outline.line(first)) + level.expected - column;
    return outline.shifted(first, expected, `sous « ${level.name}: »`, true);
  }
  const isElsewhere = outline.levels.some((one) => one.column === entry.column && one.isList === entry.isItem);
  const key = text?.isBlock ? text.key : undefined;
  return outline.shifted(entry.index, column, beside(level), text !== undefined || !isElsewhere, key);
}

function beside({ name, keys }: Level): string {
  const last = [...keys.keys()].at(-1);
  if (last !== undefined) return `pour l’aligner avec « ${last} »`;
  return name === '' ? 'au début de la ligne' : `sous « ${name}: »`;
}

/** Of a field or an item at the end of a line of text, or of another field. */
export function joinedField(outline: Outline, index: number, from: number, { key, isBlock }: Text): Slip | undefined {
  const line = outline.line(index);
  const joined = /^["'{[|>]/.test(line.slice(from)) ? [] : line.matchAll(/[,;]?\s+(- +)?(?=([a-zA-Z]\w*):(?:\s|$))/g);
  for (const { index: at, 0: gap, 1: dash = '', 2: name = '' } of joined) {
    const field = entryOf(`${dash}${name}:`);
    const level = outline.levels.findLast((one) => one.isList === field.isItem && begins(one, field));
    if (at <= from || !level || !wants(level, field)) continue;
    const tail = dash + line.slice(at + gap.length);
    const read = isBlock ? `cette ligne se lit comme la suite du texte de « ${key} »` : 'deux champs sur une ligne';
    const message = `${read} : mets « ${tail} » à la ligne, ${beside(level)}`;
    const text = `\n${' '.repeat(level.column ?? level.expected)}${tail}`;
    return outline.slip(index, message, { text, start: at, isCertain: false });
  }
  return undefined;
}

/** Of an entry whose level is not opened: the line with its key is missing. */
export function missingKey(outline: Outline, entry: Entry, levels: readonly Level[]): Slip | undefined {
  const below = outline.entry(entry.index + 1);
  for (const { isList, column = -DASH, schema, keys } of levels.toReversed()) {
    const isBelow = entry.column === column + 2 || (entry.isItem && entry.column === column);
    if (isList || !isBelow) continue;
    const fields = keysOf(schema);
    const next = fields.indexOf([...keys.keys()].at(-1) ?? '') + 1;
    const missing = [...fields.slice(next), ...fields.slice(0, next)].find((key) => {
      const child = levelOf(schemaAt(schema, [key]) ?? schema, key, 0);
      const hasBoth = below.column !== entry.inner || fieldsOf(child).includes(below.key ?? '');
      return !keys.has(key) && takes(child, entry) && begins(child, entry) && hasBoth;
    });
    if (missing === undefined) continue;
    const text = `${' '.repeat(column)}${missing}:\n${entry.line}`;
    const message = `il manque une ligne au-dessus de celle-ci : remets « ${missing}: »`;
    return outline.slip(entry.index, message, { text, isCertain: false });
  }
  return undefined;
}

/** Of an item with the same lines as the one above, or with the same text. */
export function repeated(outline: Outline, { lastItem }: Level, { index, key, value }: Entry): Slip | undefined {
  const [start = index] = lastItem?.keys.values() ?? [];
  const count = key === undefined ? 1 : index - start;
  const [above, own] = [index - count, index].map((from) => outline.lines.slice(from, from + count).join('\n'));
  // The loads of two divisions may be the same.
  const isShort = key === undefined && (/^[{[>|]/.test(value) || value.length < LONG_TEXT);
  if (count === 0 || isShort || above !== own) return undefined;
  const these = count === 1 ? 'cette ligne répète celle' : `ces ${count} lignes répètent celles`;
  const message = `${these} du dessus : retire-${count === 1 ? 'la' : 'les'}, ou change ce qui doit différer`;
  const text = outline.line(index + count);
  return outline.slip(index, message, { text, count: count + 1, isCertain: count === 1 });
}

/** Of a field that is there already: typed twice, in an item without its first line, or in a file pasted twice. */
export function duplicate(outline: Outline, level: Level, entry: Entry): Slip {
  const { index, key = '' } = entry;
  const other = level.keys.get(key) ?? 0;
  const isSame = (count: number) => outline.line(other + count) === outline.line(index + count);
  const message = `« ${key} » est déjà là, ligne ${other + 1} : garde un seul des deux`;
  if (isSame(0) && other === index - 1)
    return outline.slip(index, message, { text: outline.line(index + 1), count: 2, isCertain: true });
  if (level.name === '' && isSame(0) && isSame(1)) {
    const again = 'le fichier recommence ici : il est sans doute collé deux fois, retire tout à partir de cette ligne';
    return outline.slip(index, again, { text: '', count: outline.lines.length - index, isCertain: false });
  }
  const lost = other < index - 1 ? missingKey(outline, entry, outline.levels) : undefined;
  const isOfItem = outline.levels.at(-2)?.isList && fieldsOf(level)[0] !== key;
  const orFirst = ` ou, si un élément de « ${level.name} » commence ici, remets au-dessus sa ligne « - ${fieldsOf(level)[0]}: »`;
  return lost ?? outline.slip(index, isOfItem ? message + orFirst : message);
}

/** Of an item that goes on with the one above: it has not the first field of an item, and one that the other lacks. */
export function extraDash(outline: Outline, list: Level, entry: Entry): Slip | undefined {
  const { index, key, inner } = entry;
  const [first = ''] = fieldsOf(list);
  if (!list.lastItem || key === undefined || key === first || list.lastItem.keys.has(key)) return undefined;
  const mayLack = (field: string) => isOptional(schemaAt(list.schema, [0, field]));
  const fields = outline
    .linesAfter(index, (line) => line.trim() !== '' && columnOf(line) < inner)
    .map((line) => entryOf(line));
  const hasFirst = fields.some((field) => field.column === inner && field.key === first);
  return (mayLack(first) ? mayLack(key) : hasFirst) ? undefined : withoutDash(outline, entry, inner);
}

/** Of an item of a list without its dash. */
export function withDash(outline: Outline, { index, line, key }: Entry, name: string, column: number): Slip {
  const text = `${' '.repeat(column)}- ${line.trim().replace(/^-\s*/, '')}`;
  const message =
    key === undefined
      ? `il manque le tiret (-) devant cette ligne : chaque élément de « ${name} » en a un`
      : `il manque le tiret (-) devant « ${key} » : un nouvel élément de la liste commence ici`;
  return outline.slip(index, message, { text, isCertain: key !== undefined });
}

function withoutDash(outline: Outline, { index, line, key, inner }: Entry, column: number): Slip {
  const message = `un tiret de trop devant « ${key} » : ce champ va avec les lignes au-dessus, aligne-le avec elles, sans tiret`;
  return outline.slip(index, message, { text: ' '.repeat(column) + line.slice(inner), isCertain: false });
}

/** Of a line that is no field, no item and in no text. */
export function strayLine(outline: Outline, entry: Entry, text: Text | undefined): Slip {
  const { index, line } = entry;
  const goesOn = text && (text.isBlock || /^\s*[\p{Ll}\d(«]/u.test(line));
  const item = goesOn ? undefined : misplaced(outline, entry, outline.levels);
  if (item) return item;
  if (text) {
    const target = text.first === undefined ? text.column + 2 : columnOf(outline.line(text.first));
    return outline.shifted(index, target, `${withText(text.key)}, ou retire-la`, false);
  }
  const message = 'ces mots ne sont ni un champ ni un élément de liste : retire cette ligne';
  const count = index + 1 < outline.lines.length ? 2 : 1;
  return outline.slip(index, message, { text: count === 2 ? outline.line(index + 1) : '', count, isCertain: false });
}
