import { isScalar, type Node, parse } from 'yaml';
import { elementOf, keysOf, type Schema, schemaAt } from '../../../scripts/content/schema-tree.ts';
import { asCollection, endOfNode, isBlock, isObject, type Source } from './yamlDocument.ts';

/** Where a value is written. */
export interface Place {
  source: Source;
  /** Of its key or its dash. */
  column: number;
  /** Undefined of an item. */
  key?: string | undefined;
  schema: Schema | undefined;
  /** What has its style: the former value, or that of a neighbour. */
  like?: Node | undefined;
  /** A text goes in quotes, whatever it is. */
  isQuoted: boolean;
}

const WIDTH = 120;
const INDENT = 2;

const KEY = /^[\p{L}_/][\p{L}\d_/ -]*$/u;
export const keyText = (key: string) => (KEY.test(key) && readsAs(`- ${key}`, [key]) ? key : JSON.stringify(key));

function readsAs(text: string, value: unknown): boolean {
  try {
    return JSON.stringify(parse(text, { logLevel: 'error' })) === JSON.stringify(value);
  } catch {
    return false;
  }
}

/** An entry from its key or dash on, without indentation before and line end after. */
export const renderEntry = (value: unknown, place: Place): string => label(place) + render(value, place);

const label = ({ key }: Place) => (key === undefined ? '-' : `${keyText(key)}:`);

/** What follows the colon or the dash, and the lines below, which end as those of Unix. */
export function render(value: unknown, place: Place): string {
  if (typeof value === 'string') return ` ${renderText(value, place)}`;
  if (!isObject(value) && !Array.isArray(value)) return ` ${String(value)}`;
  if (isWrittenInFlow(value, place)) return ` ${flowText(value, place)}`;
  const column = place.column + INDENT;
  const newLine = `\n${' '.repeat(column)}`;
  const entries = fieldsOf(value, place).map((field) => renderEntry(field.value, { ...field.place, column }));
  return (place.key === undefined && place.column >= 0 ? ' ' : newLine) + entries.join(newLine);
}

/** The fields in the order of the schema, or the items. */
function fieldsOf(value: object, place: Place) {
  const like = asCollection(place.like);
  if (Array.isArray(value)) {
    const schema = place.schema && elementOf(place.schema);
    const model = like?.get(0, true);
    return value.map((item: unknown) => ({ value: item, place: { ...place, key: undefined, schema, like: model } }));
  }
  const order = keysOf(place.schema);
  const rank = ([key]: [string, unknown]) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.entries(value)
    .sort((a, b) => rank(a) - rank(b))
    .map(([key, field]: [string, unknown]) => {
      const schema = place.schema && schemaAt(place.schema, [key]);
      const model = like?.get(key, true);
      return { value: field, place: { ...place, key, schema, like: model } };
    });
}

/** As its like, else on one line when it has a few short values alone. */
function isWrittenInFlow(value: object, place: Place): boolean {
  const values = Object.values(value);
  if (values.length === 0) return true;
  if (asCollection(place.like)) return !isBlock(place.like);
  if (place.key === undefined && isObject(value)) return false;
  return values.every((field) => typeof field !== 'object') && flowText(value, place).length < WIDTH / 2;
}

export function flowText(value: unknown, place: Place): string {
  if (typeof value === 'string') {
    const isPlain = !place.isQuoted && !isOfType(place.like, 'QUOTE_DOUBLE') && readsAs(`[${value}]`, [value]);
    return isPlain ? value : JSON.stringify(value);
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = fieldsOf(value, place).map(
    (field) =>
      (field.place.key === undefined ? '' : `${keyText(field.place.key)}: `) + flowText(field.value, field.place),
  );
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

const isOfType = (node: unknown, type: string) => isScalar(node) && node.type === type;

function renderText(value: string, place: Place): string {
  const { like, isQuoted, column } = place;
  const fits = (text: string) => column + label(place).length + 1 + text.length <= WIDTH;
  const block = isQuoted ? undefined : blockText(value, place);
  if (block && isScalar(like) && isBlock(like)) return block;
  const keepsQuotes = isQuoted || (isScalar(like) && like.type?.startsWith('QUOTE'));
  if (!keepsQuotes && fits(value) && readsAs(`- ${value}`, [value])) return value;
  const quoted = JSON.stringify(value);
  return block && !fits(quoted) ? block : quoted;
}

/** As `>-`, or `|` where it was; undefined of what these can't hold. */
function blockText(value: string, { source, column, like }: Place): string | undefined {
  const isLiteral = isOfType(like, 'BLOCK_LITERAL');
  const text = value.replace(/\n$/, '');
  const indent = ' '.repeat(Math.max(0, column) + INDENT);
  const lines = isLiteral ? text.split('\n') : folded(text, WIDTH - indent.length, formerLines(source, like));
  const head = `${isLiteral ? '|' : '>'}${text === value ? '-' : ''}`;
  const block = [head, ...lines.map((line) => line && indent + line)].join('\n');
  return readsAs(`k: ${block}\n`, { k: value }) ? block : undefined;
}

/** The lines of each paragraph of a folded text. */
function formerLines({ body }: Source, node: Node | undefined): string[][] {
  if (!node?.range || !isOfType(node, 'BLOCK_FOLDED')) return [];
  const [, ...lines] = body.slice(node.range[0], endOfNode(body, node)).split(/\r?\n/);
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line.trim());
  }
  return paragraphs;
}

function folded(text: string, width: number, former: string[][]): string[] {
  return text.split('\n').flatMap((paragraph, index) => {
    const lines = former.find((each) => each.join(' ') === paragraph) ?? wrap(paragraph, width, former[index] ?? []);
    return index > 0 ? ['', ...lines] : lines;
  });
}

/** Lines of at most `width`; those of `former` before the change stay, and those after it as soon as they fit again. */
function wrap(text: string, width: number, former: readonly string[]): string[] {
  const lines: string[] = [];
  for (let rest = text; rest !== ''; rest = rest.slice((lines.at(-1)?.length ?? 0) + 1)) {
    const ends = former.map((_, index) => former.slice(index).join(' '));
    const same = ends.findIndex((end) => rest.endsWith(` ${end}`) && rest.length - end.length - 1 <= width);
    if (same >= 0) return [...lines, rest.slice(0, -(ends[same] ?? '').length - 1), ...former.slice(same)];
    const next = former[lines.length];
    const breaks = rest.length > width ? [...rest.matchAll(/(?<=\S) (?=\S)/g)].map(({ index }) => index) : [];
    const end = breaks.findLast((at) => at <= width) ?? breaks[0] ?? rest.length;
    lines.push(next && rest.startsWith(`${next} `) ? next : rest.slice(0, end));
  }
  return lines;
}
