import { z } from 'zod';
import { notAccepted, typeset } from './text.ts';

const AMOUNT = String.raw`\d+(?:\s*(?:h(?:\s*\d{1,2}(?:\s*min)?)?|min(?:\s*\d{1,2}(?:\s*s)?)?|s)(?![a-zà-ÿ\d]))?`;
const RANGE = String.raw`${AMOUNT}(?:\s*(?:-|–|à)\s*${AMOUNT})?`;
const SECONDS_PER_UNIT = { h: 3600, min: 60, s: 1 } as const;
type TimeUnit = keyof typeof SECONDS_PER_UNIT;

/** A length of time; both ends are equal when it is not a range. */
export interface Duration {
  minSeconds: number;
  maxSeconds: number;
}

/** How long to rest (0 means none), and when or how: « entre les séries ». */
export interface RestRule extends Duration {
  detail?: string | undefined;
}

export interface Distance {
  meters: number;
  /** The unit that the coach wrote: an ergometer counts 1000 m where a run counts 1 km. */
  unit: 'm' | 'km';
}

/** A number of repetitions; both ends are equal when it is not a range. */
export interface Reps {
  min: number;
  max: number;
}

export interface Pace {
  secondsPerKm: number;
}

/** `45 min`, `1 h 15`, `1 min 30 s`, `90 s`; a bare number takes `fallback` as its unit. */
function amountSeconds(text: string, fallback: TimeUnit | undefined): number | undefined {
  const match = /^(\d+)(?:\s*(h|min|s)(?:\s*(\d{1,2})(?:\s*(?:min|s))?)?)?$/.exec(text.trim());
  const unit = (match?.[2] as TimeUnit | undefined) ?? fallback;
  if (!match || !unit) return undefined;
  const smaller = match[3] === undefined ? 0 : Number(match[3]);
  if (smaller >= 60) return undefined;
  return Number(match[1]) * SECONDS_PER_UNIT[unit] + smaller * (unit === 'h' ? 60 : 1);
}

function parseDuration(value: string): Duration | undefined {
  if (!new RegExp(`^${RANGE}$`, 'u').test(value)) return undefined;
  const [first = '', last = first] = value.split(/\s*(?:-|–|à)\s*/u);
  const lastUnit = /h|min|s/.exec(last)?.[0] as TimeUnit | undefined;
  const minSeconds = amountSeconds(first, lastUnit);
  const maxSeconds = amountSeconds(last, undefined);
  if (minSeconds === undefined || maxSeconds === undefined || minSeconds > maxSeconds) return undefined;
  return { minSeconds, maxSeconds };
}

function parseRestRule(value: string): RestRule | undefined {
  const match = new RegExp(`^(aucun|${RANGE})(?:\\s+(\\S.*))?$`, 'u').exec(value);
  if (!match) return undefined;
  const time = match[1] === 'aucun' ? { minSeconds: 0, maxSeconds: 0 } : parseDuration(match[1] ?? '');
  return time && { ...time, ...(match[2] === undefined ? {} : { detail: typeset(match[2]) }) };
}

function parseDistance(value: string): Distance | undefined {
  const match = /^(\d+(?:,\d+)?)\s*(km|m)$/.exec(value);
  if (!match) return undefined;
  const unit = match[2] === 'km' ? 'km' : 'm';
  const meters = Math.round(Number(match[1]?.replace(',', '.')) * (unit === 'km' ? 1e5 : 100)) / 100;
  return meters > 0 ? { meters, unit } : undefined;
}

/** More is a slip of the finger. */
const MOST_REPS = 500;

function parseReps(value: string): Reps | undefined {
  const match = /^(\d+)(?:\s*(?:-|–|à)\s*(\d+))?$/.exec(value);
  if (!match) return undefined;
  const min = Number(match[1]);
  const max = Number(match[2] ?? match[1]);
  return min <= max && max <= MOST_REPS ? { min, max } : undefined;
}

function parseMinutesSeconds(value: string): number | undefined {
  const match = /^(\d{1,3}):([0-5]\d)$/.exec(value);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

function parsePace(value: string): Pace | undefined {
  const match = /^(\d{1,2}:[0-5]\d)\/km$/.exec(value);
  const secondsPerKm = parseMinutesSeconds(match?.[1] ?? '');
  return secondsPerKm ? { secondsPerKm } : undefined;
}

/** Text that `parse` understands, turned into numbers; `expected` names accepted forms in French. */
function quantity<T>(parse: (value: string) => T | undefined, expected: string) {
  const message = notAccepted(expected);
  return z.string({ error: message }).transform((value, context): T => {
    const parsed = parse(value.replace(/\s+/gu, ' ').trim());
    if (parsed !== undefined) return parsed;
    context.issues.push({ code: 'custom', input: value, message });
    return z.NEVER;
  });
}

function parseWorkingTime(value: string): Duration | undefined {
  const time = parseDuration(value);
  return time && time.minSeconds > 0 ? time : undefined;
}

export const duration = quantity(parseWorkingTime, 'une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s');
/** A range that a rest may lie in: like a duration, but from 0 s on. */
export const restRange = quantity(parseDuration, 'une fourchette comme 90 s, 0 s à 2 min');
export const restRule = quantity(
  parseRestRule,
  'un repos comme 90 s, 1 min 30 à 2 min ou aucun, suivi au besoin de quelques mots (90 s entre les séries)',
);
export const distance = quantity(parseDistance, 'une distance comme 400 m, 1 km ou 12,5 m');
export const clock = quantity(parseMinutesSeconds, 'un temps en minutes et secondes comme 37:40');
export const pace = quantity(parsePace, 'une allure comme 5:40/km');

const REPS_NOT_ACCEPTED = notAccepted('un nombre de répétitions (10) ou une fourchette (6-8)');
/** A number, a range as text, or 0 for work counted in time or distance. */
export const reps = z
  .union([z.number(), z.string()], { error: REPS_NOT_ACCEPTED })
  .transform((value, context): Reps => {
    const parsed = parseReps(String(value));
    if (parsed) return parsed;
    context.issues.push({ code: 'custom', input: value, message: REPS_NOT_ACCEPTED });
    return z.NEVER;
  });
