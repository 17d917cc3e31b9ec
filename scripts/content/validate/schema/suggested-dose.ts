import { MEASURES } from '../../../../schema/dose.ts';
import { keysOf, type Schema, schemaAt } from '../../schema-tree.ts';
import { readingsOf } from './suggested-value.ts';

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
  fields: Readonly<Record<string, unknown>>,
): Map<string, string> | undefined {
  const keys = keysOf(schema);
  if (!schema || typeof found !== 'string' || !keys.includes('perSide')) return undefined;
  // « 8/8 »
  const wrote = found.trim().replace(/^(\d+)\s*\/\s*\1$/, '$1 par côté');
  const sets = SETS.exec(wrote);
  const side = SIDE.exec(wrote);
  const amount = wrote.slice(sets?.[0].length ?? 0, side?.index);
  // What it counts: what its field does if it can, else what its unit tells.
  const own = MEASURES.filter((measure) => measure === field);
  const others = field === 'sets' || /[a-z"'’]/i.test(amount) ? MEASURES : [];
  const [dose] = [...own, ...others].flatMap((measure) => {
    const measured = schemaAt(schema, [measure]);
    const readings = measured ? readingsOf(measured, amount, measure) : [];
    return readings.length === 1 ? [[measure, readings[0] ?? ''] as const] : [];
  });
  if (!dose || (!sets && !side && [dose[0], 'sets'].includes(field))) return undefined;
  const whole: [string, string][] = [];
  if (sets?.[1] && keys.includes('sets')) whole.push(['sets', sets[1]]);
  whole.push([...dose]);
  if (side) whole.push(['perSide', 'true']);
  const changed = whole.filter(([key, value]) => String(fields[key]) !== value);
  return changed.length > 0 ? new Map(changed) : undefined;
}
