import * as v from 'valibot';

/** Raised when a part takes another form; `migrations.ts` brings older records up. A new part needs no new version. */
export const VERSION = 1;

/** `2027-04-18`, a day of the calendar wherever the member is. */
const localDate = v.pipe(v.string(), v.isoDate());

/** Unknown keys stay: a newer version of the app may have written them. */
const PARTS = {
  /** The race that the member prepares, and since when this device knows it. */
  race: v.optional(v.looseObject({ date: localDate, startedOn: localDate })),
  /** Ids of the days whose session is done. */
  done: v.optional(v.array(v.string()), []),
} as const;

export type Part = keyof typeof PARTS;
/** All that a device keeps for its member. */
export type DeviceRecord = { readonly [P in Part]: v.InferOutput<(typeof PARTS)[P]> };

export const PART_NAMES = Object.keys(PARTS) as Part[];

/** The value of a part as storage holds it; undefined where it can't be read. */
export function readPart<P extends Part>(part: P, stored: unknown): { value: DeviceRecord[P] } | undefined {
  const result = v.safeParse(PARTS[part], stored);
  return result.success ? { value: result.output as DeviceRecord[P] } : undefined;
}

export function emptyPart<P extends Part>(part: P): DeviceRecord[P] {
  return v.parse(PARTS[part], undefined) as DeviceRecord[P];
}
