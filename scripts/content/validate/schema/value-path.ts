import type { ValuePath } from '../../diagnostic.ts';

/** Whether both lead to the same value. */
export const isSamePath = (a: ValuePath, b: ValuePath) =>
  a.length === b.length && a.every((step, index) => step === b[index]);

/** The value at `path`; undefined where there is none. */
export function valueAt(root: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], root);
}
