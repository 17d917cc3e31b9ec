import type { z } from 'zod';
import { NOT_ACCEPTED } from '../../../../schema/text.ts';
import { nearestOf } from '../../nearest.ts';
import { quoted } from '../../parse/line-rules.ts';
import { accepts, elementOf } from '../../schema-tree.ts';
import { numberIn, suggestedQuantities } from './suggested-quantities.ts';

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

const YES = ['oui', 'o', 'yes', 'y', 'vrai'];
const NO = ['non', 'n', 'no', 'faux'];

/** What was probably meant, exactly as it has to be written. */
export function suggestedValue(schema: Schema | undefined, issue: Issue, found: unknown): string | undefined {
  if (!schema || found === undefined || found === null || typeof found === 'object') return undefined;
  const wrote = String(found).trim();
  if (wrote === '') return undefined;
  if (issue.code === 'invalid_value') return nearestOf(wrote, issue.values.map(String));
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return asBoolean(wrote.toLowerCase());
  if (issue.code === 'invalid_type' && issue.expected === 'array') return asList(schema, wrote);
  if (typeof found !== 'string' && accepts(schema, wrote)) return quoted(wrote);
  const number = typeof found === 'string' ? numberIn(wrote) : undefined;
  if (number !== undefined && accepts(schema, number)) return String(number);
  return issue.message.startsWith(NOT_ACCEPTED) ? readAs(schema, wrote, String(issue.path.at(-1))) : undefined;
}

const asBoolean = (word: string) => (YES.includes(word) ? 'true' : NO.includes(word) ? 'false' : undefined);

/** What `written` has to be for `schema` to read it; undefined when that is not known. */
export function readAs(schema: Schema, written: string, field: string): string | undefined {
  const guesses = accepts(schema, SOME_ID) ? [asId(written)] : suggestedQuantities(written, field);
  return guesses.find((guess) => guess !== written && accepts(schema, guess));
}

/** « lundi, mercredi » as a list of words or numbers; commas in texts may stand for nothing. */
function asList(schema: Schema, written: string): string | undefined {
  const element = elementOf(schema);
  const items = written.split(/\s*,\s*/);
  const values = items.map((item) => (/^\d+$/.test(item) ? Number(item) : item));
  const isClosed = element !== undefined && !accepts(element, 'une phrase');
  return isClosed && items.length > 1 && accepts(schema, values) ? `[${items.join(', ')}]` : undefined;
}

/** What nothing but a field for ids would accept. */
const SOME_ID = 'un-id';

function asId(written: string): string {
  return written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
