import { isTooDeep } from './bounds.ts';
import { type JsonObject, migrated } from './migrations.ts';
import { type Salvaged, salvage } from './salvage.ts';
import { SHAPES } from './shapes.ts';
import { INITIAL_STATE, isSliceSet, SLICES, type SliceName, type StoredState, VERSION } from './state.ts';

/** What was read of a text in storage. */
export interface ParsedState {
  /** Null when there was nothing. */
  text: string | null;
  state: StoredState;
  /** Slices that this version does not know: a newer one may have added them. */
  unknown: JsonObject;
  /** Keys whose values can't be read, or not whole. */
  invalidKeys: readonly string[];
  /** It is no JSON object. */
  isUnreadable: boolean;
  /** A newer version of the app wrote it. */
  isNewer: boolean;
}

export function parseState(text: string | null): ParsedState {
  const object = parseObject(text);
  const { version, ...stored } = migrated(object ?? { version: VERSION });
  const parsed = Object.entries(stored).map(([key, value]) => ({ key, ...parseSlice(key, value) }));
  const readable = parsed.filter(({ value }) => value !== undefined);
  const valuesOf = (entries: typeof parsed) => Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  return {
    text,
    state: { ...INITIAL_STATE, ...valuesOf(readable.filter(({ key }) => isSlice(key))) },
    unknown: valuesOf(readable.filter(({ key }) => !isSlice(key))),
    invalidKeys: parsed.filter(({ isWhole }) => !isWhole).map(({ key }) => key),
    isUnreadable: text !== null && object === undefined,
    isNewer: version > VERSION,
  };
}

export const isCorrupt = ({ isUnreadable, invalidKeys }: ParsedState) => isUnreadable || invalidKeys.length > 0;

/** What is written of a state; nothing for slices that were never set. */
export function storedForm(state: StoredState, unknown: JsonObject): JsonObject {
  const slices = SLICES.filter((slice) => isSliceSet(slice, state));
  return { version: VERSION, ...unknown, ...Object.fromEntries(slices.map((slice) => [slice, state[slice]])) };
}

const isSlice = (key: string): key is SliceName => Object.hasOwn(SHAPES, key);

function parseSlice(key: string, stored: unknown): Salvaged<unknown> {
  if (isTooDeep(stored)) return { value: undefined, isWhole: false };
  if (!isSlice(key)) return { value: stored, isWhole: true };
  // A list would pass for an object.
  if (Array.isArray(stored) !== Array.isArray(INITIAL_STATE[key])) return { value: undefined, isWhole: false };
  return salvage<StoredState[SliceName]>(SHAPES[key], stored);
}

function parseObject(text: string | null): JsonObject | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
