import { SLICES, type SliceName, type StoredState } from './state.ts';

/**
 * Changes that storage has not taken, by part, in order. They are kept as changes, not as what they made: another tab
 * may write meanwhile, and they are then made again on what it wrote.
 */
export type Unkept = ReadonlyMap<SliceName, readonly ((value: never) => unknown)[]>;

export type Next<P extends SliceName> = (value: StoredState[P]) => StoredState[P];

export const NOTHING_UNKEPT: Unkept = new Map();

export function withChange<P extends SliceName>(unkept: Unkept, part: P, next: Next<P>): Unkept {
  return new Map([...unkept, [part, [...(unkept.get(part) ?? []), next]]]);
}

/** Changes that make any record this one. */
export function changesTo(record: StoredState): Unkept {
  return new Map(SLICES.map((part) => [part, [() => record[part]]]));
}

export function only(unkept: Unkept, parts: readonly SliceName[]): Unkept {
  return new Map([...unkept].filter(([part]) => parts.includes(part)));
}

/** The record after these changes. */
export function madeOn(record: StoredState, unkept: Unkept): StoredState {
  const parts = [...unkept].map(([part, nexts]) => [
    part,
    nexts.reduce<unknown>((value, next) => next(value as never), record[part]),
  ]);
  return { ...record, ...Object.fromEntries(parts) };
}
