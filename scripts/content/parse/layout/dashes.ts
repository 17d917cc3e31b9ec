import { elementOf, keysOf } from '../../schema-tree.ts';
import { type Repair, short } from '../repair/repair-rule.ts';
import { beginsItem, type Level, type LineEntry, lineEntryOf } from './levels.ts';

/** An item of one of the lists, without its dash; of one that begins further above, the line with the dash is missing. */
export function missingDash(line: string, levels: readonly Level[]): Repair[] {
  const start = line.search(/\S/);
  if (line.startsWith('-', start)) return [];
  const entry = lineEntryOf(line);
  const list = levels.findLast(
    (level) =>
      level.isList &&
      (level.isEmpty
        ? level === levels.at(-1)
        : [level.column, level.column + 2].includes(start) && entry && beginsItem(level, entry)),
  );
  if (!list) return [];
  const { name, column, schema } = list;
  const [first] = keysOf(elementOf(schema));
  const repair = { start, end: line.length, repaired: [`${' '.repeat(column)}- ${line.trimStart()}`] };
  if (entry?.key === undefined) {
    const message = `il manque le tiret (-) devant cette ligne : chaque élément de « ${name} » en a un`;
    // It may go on with a text above.
    return [{ ...repair, message, isCertain: false }];
  }
  if (entry.key !== first) {
    const message = `il manque une ligne au-dessus de celle-ci : chaque élément de « ${name} » commence par un tiret et « ${first}: »`;
    return [{ ...repair, message, isIncomplete: true }];
  }
  const message = `il manque le tiret (-) devant « ${first} » : un nouvel élément de la liste commence ici`;
  return [{ ...repair, message, suggestion: short(`- ${line.trim()}`) }];
}

/** A field with a dash that stands in the column of the fields above. */
export function strayDash(line: string, above = ''): Repair[] {
  const entry = lineEntryOf(line);
  // Below a key without a value it begins a list, whatever that key is.
  return entry?.dash && entry.key !== undefined && !above.trimEnd().endsWith(':')
    ? [withoutDash(line, entry, entry.column, 'Retire le tiret et son espace')]
    : [];
}

/** An item that may go on with the one above: it begins with a field that this one lacks, and that comes further down. */
export function extraDash(line: string, { keys, schema }: Level, entry: LineEntry): Repair[] {
  const fields = keysOf(schema);
  const [{ key = '', column, dash }, [first = '']] = [entry, keys];
  if (keys.includes(key) || fields.indexOf(key) <= fields.indexOf(first)) return [];
  return [withoutDash(line, entry, column + dash.length, 'Mets deux espaces à la place du tiret et de son espace')];
}

/** The line with its field moved to the column `at`. */
function withoutDash(line: string, { column, dash, key = '' }: LineEntry, at: number, advice: string): Repair {
  const start = column + dash.length;
  return {
    start: at,
    end: start + key.length,
    message: `un tiret de trop devant « ${key} » : ce champ va avec les lignes au-dessus. ${advice}`,
    repaired: [' '.repeat(at) + line.slice(start)],
    isCertain: false,
  };
}
