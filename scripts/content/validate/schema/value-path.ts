import type { ValuePath } from '../../diagnostic.ts';

/** Whether both lead to the same value: the same steps, not the same text (`stations.1` begins no `stations.10`). */
export const isSamePath = (a: ValuePath, b: ValuePath) => a.length === b.length && beginsWith(a, b);

/** Whether `path` is `beginning`, or leads to a value inside of it. */
export const beginsWith = (path: ValuePath, beginning: ValuePath) =>
  beginning.every((step, index) => index < path.length && path[index] === step);

/** The value at `path`; undefined where there is none. */
export function valueAt(root: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], root);
}
