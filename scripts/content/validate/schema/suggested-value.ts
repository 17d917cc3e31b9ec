import type { z } from 'zod';
import { NOT_ACCEPTED } from '../../../../schema/text.ts';
import { comparisonKey, nearestOf } from '../../nearest.ts';
import { accepts, elementOf, metaOf } from '../../schema-tree.ts';
import { numberIn, rangeOfDate, suggestedQuantities } from './suggested-quantities.ts';

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

const YES = ['oui', 'o', 'yes', 'y', 'vrai', 'on', '1', 'x', 'true'];
const NO = ['non', 'n', 'no', 'faux', 'off', '0', 'false'];

/** What coaches say for the values of closed lists. */
const SYNONYMS: Record<string, readonly string[]> = {
  force: ['renfo', 'renforcement', 'muscu', 'musculation', 'salle', 'strength'],
  spécifique: ['hyrox', 'specific'],
  footing: ['jogging', 'jog', 'endurance', 'ef', 'endurancefondamentale', 'run', 'easyrun'],
  fractionné: ['intervalles', 'interval', 'intervals', 'vma', 'seuil', 'piste'],
  'sortie longue': ['sl', 'longrun', 'long', 'longue'],
  repos: ['off', 'rest', 'repo', 'reposcomplet', 'recup', 'recuperation', 'mobilite'],
  compétition: ['compet', 'race', 'hyroxrace'],
  récupération: ['recup', 'repos', 'recovery', 'tresfacile'],
  facile: ['easy', 'leger', 'legere', 'faible', 'basse', 'tranquille', 'cool'],
  modérée: ['moyen', 'moyenne', 'medium', 'moderate', 'intermediaire'],
  difficile: ['dur', 'dure', 'hard', 'intense', 'forte', 'elevee', 'haute'],
  maximale: ['max', 'maximum', 'maxi', 'afond', 'toutdonner'],
  allégée: ['decharge', 'deload', 'legere', 'allegement', 'recuperation', 'recup'],
  affûtage: ['taper', 'tapering'],
  course: ['competition', 'race', 'compet'],
  reps: ['rep', 'repetition', 'repetitions'],
  time: ['temps', 'duree', 's', 'sec', 'seconde', 'secondes', 'min', 'minute', 'minutes'],
  distance: ['m', 'metre', 'metres', 'km'],
};

/** What a value says without the marks that came with it: quotes of any kind, a comma or a semicolon behind it. */
export const withoutMarks = (found: unknown) =>
  String(found)
    .trim()
    .replace(/\s*[,;]+$/, '')
    .replace(/^["'“”«‘’]\s*(.*?)\s*["'“”»‘’]$/, '$1');

/** What was probably meant, exactly as it has to be written: one value, or two where both are usual. */
export function suggestedValues(schema: Schema | undefined, issue: Issue, found: unknown): string[] {
  const only = (value: string | undefined) => (value === undefined ? [] : [value]);
  if (!schema || found === null || found === undefined) return [];
  if (Array.isArray(found)) return only(itemsAsOne(schema, found));
  const wrote = withoutMarks(found);
  if (typeof found === 'object' || wrote === '') return [];
  if (issue.code === 'invalid_value') return only(asList(schema, wrote) ?? oneOf(wrote, issue.values.map(String)));
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return only(asBoolean(comparisonKey(wrote)));
  if (issue.code === 'invalid_type' && issue.expected === 'array') return only(asList(schema, wrote));
  const number = typeof found === 'string' ? numberIn(wrote) : undefined;
  if (number !== undefined && accepts(schema, number)) return [String(number)];
  if (issue.message.startsWith(NOT_ACCEPTED)) return readingsOf(schema, wrote, String(issue.path.at(-1)));
  return typeof found !== 'string' && accepts(schema, wrote) ? [JSON.stringify(wrote)] : [];
}

/** What `written` may be for `schema` to read it. */
export function readingsOf(schema: Schema, written: string, field: string): string[] {
  const { said, guessed } = suggestedQuantities(written, field);
  // Words alone, as of a load, may be anything.
  if (accepts(schema, 'quelques mots')) return field === 'load' ? guessed.filter((guess) => guess.endsWith('kg')) : [];
  const guesses = accepts(schema, SOME_ID)
    ? [asId(written)]
    : [rangeOfDate(written) ?? written, ...said, likeOther(written)];
  const read = [written, ...guesses].find((guess) => accepts(schema, guess));
  return read === undefined ? guessed.filter((guess) => accepts(schema, guess)) : [read];
}

function oneOf(word: string, values: readonly string[]): string | undefined {
  const key = comparisonKey(word).replace(/[.-]/g, '');
  return (
    values.find((value) => comparisonKey(value) === key) ??
    values.find((value) => SYNONYMS[value]?.includes(key)) ??
    nearestOf(word, values)
  );
}

const asBoolean = (word: string) => {
  const plain = word.replace(/[.!]+$/, '');
  return YES.includes(plain) ? 'true' : NO.includes(plain) ? 'false' : undefined;
};

/** « lundi et mercredi », « 1-4 » as a list of words or numbers; in texts the same signs may stand for nothing. */
function asList(schema: Schema, written: string): string | undefined {
  const element = elementOf(schema);
  if (!element || (accepts(element, 'quelques mots') && !metaOf(element).refersTo)) return undefined;
  const [, from, to] = /^(\d+)\s*(?:-|–|à)\s*(\d+)$/.exec(written) ?? [];
  const range = Array.from({ length: Number(to) - Number(from) + 1 || 0 }, (_, index) => Number(from) + index);
  const valuesOf = (separators: RegExp) =>
    written
      .split(separators)
      .filter((item) => item !== '')
      .map((item) => (/^\d+$/.test(item) ? Number(item) : accepts(element, item) ? item : item.toLowerCase()));
  const lists = [
    range,
    valuesOf(/\s*(?:[,;/+&]|(?<!\p{L})(?:et|puis|ou)(?!\p{L}))\s*/u),
    valuesOf(/(?:[\s,;]|(?<!\p{L})et(?!\p{L}))+/u),
  ];
  // « 5'30/km » names no pace.
  const isWord = (item: unknown) => !/\d['’"]/.test(String(item));
  const list = lists.find((values) => values.length > 0 && values.every(isWord) && accepts(schema, values));
  return list && `[${list.join(', ')}]`;
}

/** `[Essai]` for `Essai`, `[6, 8]` for `6-8`. */
function itemsAsOne(schema: Schema, items: readonly unknown[]): string | undefined {
  const [first] = items;
  if (items.length === 1) return typeof first !== 'object' && accepts(schema, first) ? String(first) : undefined;
  const range = items.join('-');
  return items.length === 2 && items.every(Number.isInteger) && accepts(schema, range) ? range : undefined;
}

/** What nothing but a field for ids would accept. */
const SOME_ID = 'un-id';

/** `comme planche` for « planche », « comme la planche ». */
const likeOther = (written: string) =>
  /^(?:aucun|non|pas|rien|sans)/i.test(written)
    ? written
    : `comme ${asId(written.replace(/^(?:comme\s+)?(?:l[ea]s?\s+|l['’])?/i, ''))}`;

function asId(written: string): string {
  return written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?:<[^<>]*>|[^a-z0-9])+/g, '-')
    .replace(/^-|-$/g, '');
}
