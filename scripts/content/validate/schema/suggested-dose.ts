import type { z } from 'zod';
import { MEASURES } from '../../../../schema/dose.ts';
import { accepts, keysOf, schemaAt } from '../../schema-tree.ts';
import { readAs } from './suggested-value.ts';

type Schema = z.core.$ZodType;

const SETS = /^(\d+)\s*(?:[x×*]|fois|séries? de|tours? de)\s*(?=\d)/i;
const SIDE =
  /\s*(?:\/|(?:par|de chaque|à chaque|sur chaque|chaque)\s)\s*(?:jambes?|bras|c[ôo]t[ée]s?|c|mains?|pieds?|genoux?|épaules?)$/i;

/**
 * The fields that were put into one value, « 3x10 » or « 10/jambe », as they have to be written; undefined when `found`
 * is not such a value. `schema` is that of the prescription, `fields` are its fields as they stand.
 */
export function suggestedDose(
  schema: Schema | undefined,
  field: string,
  found: unknown,
  fields: object,
): Map<string, string> | undefined {
  const keys = keysOf(schema);
  if (!schema || typeof found !== 'string' || !keys.includes('perSide')) return undefined;
  const wrote = found.trim();
  const sets = SETS.exec(wrote);
  const side = SIDE.exec(wrote);
  const dose = doseOf(schema, field, wrote.slice(sets?.[0].length ?? 0, side?.index));
  if (!dose || (!sets && !side && [dose.measure, 'sets'].includes(field))) return undefined;
  const whole: Record<string, string> = {
    ...(sets?.[1] && keys.includes('sets') && { sets: sets[1] }),
    [dose.measure]: dose.amount,
    ...(side && { perSide: 'true' }),
  };
  const changed = Object.entries(whole).filter(([key, value]) => String(Object(fields)[key]) !== value);
  return changed.length > 0 ? new Map(changed) : undefined;
}

/** What `amount` counts: in `field` if it can, else in what its unit tells. */
function doseOf(schema: Schema, field: string, amount: string): { measure: string; amount: string } | undefined {
  const others = field === 'sets' || /[a-z"'’]/i.test(amount) ? MEASURES : [];
  for (const measure of new Set([...MEASURES.filter((own) => own === field), ...others])) {
    const measured = schemaAt(schema, [measure]);
    const readable = measured && (accepts(measured, amount) ? amount : readAs(measured, amount, measure));
    if (readable !== undefined) return { measure, amount: readable };
  }
  return undefined;
}
