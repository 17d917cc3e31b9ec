import * as v from 'valibot';

type Path = readonly string[];

export interface Salvaged<Value> {
  /** Undefined where nothing could be read. */
  value: Value | undefined;
  /** Whether nothing was left out. */
  isWhole: boolean;
}

/**
 * A JSON value as far as it fits its schema: the fields, entries and items that don't are left out, and with a field
 * that is required, the object that it belongs to.
 */
export function salvage<Value>(schema: v.GenericSchema<unknown, Value>, stored: unknown): Salvaged<Value> {
  let rest = stored;
  // Each turn leaves something out.
  while (rest !== undefined) {
    const result = v.safeParse(schema, rest);
    if (result.success) return { value: result.output, isWhole: rest === stored };
    rest = without(rest, result.issues.map(invalidPath));
  }
  return { value: undefined, isWhole: false };
}

function invalidPath({ path, input }: v.BaseIssue<unknown>): Path {
  const keys = path?.map(({ key }) => String(key)) ?? [];
  // JSON has no undefined: a required field is missing.
  return input === undefined ? keys.slice(0, -1) : keys;
}

function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.some(({ length }) => length === 0)) return undefined;
  const pathsByKey = new Map<string, Path[]>();
  for (const [key = '', ...inner] of paths) pathsByKey.set(key, [...(pathsByKey.get(key) ?? []), inner]);
  const entries = Object.entries(Object(value))
    .map(([key, inner]) => [key, pathsByKey.has(key) ? without(inner, pathsByKey.get(key) ?? []) : inner] as const)
    .filter(([, inner]) => inner !== undefined);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
