import type { z } from 'zod';
import type { Noun } from '../../../../schema/meta.ts';
import { formatRaceLoad } from '../../../../src/format/load.ts';
import {
  formatClock,
  formatDistance,
  formatPace,
  formatReps,
  formatRest,
  formatShare,
} from '../../../../src/format/quantities.ts';
import { nounOf } from '../../field-names.ts';
import { schemaAt } from '../../schema-tree.ts';
import type { DiffNode, Property } from './node.ts';

/** Words of a closed list: read as they are, without quotes. */
const VOCABULARY = new Set(['type', 'intensity', 'kind', 'day']);
/** Lists of a few short words, shown as one. */
const ENUMERATIONS = new Set(['weeks', 'trainingDays', 'loads', 'targets', 'tagline', 'keep']);

type Schema = z.core.$ZodType | undefined;
type Fields = Pick<DiffNode, 'properties' | 'children'>;
/** How a field is described, where its key does not say enough. */
export type Describe = (key: string, value: unknown) => Property | DiffNode | undefined;

const isProperty = (field: Property | DiffNode): field is Property => 'value' in field;

/**
 * The fields of an object of the content, whatever its kind: what is short is a property, lists and objects are
 * children. Fields that `schema` does not know are described by their key, so that no change is left out.
 */
export function fieldsOf(
  schema: Schema,
  value: object,
  { describe, omit = [] }: { describe?: Describe; omit?: readonly string[] } = {},
): Fields {
  const fields = Object.entries(value).flatMap(([key, field]) => {
    if (field === undefined || omit.includes(key)) return [];
    return (
      describe?.(key, field) ?? fieldOf(key, schema && schemaAt(schema, [key]), nounOf(schema, key), field, describe)
    );
  });
  return {
    properties: fields.filter(isProperty),
    children: fields.filter((field): field is DiffNode => !isProperty(field)),
  };
}

function fieldOf(
  key: string,
  schema: Schema,
  noun: Noun,
  value: unknown,
  describe: Describe | undefined,
): Property | DiffNode {
  if (key === 'id') return { noun, value: String(value), hiddenWhenNew: true };
  if (typeof value === 'string') return { noun, value, isText: !VOCABULARY.has(key) };
  const quantity = formatQuantity(key, value);
  if (quantity !== undefined) return { noun, value: quantity };
  if (Array.isArray(value)) return listOf(key, schema && schemaAt(schema, [0]), noun, value);
  const inside: Pick<DiffNode, 'keys' | 'name' | 'noun' | 'isOrdered'> = {
    keys: [key],
    name: noun.word,
    noun,
    isOrdered: false,
  };
  return { ...inside, ...fieldsOf(schema, Object(value), { describe }) };
}

/** A quantity as it is read; undefined when the value is none. */
export function formatQuantity(key: string, value: unknown): string | undefined {
  if (key === 'percent') return `${String(value).replace('.', ',')}\u00a0%`;
  if (typeof value === 'number') return key.endsWith('Seconds') ? formatClock(value) : String(value);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value))
    return ENUMERATIONS.has(key) ? value.map((item) => formatQuantity('', item) ?? item).join(', ') : undefined;
  const { minSeconds, maxSeconds, detail, meters, unit, secondsPerKm, min, max, pieces, kg, minPercent, maxPercent } =
    Object(value);
  if (minSeconds !== undefined) return formatRest({ minSeconds, maxSeconds, detail });
  if (meters !== undefined) return formatDistance({ meters, unit });
  if (kg !== undefined) return formatRaceLoad({ pieces, kg });
  if (minPercent !== undefined) return formatShare({ minPercent, maxPercent });
  if (secondsPerKm !== undefined) return formatPace({ secondsPerKm });
  return min === undefined ? undefined : formatReps({ min, max });
}

function listOf(key: string, schema: Schema, noun: Noun, items: readonly unknown[]): DiffNode {
  return {
    keys: [key],
    name: '',
    noun,
    properties: [],
    children: items.map((item, index) => {
      const text = textIn(item);
      return text === undefined ? itemOf(schema, noun, item, index) : textOf(noun, text, index);
    }),
    isOrdered: true,
  };
}

/** An item that is a text, or that a coach may write as one: a name and nothing else. */
function textIn(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  const { name, ...others } = Object(item);
  return Object.keys(others).length === 0 ? name : undefined;
}

function textOf(noun: Noun, text: string, index: number): DiffNode {
  const properties = [{ noun, value: text, isText: true }];
  return { keys: [text, `#${index}`], name: '', noun, properties, children: [], isOrdered: false };
}

function itemOf(schema: Schema, noun: Noun, item: unknown, index: number): DiffNode {
  const { id, name, title, text, level, station, intensity, phase, type, weeks, remaining, warning } = Object(item);
  const own = name ?? title ?? text ?? level ?? station ?? intensity ?? warning;
  const distinguishing = [
    phase && `phase ${phase}`,
    type,
    weeks && `semaines ${weeks.join(', ')}`,
    remaining && `à ${remaining} ${remaining === 1 ? 'semaine' : 'semaines'}`,
  ]
    .filter(Boolean)
    .join(', ');
  const called = String(own ?? (distinguishing || `${index + 1}`));
  return {
    keys: [String(id ?? phase ?? called), `#${index}`],
    ...(id === undefined ? {} : { identity: `${id}` }),
    name: called,
    noun,
    isOrdered: false,
    ...fieldsOf(schema, Object(item)),
  };
}
