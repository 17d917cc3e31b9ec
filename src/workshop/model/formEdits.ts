import {
  accepts,
  elementOf,
  firstIssue,
  fromShorter,
  isOptional,
  keysOf,
  metaOf,
  type Schema,
  schemaAt,
} from '../../../scripts/content/schema-tree.ts';
import { TRAINING_RULES } from '../../../scripts/content/validate/rules/training/index.ts';
import { messageFor } from '../../../scripts/content/validate/schema/messages.ts';
import type { Path } from './draft.ts';
import { type Control, examplesOf, type Field, fieldOf } from './fields.ts';
import { inFormWords } from './formWords.ts';
import { isObject, within } from './yamlDocument.ts';
import { copyItem, insertItem, moveItem, removeValue, setValue, valueAt } from './yamlEdits.ts';

/** Fields of an object by what they become; undefined takes one away. */
type Changes = Readonly<Record<string, unknown>>;

/** A value in the form of its schema: a load that is a text as an object, one pace as a list of one. */
export const expanded = (schema: Schema, value: unknown): unknown =>
  typeof value === 'string' ? (fromShorter(schema, value) ?? value) : value;

/** The fields of an object; none of what is another value, as while it is typed. */
export function givenIn(schema: Schema, value: unknown): Record<string, unknown> {
  const given = expanded(schema, value);
  return isObject(given) ? given : {};
}

/** Several fields of one object, in one edit; what a text can stand for is written as a text. */
export function withFields(text: string, path: Path, changes: Changes, root: Schema): string {
  const schema = schemaAt(root, path);
  const written = valueAt(text, path);
  const { short } = schema ? (fieldOf(schema, '').control as Partial<Extract<Control, { type: 'object' }>>) : {};
  const fields = { ...(schema && givenIn(schema, written)), ...changes };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const isShort = short !== undefined && given.length === 1 && given[0]?.[0] === short;
  if (isShort || (written !== undefined && !isObject(written)))
    return setValue(text, path, isShort ? given[0]?.[1] : Object.fromEntries(given), root);
  const gone = Object.keys(changes).filter((key) => changes[key] === undefined);
  const set = Object.entries(changes).filter(([, value]) => value !== undefined);
  const withSet = set.reduce((each, [key, value]) => setValue(each, [...path, key], value, root), text);
  return gone.reduce((each, key) => removeValue(each, [...path, key], root), withSet);
}

/** A new value for a coach to fill in: no text, which would keep its quotes; figures as in its neighbour, or as in the example. */
export function skeletonOf(schema: Schema, neighbour?: unknown): unknown {
  const { control, example = '' } = fieldOf(schema, '');
  switch (control.type) {
    case 'object': {
      if (control.short) return null;
      const near = Object(expanded(schema, neighbour));
      const needed = keysOf(schema).filter((key) => !isOptional(schemaAt(schema, [key])));
      // Each round has one set of each exercise.
      const nearOf = (key: string) => (key === 'exercises' && needed.includes('rounds') ? [{ sets: 1 }] : near[key]);
      return Object.fromEntries(needed.map((key) => [key, skeletonOf(schemaAt(schema, [key]) ?? schema, nearOf(key))]));
    }
    case 'list':
      return [skeletonOf(elementOf(schema) ?? schema, [neighbour].flat()[0])];
    case 'number':
    case 'quantity':
      if (keysOf(schema).length === 0 && String(metaOf(schema).pattern).includes('[a-z0-9]+')) return null;
      return neighbour ?? typedValue({ schema, control }, example.split(' · ')[0] ?? '');
    case 'numbers':
    case 'choices':
      return neighbour ?? examplesOf(schema).find(Array.isArray) ?? [];
    case 'choice':
      return neighbour ?? control.values[0];
    default:
      return null;
  }
}

/** What is typed, as it is written: a number where the schema takes one. */
export function typedValue({ schema, control }: Pick<Field, 'schema' | 'control'>, typed: string): unknown {
  const trimmed = typed.trim();
  if (control.type === 'numbers') {
    const parts = trimmed.split(/\s*[,;]\s*|\s+(?:et\s+)?/).filter(Boolean);
    return parts.every((part) => NUMBER.test(part)) ? parts.map(Number) : trimmed;
  }
  const number = trimmed.replace(',', '.');
  if (control.type === 'number') return NUMBER.test(number) ? Number(number) : trimmed;
  if (control.type === 'quantity') {
    // A text that is a number would get quotes.
    const isNumber = NUMBER.test(trimmed) && (accepts(schema, Number(trimmed)) || !accepts(schema, trimmed));
    return isNumber ? Number(trimmed) : trimmed;
  }
  return trimmed.replace(/\s*\n\s*/g, ' ');
}
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** What the schema says against a value, as the check says it; undefined where nothing. */
export function problemOf({ schema }: Pick<Field, 'schema'>, value: unknown): string | undefined {
  const issue = firstIssue(schema, value);
  return issue && inFormWords(messageFor(issue, within(value, issue.path as Path), []));
}

/** `bases-du-squat`, or with a number where the file has it already. */
export function freeId(text: string, words: string): string {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
  const id = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const isTaken = (candidate: string) => new RegExp(`\\bid: ["']?${candidate}["']?\\s*$`, 'm').test(text);
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? id : `${id}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}

/** A copy below the item, with an id of its own and a name that says so. */
export function withCopy(text: string, list: Path, index: number, root: Schema): string {
  const { id, name } = Object(within(valueAt(text, list), [index]));
  if (typeof id !== 'string') return copyItem(text, list, index);
  const changes = { id: freeId(text, id), ...(typeof name === 'string' && { name: `${name} (copie)` }) };
  return withFields(copyItem(text, list, index), [...list, index + 1], changes, root);
}

/** The item at its new place; the days of a week stay in order, what is done on them moves. */
export function withMove(text: string, list: Path, from: number, to: number, root: Schema): string {
  const days = [from, to].map((index) => within(valueAt(text, list), [index, 'day']));
  const moved = moveItem(text, list, from, to);
  if (list.at(-1) !== 'days' || days.some((day) => typeof day !== 'string')) return moved;
  return [from, to].reduce((each, index, at) => setValue(each, [...list, index, 'day'], days[at], root), moved);
}

/** The nearest place above a value where a warning of this rule can be accepted: of the whole week, if it judges weeks. */
export function acceptancePlace(root: Schema, path: Path, rule: string): Path | undefined {
  const isOfWeek = TRAINING_RULES.some(({ name, scope }) => name === rule && scope === 'week') && path[0] === 'days';
  for (let end = isOfWeek ? 0 : path.length; end >= 0; end--) {
    const place = path.slice(0, end);
    if (keysOf(schemaAt(root, place)).includes('accepted')) return place;
  }
  return undefined;
}

export function withAcceptance(text: string, place: Path, warning: string, reason: string, root: Schema): string {
  const list = [...place, 'accepted'];
  const accepted = valueAt(text, list);
  return insertItem(text, list, Array.isArray(accepted) ? accepted.length : 0, { warning, reason }, root);
}
