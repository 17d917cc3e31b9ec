import type { StoredRecord } from './slice.ts';

/** Deployed tabs of an older version become read-only beside the record of a newer one. A new slice needs no new version. */
export const VERSION = 3;

/** Undefined for a text that is no JSON object. */
export function parseRecord(text: string | null): StoredRecord | undefined {
  if (text === null) return {};
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const asRecord = (value: unknown): StoredRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;

export const versionOf = ({ version }: StoredRecord): number => (typeof version === 'number' ? version : 0);

/** The version of a newer app stays: that app is to read its own slices again. */
export const recordText = (record: StoredRecord): string =>
  JSON.stringify({ ...record, version: Math.max(VERSION, versionOf(record)) });
