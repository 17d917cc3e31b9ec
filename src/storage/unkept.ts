import { type DeviceRecord, PART_NAMES, type Part } from './record.ts';

/**
 * Changes that storage has not taken, by part, in order. They are kept as changes, not as what they made: another tab
 * may write meanwhile, and they are then made again on what it wrote.
 */
export type Unkept = ReadonlyMap<Part, readonly ((value: never) => unknown)[]>;

export type Next<P extends Part> = (value: DeviceRecord[P]) => DeviceRecord[P];

export const NOTHING_UNKEPT: Unkept = new Map();

export function withChange<P extends Part>(unkept: Unkept, part: P, next: Next<P>): Unkept {
  return new Map([...unkept, [part, [...(unkept.get(part) ?? []), next]]]);
}

/** Changes that make any record this one. */
export function changesTo(record: DeviceRecord): Unkept {
  return new Map(PART_NAMES.map((part) => [part, [() => record[part]]]));
}

export function only(unkept: Unkept, parts: readonly Part[]): Unkept {
  return new Map([...unkept].filter(([part]) => parts.includes(part)));
}

/** The record after these changes. */
export function madeOn(record: DeviceRecord, unkept: Unkept): DeviceRecord {
  const parts = [...unkept].map(([part, nexts]) => [
    part,
    nexts.reduce<unknown>((value, next) => next(value as never), record[part]),
  ]);
  return { ...record, ...Object.fromEntries(parts) };
}
