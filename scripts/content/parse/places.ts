import type { TextDiagnostic } from '../diagnostic.ts';
import { isOptional, schemaAt } from '../schema-tree.ts';
import { begins, columnOf, type Entry, entryOf, fieldsOf, type Level, wants } from './levels.ts';
import type { Outline } from './outline.ts';
import { type Text, withText } from './texts.ts';

/** A dash and its space are so wide. */
const DASH = 2;

/** Of an entry that would be in place elsewhere, with a dash or without; in a text, where YAML takes it for words. */
export function misplaced(
  outline: Outline,
  entry: Entry,
  levels: readonly Level[],
  inText = false,
): TextDiagnostic | undefined {
  const columnIn = (level: Level) => level.column ?? level.expected;
  const distance = (level: Level) =>
    level.isList === entry.isItem
      ? Math.abs(columnIn(level) - entry.column)
      : Math.abs(columnIn(level) + (level.isList ? DASH : 0) - entry.inner) + 1;
  const isAwaited = (level: Level) => level.isList && level.column === undefined;
  const [level] = levels
    .filter((one) => wants(one, entry) && (begins(one, entry) || isAwaited(one)) && distance(one) > 0)
    .filter((one) => one.isList === entry.isItem || (!inText && distance(one) <= DASH + 1))
    .toSorted((a, b) => distance(a) - distance(b));
  if (!level) return undefined;
  const column = columnIn(level);
  if (!begins(level, entry)) {
    const first = `chaque élément de « ${level.name} » commence par « - ${fieldsOf(level)[0]}: »`;
    return outline.diagnosticAt(entry.index, `il manque une ligne au-dessus de celle-ci : ${first}`);
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
  const isWritten = entry.line === outline.line(entry.index);
  return outline.shifted(entry.index, column, beside(level), isWritten && (inText || !isElsewhere));
}

function beside({ name, keys }: Level): string {
  const last = [...keys.keys()].at(-1);
  if (last !== undefined) return `pour l’aligner avec « ${last} »`;
  return name === '' ? 'au début de la ligne' : `sous « ${name}: »`;
}

/** Of a field or an item at the end of a line of text, or of another field. */
export function joinedField(outline: Outline, index: number, from: number): TextDiagnostic | undefined {
  const line = outline.line(index);
  const isText = line.includes(':', from) && !/^["'{[|>]/.test(line.slice(from));
  const joined = isText ? line.matchAll(/[,;]?\s+(- +)?(?=([a-zA-Z]\w*):(?:\s|$))/g) : [];
  for (const { index: at, 0: gap, 1: dash = '', 2: name = '' } of joined) {
    const field = entryOf(`${dash}${name}:`);
    const level = outline.levels.findLast((one) => one.isList === field.isItem && begins(one, field));
    if (at <= from || !level || !wants(level, field)) continue;
    const tail = dash + line.slice(at + gap.length);
    const message = `ce qui suit se lit avec ce qui précède : mets « ${tail} » à la ligne, ${beside(level)}`;
    const text = `\n${' '.repeat(level.column ?? level.expected)}${tail}`;
    return outline.diagnosticAt(index, message, { text, start: at, isCertain: false });
  }
  return undefined;
}

/** Of an item with the same lines as the one above, or with the same text. */
export function repeated(
  outline: Outline,
  { lastItem }: Level,
  { index, key, value }: Entry,
): TextDiagnostic | undefined {
  const [start = index] = lastItem?.keys.values() ?? [];
  const count = key === undefined ? 1 : index - start;
  const [above, own] = [index - count, index].map((from) => outline.lines.slice(from, from + count).join('\n'));
  // The loads of two divisions may be the same.
  const isShort = key === undefined && (/^[{[>|]/.test(value) || value.length < 20);
  if (count === 0 || isShort || above !== own) return undefined;
  const message = 'cet élément répète celui du dessus : retire-le, ou change ce qui doit différer';
  const text = outline.line(index + count);
  return outline.diagnosticAt(index, message, { text, count: count + 1, isCertain: count === 1 });
}

/** Of a field that is there already: typed twice, in an item without its first line, or in a file pasted twice. */
export function duplicate(outline: Outline, level: Level, entry: Entry): TextDiagnostic {
  const { index, key = '', line } = entry;
  const other = level.keys.get(key) ?? 0;
  const isNext = other === index - 1;
  const ifItem = `si un élément de « ${level.name} » commence ici, remets au-dessus sa ligne « - ${fieldsOf(level)[0]}: », sinon `;
  const ifTwice = level.name === '' ? 'si le fichier est collé deux fois, retire tout à partir d’ici, sinon ' : '';
  const cause = isNext ? '' : outline.levels.at(-2)?.isList ? ifItem : ifTwice;
  const message = `« ${key} » est déjà là, ligne ${other + 1} : ${cause}garde un seul des deux`;
  const without = { text: outline.line(index + 1), count: 2, isCertain: true };
  return outline.diagnosticAt(index, message, isNext && line === outline.line(other) ? without : undefined);
}

/** Of an item that goes on with the one above: it has not the first field of an item, and one that the other lacks. */
export function extraDash(outline: Outline, list: Level, entry: Entry): TextDiagnostic | undefined {
  const [{ key, inner }, [first = '']] = [entry, fieldsOf(list)];
  if (!list.lastItem || key === undefined || key === first || list.lastItem.keys.has(key)) return undefined;
  const mayLack = (field: string) => isOptional(schemaAt(list.schema, [0, field]));
  return mayLack(first) && mayLack(key) ? undefined : withoutDash(outline, entry, inner);
}

/** Of an item of a list without its dash. */
export function withDash(outline: Outline, { index, line, key }: Entry, name: string, column: number): TextDiagnostic {
  const text = `${' '.repeat(column)}- ${line.trim().replace(/^-\s*/, '')}`;
  const message = `il manque le tiret (-) devant cette ligne : chaque élément de « ${name} » en a un`;
  return outline.diagnosticAt(index, message, { text, isCertain: key !== undefined });
}

function withoutDash(outline: Outline, { index, line, key, inner }: Entry, column: number): TextDiagnostic {
  const message = `un tiret de trop devant « ${key} » : ce champ va avec les lignes au-dessus, aligne-le avec elles, sans tiret`;
  return outline.diagnosticAt(index, message, { text: ' '.repeat(column) + line.slice(inner), isCertain: false });
}

/** Of a line that is no field, no item and in no text. */
export function strayLine(outline: Outline, entry: Entry, text: Text | undefined): TextDiagnostic {
  const { index, line } = entry;
  const goesOn = text && ((text.isBlock && !text.isItem) || /^\s*[\p{Ll}\d(«]/u.test(line));
  const item = goesOn ? undefined : misplaced(outline, entry, outline.levels);
  const message = 'ces mots ne sont ni un champ ni un élément de liste : retire cette ligne';
  if (item || !text) return item ?? outline.diagnosticAt(index, message, { text: '', isCertain: false });
  const target = text.first === undefined ? text.column + 2 : columnOf(outline.line(text.first));
  return outline.shifted(index, target, `${withText(text.key)}, ou retire-la`, false);
}
