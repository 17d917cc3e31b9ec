import { stringify } from 'yaml';
import type { Target } from '../../../../schema/meta.ts';
import type { ValuePath } from '../../diagnostic.ts';
import { TRAINING_RULES } from '../../validate/rules/training/index.ts';
import type { JsonSchema } from '../json-schema/json-schema.ts';

/** A field as the reference describes it. */
export interface Field {
  /** `contact.email` for one that stands inside another without a name of its own. */
  name: string;
  required: boolean;
  schema: JsonSchema;
}

/** The fields of an object, those of its unnamed objects included. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema, within = ''): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const field = { name: within + key, required: required.includes(key), schema };
    return isUnnamed(schema) ? [field, ...fieldsOf(schema, `${field.name}.`)] : [field];
  });
}

const isUnnamed = ({ properties, title }: JsonSchema) => properties !== undefined && title === undefined;

/** An object with a name that a field holds, directly or in a list, and the way to it. */
export function objectIn({ schema, name }: Field): { path: ValuePath; schema: JsonSchema } | undefined {
  const path = name.split('.');
  const [object, way] = schema.items ? [schema.items, [...path, 0]] : [schema, path];
  return object.properties && object.title ? { path: way, schema: object } : undefined;
}

/** What may be written there, in French markdown. */
export function valuesOf(schema: JsonSchema): string {
  const { type, title, properties, items, maxItems, additionalProperties, patternErrorMessage, format, refersTo } =
    schema;
  if (refersTo === 'warning') return TRAINING_RULES.map(({ name }) => code(name)).join(', ');
  if (refersTo) return NAMED[refersTo];
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (title) return `${type?.includes('string') ? 'texte, ou ' : ''}[${title}](#${anchorOf(title)})`;
  if (properties) return 'les champs qui suivent';
  if (items?.type === 'number' && maxItems === 2) return 'deux nombres';
  if (items?.type === 'number' && maxItems === 3) return 'deux ou trois nombres';
  if (items?.type === 'number' && maxItems === 4) return 'deux à quatre nombres';
  if (items) return `liste : ${valuesOf(items)}`;
  if (typeof additionalProperties === 'object') return `une ligne par page : ${valuesOf(additionalProperties)}`;
  if (patternErrorMessage) return patternErrorMessage.replace(/^Attendu : /, '');
  if (type === 'boolean') return `${code(true)} ou ${code(false)}`;
  if (type === 'number') return `nombre${limitsOf(schema)}`;
  if (type === 'integer') return `nombre entier${limitsOf(schema)}`;
  if (schema.prose) return 'texte avec [gras et liens](README.md#écrire-en-gras-mettre-un-lien)';
  return FORMATS[format ?? ''] ?? 'texte';
}

const NAMED = {
  exercise: 'l’`id` d’un exercice du catalogue',
  route: 'l’adresse d’une page de l’application',
  workoutPage: 'l’adresse d’une page de séances',
  workout: 'l’`id` d’une séance de cette page',
  station: 'l’`id` d’un atelier de la course',
  division: 'l’`id` d’une division de la course',
  pace: 'l’`id` d’une allure de `training.yaml`',
} satisfies Record<Exclude<Target, 'warning'>, string>;
const FORMATS: Record<string, string> = {
  uri: 'adresse web qui commence par `https://`',
  email: 'adresse email',
};

function limitsOf({ minimum, maximum }: JsonSchema): string {
  if (minimum === undefined) return '';
  return maximum === undefined ? `, au moins ${minimum}` : ` de ${minimum} à ${maximum}`;
}

/** How the field may be written, as YAML on a line each. */
export function examplesOf({ name, schema }: Field): string[] {
  const key = name.slice(name.lastIndexOf('.') + 1);
  const examples = schema.examples ?? schema.items?.examples?.map((example) => [example]) ?? [];
  return examples.map((example) => `${key}: ${onOneLine(example)}`);
}

/** Lists on one line, texts as bare as YAML lets them be. */
const onOneLine = (value: unknown) =>
  typeof value === 'object'
    ? stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim()
    : stringify(value, { lineWidth: 0 }).trim();

export const code = (value: unknown) => `\`${String(value)}\``;

/** Where GitHub puts a heading: https://github.com/Flet/github-slugger */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
