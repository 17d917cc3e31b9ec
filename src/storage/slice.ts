import * as v from 'valibot';

/** What a device stores for its member, by the name of its slice, as JSON has it. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** A part of what a device stores: ids and choices, never content. */
export interface Slice<Value> {
  readonly name: string;
  /**
   * Accepts every form that a version of the app has written. Objects are loose: fields that a newer version has added
   * are written back as they are.
   */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** The value where nothing is stored, or nothing that can be read. Never written. */
  readonly initial: Value;
}

/** A schema for each field of a model's type: the compiler finds one that is missing or differs. */
export type ShapeOf<Model> = { readonly [Field in keyof Model]-?: v.GenericSchema<unknown, Model[Field]> };

export const defineSlice = <Value>(slice: Slice<Value>): Slice<Value> => slice;

export function readSlice<Value>({ name, schema, initial }: Slice<Value>, record: StoredRecord): Value {
  const { success, output } = v.safeParse(schema, record[name]);
  return record[name] !== undefined && success ? output : initial;
}

export const isReadable = <Value>({ name, schema }: Slice<Value>, record: StoredRecord): boolean =>
  record[name] === undefined || v.is(schema, record[name]);

/** Of JSON values. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
