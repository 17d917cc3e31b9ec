/** Whether nothing of `stored` is missing from `value`, at any depth. */
export function holds(value: unknown, stored: unknown): boolean {
  if (!isObject(value) || !isObject(stored)) return Object.is(value, stored);
  return Object.entries(stored).every(([key, inner]) => Object.hasOwn(value, key) && holds(value[key], inner));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
