import type { Noun, Target } from '../../../schema/meta.ts';
import {
  elementOf,
  fromShorter,
  isOptional,
  keysOf,
  metaOf,
  type Schema,
  schemaAt,
  unwrap,
} from '../../../scripts/content/schema-tree.ts';

/** What a value is changed with. */
export type Control =
  | { type: 'text' | 'rich' | 'number' | 'quantity' | 'numbers' | 'yaml' }
  /** `written` is what the file says when it says something: a flag is true, or left out. */
  | { type: 'flag'; written: boolean }
  | { type: 'choice'; values: readonly string[] }
  /** `before` its name, which another text may stand for. */
  | { type: 'reference'; target: Target; before?: string }
  /** Several of a few; `isShort`: one alone is written without its list. */
  | { type: 'choices'; of: readonly string[] | Target; isShort: boolean }
  /** `short`: the field that a text stands for. */
  | { type: 'object'; short: string | undefined }
  | { type: 'list'; isOfObjects: boolean }
  | { type: 'record'; target: Target | undefined };

/** The form of a value: what it is called, what is said of it, what it is changed with. */
export interface Field {
  /** In the object that it is a field of; its place in a list. */
  key: string | number;
  schema: Schema;
  label: string;
  help: string | undefined;
  example: string | undefined;
  isRequired: boolean;
  control: Control;
  /** Fields of which one stands alone, this one among them; without them it stands for itself. */
  oneOf: OneOf | undefined;
}

export interface OneOf {
  keys: readonly string[];
  isRequired: boolean;
}

const UNKNOWN = 'Le formulaire ne connaît pas ce champ : voici son texte YAML.';

/** The schemas say so in their messages alone. */
const ONE_OF: readonly (readonly [keys: string, isRequired?: false])[] = [
  ['reps time distance'],
  ['raceShare reserve text'],
  ['exercise name'],
  ['on week'],
  ['phases week'],
  ['exercises blocks'],
  ['before daysBefore', false],
  ['station racePace'],
];

/** How the form shows values of the vocabulary that are no French words. */
const VALUE_LABELS: Readonly<Record<string, string>> = { reps: 'répétitions', time: 'temps' };
export const valueLabel = (value: string) => VALUE_LABELS[value] ?? value;

interface Definition {
  type: string;
  entries?: Record<string, string>;
  keyType?: Schema;
}
const definitionOf = (schema: Schema) => unwrap(schema)._zod.def as unknown as Definition;

export function fieldOf(schema: Schema, key: string | number, fields?: Schema): Field {
  const meta = metaOf(schema);
  const control = controlOf(schema);
  const isMany = ['list', 'choices'].includes(control.type) && typeof key === 'string';
  const word = meta.noun ? (isMany ? pluralOf(meta.noun) : meta.noun.word) : (meta.title ?? String(key));
  const examples = examplesOf(schema)
    .filter((example) => Object(example) !== example)
    .map(String);
  return {
    key,
    schema,
    label: meta.noun || meta.title ? capitalized(word) : word,
    help: control.type === 'yaml' ? UNKNOWN : meta.description && helpOf(meta.description, word),
    example: examples.length > 0 && control.type !== 'flag' ? examples.map(valueLabel).join(' · ') : undefined,
    isRequired: !isOptional(schema),
    control,
    oneOf: fields && oneOfAt(fields, String(key)),
  };
}

/** The fields of an object, its id last: coaches have nothing to do with it. */
export function fieldsOf(schema: Schema): Field[] {
  const fields = keysOf(schema).map((key) => fieldOf(schemaAt(schema, [key]) ?? schema, key, schema));
  return fields.toSorted((a, b) => Number(a.key === 'id') - Number(b.key === 'id'));
}

/** The form of the items of a list. */
export function itemField(list: Schema, index: number): Field {
  const field = fieldOf(elementOf(list) ?? list, index);
  return { ...field, label: `${capitalized(itemWord(list))} ${index + 1}`, isRequired: true };
}

/** « Ajouter un exercice », « Ajouter des rapports des tours » */
export function addLabel(list: Schema): string {
  const { noun } = metaOf(list);
  const word = itemWord(list);
  const isPlural = noun?.plural && /^(?!temps )\S+s(?: |$)/.test(word);
  return `Ajouter ${isPlural ? 'des' : noun?.feminine ? 'une' : 'un'} ${word}`;
}

/** What an item of a list is called: as the list, which is named in the singular, or as the item itself. */
export function itemWord(list: Schema): string {
  const { noun: { word = 'élément', plural = false } = {} } = metaOf(list);
  const { noun, title } = metaOf(elementOf(list) ?? list);
  return plural
    ? (noun?.word ??
        title?.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) ??
        word.replace(/^(\S+?)s(?= |$)/, '$1'))
    : word;
}

/** Whether it is a value to type or choose: no part with fields or items of its own. */
export const isScalar = ({ control }: Field) => !['object', 'list', 'record', 'yaml'].includes(control.type);

/** Whether an object is small enough to stand among the fields of another one. */
export function isInline({ schema, control }: Field): boolean {
  const fields = control.type === 'object' ? fieldsOf(schema) : [];
  return fields.length > 0 && fields.length <= 6 && fields.every(isScalar);
}

function controlOf(schema: Schema): Control {
  const { refersTo, likeAnother, prose, pattern } = metaOf(schema);
  const { type, entries, keyType } = definitionOf(schema);
  if (refersTo && type === 'string') return { type: 'reference', target: refersTo };
  if (likeAnother) return { type: 'reference', target: likeAnother, before: 'comme ' };
  if (prose) return { type: prose === 'rich' ? 'rich' : 'text' };
  if (pattern !== undefined) return { type: 'quantity' };
  switch (type) {
    case 'string':
      return { type: 'text' };
    case 'number':
      return { type: 'number' };
    case 'boolean':
      return { type: 'flag', written: examplesOf(schema)[0] !== false };
    case 'enum':
      return { type: 'choice', values: Object.values(entries ?? {}) };
    case 'object': {
      const [short] = Object.keys(Object(fromShorter(schema, '')));
      return { type: 'object', short };
    }
    case 'array':
      return listControl(schema);
    case 'record':
      return { type: 'record', target: keyType && metaOf(keyType).refersTo };
    default:
      return { type: 'yaml' };
  }
}

export const examplesOf = (schema: Schema) => (metaOf(schema).examples ?? []) as readonly unknown[];

function listControl(schema: Schema): Control {
  const item = controlOf(elementOf(schema) ?? schema);
  const isShort = Array.isArray(fromShorter(schema, ''));
  if (item.type === 'reference') return { type: 'choices', of: item.target, isShort };
  if (item.type === 'choice') return { type: 'choices', of: item.values, isShort };
  if (item.type === 'number') return { type: 'numbers' };
  return { type: 'list', isOfObjects: item.type === 'object' };
}

function oneOfAt(fields: Schema, key: string): OneOf | undefined {
  const isOptionalKey = (other: string) => keysOf(fields).includes(other) && isOptional(schemaAt(fields, [other]));
  for (const [group, isRequired = true] of ONE_OF) {
    const keys = group.split(' ').filter(isOptionalKey);
    if (keys.length > 1 && keys.includes(key)) return { keys, isRequired };
  }
  return undefined;
}

/** A form has boxes to tick and names to choose, where a file has words and ids. */
const FILE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Écris true quand/, 'Coche quand'],
  [/^Écris false quand/, 'Décoche quand'],
  [/^À la place de \w+ : l/, 'L'],
  [
    / ?: (?:son id dans|le chemin de son|son id)(?: (?:[\w/]+\.yaml|content\/\w+\/|sur la page de link|fichier, sans \.yaml))?(?=\.)/,
    '',
  ],
  [/, par son id(?: dans \w+\.yaml| du catalogue)?(?= [:;]|[,.])/, ''],
  [/(?:, comme)? (?:de|dans) \w+\.yaml(?: \([^)]*\))?/, ''],
  [/ ; plusieurs entre crochets/, ''],
  [/ (?:Sinon, donne|Prend la place de|S’écrit à la place de) [^.]*\./, ''],
  [/, à la place de [a-z]+(?= [:;]|[,.])/i, ''],
  [/ Seule, elle s’écrit sur la ligne de [^.]*\./, ''],
  [/, que suggested cite/, ''],
  [/, (?:celui du nom du fichier|par son champ \w+)/, ''],
  [/ ; sans elle, content\/figures\/ dessine la sienne/, ''],
  [/ Entre guillemets\.$/, ''],
  [/dans duration(?=\.)/, 'dans sa durée'],
];
function helpOf(description: string, word: string): string | undefined {
  const help = FILE_WORDS.reduce((text, [written, shown]) => text.replace(written, shown), description);
  // « L’exercice. » below « Exercice »
  return help.replace(/^(?:L’|Les? |La )|\.$/g, '') === word ? undefined : help;
}

export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** « avertissements acceptés », « temps d’une séance » */
function pluralOf({ word, plural }: Noun): string {
  if (plural) return word;
  const [, head = '', rest = ''] = /^(.*?)( (?:de |du |des |d’|qui |à ).*)?$/u.exec(word) ?? [];
  return head.replace(/[^\s-]+(?=$|\s)/gu, (part) => (/[sxz]$/.test(part) ? part : `${part}s`)) + rest;
}
