import type { z } from 'zod';
import { masculine, type Noun, type Target } from '../../../schema/meta.ts';
import { typeset } from '../../../schema/text.ts';
import { plural } from '../../../src/format/plural.ts';
import type { AnyEntry, Content } from '../content.ts';
import { nounOf } from '../field-names.ts';
import { KINDS, phaseNumberOf } from '../kinds.ts';
import { elementOf, keysOf, metaOf, schemaAt, unwrap } from '../schema-tree.ts';
import { divisionIds } from '../validate/ids.ts';

/** A value of the content: as it was parsed, and `raw` as the coach wrote it. */
export interface Node {
  key: string;
  noun: Noun;
  schema: z.core.$ZodType | undefined;
  value: unknown;
  raw: unknown;
  parent?: unknown;
}

export const rootOf = ({ kind, value, raw }: AnyEntry): Node => {
  const { schema } = KINDS[kind];
  return { key: kind, noun: masculine(kind), schema, value, raw };
};

/** The field `key` of an object; undefined where it has none. */
export function fieldOf({ schema, value, raw }: Node, key: string, noun = nounOf(schema, key)): Node | undefined {
  const child = Object(value)[key];
  if (child === undefined) return undefined;
  return {
    key,
    noun,
    schema: schema && schemaAt(schema, [key]),
    value: child,
    raw: Object(raw)[key] ?? child,
    parent: value,
  };
}

export const fieldsOf = (node: Node) => Object.keys(Object(node.value)).flatMap((key) => fieldOf(node, key) ?? []);

export const itemsOf = (list: Node): Node[] =>
  (list.value as unknown[]).map((value, index) => {
    const raw = (Array.isArray(list.raw) ? list.raw[index] : undefined) ?? value;
    return { ...list, schema: list.schema && elementOf(list.schema), value, raw };
  });

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isProse = (schema: z.core.$ZodType) => metaOf(schema).prose !== undefined;

/** An object that was written as one, not as a short form of it. */
export const hasFields = ({ value, raw }: Node) => isObject(value) && isObject(raw);

/** A list of texts or of objects, not one of numbers or of words. */
export function isItemList({ schema, value }: Node): boolean {
  const element = schema && elementOf(schema);
  if (!Array.isArray(value)) return false;
  return element ? isProse(element) || keysOf(element).length > 0 : value.some(isObject);
}

/** A text to quote: neither a quantity, nor a word of a closed list, nor an id without a name. */
export function isText({ schema, value, raw }: Node): boolean {
  if (typeof raw !== 'string') return false;
  if (!schema || isProse(schema) || keysOf(schema).length > 0) return true;
  const { refersTo, pattern } = metaOf(schema) as { refersTo?: Target; pattern?: string };
  if (refersTo) return refersTo !== 'warning';
  return typeof value === 'string' && !pattern && unwrap(schema)._zod.def.type !== 'enum';
}

/** A number of what the noun names: « 3 séries ». */
export const isCount = ({ noun, raw }: Node) => noun.plural === true && typeof raw === 'number';

/** The number of a week, or of several. */
export const isWeekNumber = (node: Node) =>
  node.key === 'number' || (/^semaines?\b/.test(node.noun.word) && !isCount(node));

export const quoted = (text: string) => `«\u00a0${text}\u00a0»`;
export const unquoted = (text: string) => text.replace(/^«\u00a0|\u00a0»$/g, '');

const MAX_SHORTENED_LENGTH = 60;
/** How a text begins: enough to know which it is. */
const shortened = (text: string) =>
  text.length <= MAX_SHORTENED_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_SHORTENED_LENGTH))} …`;

/** The fields that name an object, the best first. */
const NAMING = ['name', 'title', 'activity', 'level', 'text'];
const LIST = new Intl.ListFormat('fr');

/** What the ids of the content stand for, and how its values are read; an id without a name stands for itself. */
export class Names {
  readonly #names: ReadonlyMap<string, string>;

  constructor(content: Content) {
    const named = (target: Target, items: readonly { id: string; name: string }[] = []) =>
      items.map(({ id, name }) => [`${target} ${id}`, name] as const);
    this.#names = new Map([
      ...content.valid('exerciseFamily').flatMap(({ value }) => named('exercise', value.exercises)),
      ...named('station', content.one('understanding')?.stations),
      ...named('division', divisionIds(content).defined),
      ...named('pace', content.one('training')?.paces?.list),
      ...[...content.pages()].flatMap(([route, { value }]) => [
        [`route ${route}`, value ? `Phase ${phaseNumberOf(route.slice(1))}, ${value.title}` : route] as const,
        ...(value?.options ?? []).map(({ id, name }) => [`workout ${route} ${id}`, name] as const),
      ]),
    ]);
  }

  /** A workout is cited beside its page, the `link` of `parent`. */
  of(target: Target, id: string, parent?: unknown): string {
    return this.#names.get(`${target} ${target === 'workout' ? `${Object(parent).link} ` : ''}${id}`) ?? id;
  }

  /** « 45 min », « « Pompes » », « lundi et mercredi », « durée 8 min, texte « Bouge. » ». */
  read(node: Node): string {
    const { schema, key, value, raw, parent } = node;
    if (Array.isArray(value)) return this.#readList(node);
    if (hasFields(node)) return this.fields(node);
    if (typeof value === 'boolean') return value ? 'oui' : 'non';
    if (typeof value === 'number') return `${value.toLocaleString('fr-FR')}${key === 'percent' ? '\u00a0%' : ''}`;
    const target = schema && metaOf(schema).refersTo;
    const words = typeof value === 'string' ? value : typeset(String(raw));
    const called = target ? this.of(target, words, parent) : words;
    return isText(node) ? quoted(called) : called;
  }

  #readList(list: Node): string {
    const items = itemsOf(list);
    if (isItemList(list)) return items.map((item, index) => this.outline(item, this.label(item, index))).join(' ; ');
    const read = items.map((item) => this.read(item));
    const isRange = items.every(({ value }, index) => value === Number(items[0]?.value) + index);
    if (isRange && items.length > 2) return `${read[0]} à ${read.at(-1)}`;
    return items.some(({ value }) => Array.isArray(value)) ? read.join(' ; ') : LIST.format(read);
  }

  /** « durée 45 min », « 3 séries », « 1 tour », « semaine 7 ». */
  phrase(node: Node, read = this.read(node)): string {
    const { noun, value, raw } = node;
    const count = isCount(node) ? Number(raw) : Array.isArray(value) ? value.length : 2;
    const [word = '', ...others] = noun.word.split(' ');
    const name = [noun.plural ? plural(count, word.replace(/s$/, ''), word) : word, ...others].join(' ');
    if (isCount(node)) return `${read}\u00a0${name}`;
    if (value === true || read.startsWith(name)) return value === true ? name : read;
    return `${name}${hasFields(node) || isItemList(node) ? '\u00a0:' : ''} ${read}`;
  }

  /** The fields of an object but those that its label has said; `isBrief` only calls the items of lists by their labels. */
  fields(node: Node, label = '', { isBrief = false } = {}): string {
    const isSaid = (text: string) => `, ${label}, `.includes(`, ${unquoted(text)}, `);
    return fieldsOf(node)
      .filter((field) => !['id', 'number'].includes(field.key) && !isSaid(this.read(field)))
      .map((field) => (typeof field.value === 'string' ? { ...field, value: shortened(field.value) } : field))
      .map((field) => {
        if (!isBrief || !isItemList(field)) return this.phrase(field);
        const labels = itemsOf(field).map((item, index) => this.label(item, index));
        return this.phrase(field, labels.join(' ; '));
      })
      .filter((phrase) => !isSaid(phrase))
      .join(', ');
  }

  /** An item with all there is to say of it on one line. */
  outline(node: Node, label: string): string {
    if (!hasFields(node)) return this.read(node);
    const fields = this.fields(node, label);
    return fields ? `${label} (${fields})` : label;
  }

  /** An item of a list by its name or its first field, else by its place: « lundi, Haut du corps », « pose 2 ». */
  label(node: Node, index: number): string {
    if (!hasFields(node)) return isText(node) ? quoted(shortened(unquoted(this.read(node)))) : this.read(node);
    const value = Object(node.value);
    const [first = 'id', second = ''] = keysOf(node.schema);
    const naming = NAMING.find((key) => typeof value[key] === 'string');
    const name = naming && shortened(value[naming]);
    if (first === 'id' || first === naming) return name ?? String(value.id);
    const place = fieldOf(node, first);
    if (place && isWeekNumber(place))
      return `${this.phrase(place)}, ${unquoted(this.read(fieldOf(node, second) ?? node))}`;
    if (!place || Array.isArray(place.value)) return name ?? `${node.noun.word} ${index + 1}`;
    const called = typeof place.value === 'number' ? this.phrase(place) : unquoted(this.read(place));
    return name ? `${called}, ${name}` : called;
  }
}

/** « Semaine 5 », « Phase 1, Haut du corps », « Squat et fentes », « Limites ». */
export function fileLabel({ kind, file, value }: AnyEntry): string {
  const { number, title, family } = Object(value);
  const phase = phaseNumberOf(file);
  const kindTitle = String(metaOf(KINDS[kind].schema).title);
  if (kind === 'week') return `${kindTitle} ${number}`;
  return [Number.isNaN(phase) ? undefined : `Phase ${phase}`, title ?? family].filter(Boolean).join(', ') || kindTitle;
}
