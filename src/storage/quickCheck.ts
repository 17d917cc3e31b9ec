import type * as v from 'valibot';

type Check = (value: unknown) => boolean;

/** What valibot's schemas and actions tell of themselves. */
interface Described {
  type: string;
  pipe?: readonly [unknown, ...Action[]];
  wrapped: Described;
  item: Described;
  entries: Record<string, Described>;
  options: readonly unknown[];
}

interface Action {
  type: string;
  requirement: unknown;
}

/**
 * Makes a check from a schema: whether a value fits, and has no field that the schema doesn't know. Valibot itself answers
 * with a copy of the value, which takes several times as long. Where this says no, the value may still fit.
 */
export const quickCheck = (schema: v.GenericSchema): Check => checkOf(schema as unknown as Described);

function checkOf({ type, pipe, wrapped, item, entries, options }: Described): Check {
  if (type === 'optional') {
    const fits = checkOf(wrapped);
    return (value) => value === undefined || fits(value);
  }
  if (type === 'array') {
    const fits = checkOf(item);
    return (value) => Array.isArray(value) && value.every(fits);
  }
  if (type === 'loose_object') return recordCheck(entries);
  if (type === 'picklist') return (value) => options.includes(value);
  const [, ...actions] = pipe ?? [undefined];
  const bounds = actions.map(boundOf);
  // A string, a number or a boolean.
  return (value) => typeof value === type && bounds.every((holds) => holds(value as string));
}

/** Comparisons read alike for numbers and strings. */
function boundOf({ type, requirement }: Action): (value: string) => boolean {
  if (type === 'min_value') return (value) => value >= (requirement as string);
  if (type === 'max_value') return (value) => value <= (requirement as string);
  if (type === 'min_length') return ({ length }) => length >= (requirement as number);
  if (type === 'max_length') return ({ length }) => length <= (requirement as number);
  return (value) => type === 'iso_date' && (requirement as RegExp).test(value);
}

function recordCheck(entries: Record<string, Described>): Check {
  const checks = new Map(Object.entries(entries).map(([field, schema]) => [field, checkOf(schema)]));
  const required = [...checks.keys()].filter((field) => entries[field]?.type !== 'optional');
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    for (const field of required) if (!Object.hasOwn(value, field)) return false;
    for (const field in value) {
      if (!checks.get(field)?.(value[field as keyof typeof value])) return false;
    }
    return true;
  };
}
