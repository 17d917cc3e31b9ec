import { decimal } from '../../format/decimal.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { formatLongClock } from '../../format/quantities.ts';

/** `no-unit`: so many kilometres that metres may be meant. */
export type NumberError = 'not-understood' | 'out-of-range' | 'no-unit';

/** A number as it was typed; undefined for an empty field. */
export type Parsed = number | undefined | NumberError;

/** A number within its limits, or none. */
export const isAccepted = (parsed: Parsed): parsed is number | undefined => typeof parsed !== 'string';

/** What counts as a number of a session or a set; seconds and metres. */
export const LIMITS = {
  kg: { min: 0, max: 1000 },
  reps: { min: 0, max: 5000 },
  rpe: { min: 1, max: 10 },
  seconds: { min: 1, max: 24 * 3600 },
  meters: { min: 1, max: 300_000 },
} as const;

export type NumberField = keyof typeof LIMITS;

/** A space is one between the parts of a value, of whatever width; a comma is a point. */
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').replaceAll(',', '.').toLowerCase();

/** Spaces stand before groups of three digits alone: « 22 5 » is no number. */
const INTEGER = String.raw`[1-9]\d{0,2}(?: \d{3})+|\d+`;
const DECIMAL = String.raw`(?:${INTEGER})(?:\.\d*)?|\.\d+`;

const toNumber = (digits = '') => Number(digits.replaceAll(' ', ''));

function within(name: NumberField, value: number): Parsed {
  const { min, max } = LIMITS[name];
  return value < min || value > max ? 'out-of-range' : value;
}

const rounded = (value: number, step: number) => Math.round(value / step) / (1 / step);

/** Reads what a pattern matches, with its first group as the number. */
const parser =
  (name: NumberField, pattern: RegExp, step: number) =>
  (text: string): Parsed => {
    const typed = plain(text);
    if (typed === '') return undefined;
    const match = pattern.exec(typed);
    return match ? within(name, rounded(toNumber(match[1]), step)) : 'not-understood';
  };

/** « 22,5 », « 22.5 kg », « 24kg ». */
export const parseKilograms = parser('kg', new RegExp(`^(${DECIMAL}) ?(?:kgs?|kilos?)?$`), 0.01);

/** « 10 », « 10 reps », « ×10 ». */
export const parseReps = parser('reps', new RegExp(`^[x×]? ?(${INTEGER}) ?(?:reps?|rép\\.?|répétitions?)?$`), 1);

/** « 7 », « 7,5 », « 7/10 », « RPE 7 ». */
export const parseRpe = parser('rpe', new RegExp(`^(?:rpe)? ?(${DECIMAL})(?: ?/ ?10)?$`), 0.01);

/** From here on a number of kilometres without its unit may be metres: no session has 100 km. */
const PLAIN_KILOMETERS = 100;

/** Metres: « 5 km », « 5,2 », « 5000 m », « 5 000 m »; `unit` is that of a number without one. */
export function parseDistance(text: string, unit: 'km' | 'm' = 'km'): Parsed {
  if (text.trim() === '') return undefined;
  const match = new RegExp(`^(${DECIMAL}) ?(km|kms|kilomètres?|m|mètres?)?$`).exec(plain(text));
  if (!match) return 'not-understood';
  const value = toNumber(match[1]);
  if (!match[2] && unit === 'km' && value >= PLAIN_KILOMETERS) return 'no-unit';
  const inKilometers = (match[2] ?? unit).startsWith('k');
  if (inKilometers) return within('meters', Math.round(value * 1000));
  // Kilometres are meant; 12,5 m is half of a length.
  const isKilometers = !match[2] && !Number.isInteger(value) && value < 10;
  // « 5.000 m » is five metres to some, five thousand to others.
  const isGrouped = /\.\d{3}$/.test(match[1] ?? '');
  return isKilometers || isGrouped ? 'not-understood' : within('meters', rounded(value, 0.1));
}

/** Hours, minutes and seconds with their letters, each at most once; a number behind the last one is of the next unit. */
const WITH_UNITS =
  /^(?:(\d+) ?h(?:eures?)? ?)?(?:(\d+) ?(?:min(?:utes?)?|mn|m|['’′]) ?)?(?:(\d+) ?(?:s(?:ec(?:ondes?)?)?|["”″]|'')?)?$/;

/** A time as it is typed on a number pad, which has a comma or a point and no colon. */
export const withColons = (typed: string) => typed.replace(/(\d)[.,]/g, '$1:');

/** Seconds: « 28:30 », « 28 min 30 », « 1 h 02 », « 90 s »; a number alone is of `unit`. */
export function parseTime(text: string, unit: 'min' | 's' = 'min'): Parsed {
  const typed = plain(text);
  if (typed === '') return undefined;
  if (/^\d+$/.test(typed)) return within('seconds', Number(typed) * (unit === 'min' ? 60 : 1));
  const clock = /^(?:(\d+) ?: ?)?(\d+) ?: ?(\d\d) ?(?:min|mn)?$/.exec(typed);
  if (clock) return inSeconds(clock[1], clock[2], clock[3]);
  const parts = WITH_UNITS.exec(typed);
  if (!parts) return 'not-understood';
  const [, hours, minutes, last] = parts;
  // « 1 h 02 »: minutes, unless it says seconds.
  if (hours !== undefined && minutes === undefined && /\d$/.test(typed)) return inSeconds(hours, last, undefined);
  return inSeconds(hours, minutes, last);
}

function inSeconds(hours: string | undefined, minutes: string | undefined, seconds: string | undefined): Parsed {
  const [h, m, s] = [hours, minutes, seconds].map((part) => Number(part ?? 0)) as [number, number, number];
  if ((minutes !== undefined && s > 59) || (hours !== undefined && m > 59)) return 'not-understood';
  return within('seconds', h * 3600 + m * 60 + s);
}

/** A number as a field shows it, and as its parser takes it back. */
export const fieldText = {
  kg: decimal,
  reps: String,
  rpe: decimal,
  /** Kilometres: a number pad has no letters to write a unit. */
  meters: (meters: number) => `${decimal(meters / 1000)}${meters < PLAIN_KILOMETERS * 1000 ? '' : `${NO_BREAK}km`}`,
  seconds(seconds: number): string {
    const whole = Math.round(seconds);
    return whole < 60 ? `${whole}${NO_BREAK}s` : formatLongClock(whole);
  },
} satisfies Record<NumberField, (value: number) => string>;
