import { z } from 'zod';
import { notAccepted, typeset, writtenAs } from './text.ts';

const AMOUNT = String.raw`\d+(?:\s*(?:h(?:\s*\d{1,2}(?:\s*min)?)?|min(?:\s*\d{1,2}(?:\s*s)?)?|s)(?![a-zà-ÿ\d]))?`;
const RANGE = String.raw`${AMOUNT}(?:\s*(?:-|–|à)\s*${AMOUNT})?`;
/** How each quantity is written. An editor knows them too. */
const DURATION = new RegExp(`^${RANGE}$`, 'u');
const REST = new RegExp(`^(aucun|${RANGE})(?:\\s+([\\p{L}(][\\p{L}\\d\\s'’(),.×-]*[\\p{L}\\d)]))?$`, 'u');
const DISTANCE = /^(\d+(?:,\d+)?)\s*(km|m)$/;
const REPS = /^(\d+)(?:\s*(?:-|–|à)\s*(\d+))?$/;
const CLOCK = /^(\d{1,3}):([0-5]\d)$/;
const PERCENT = /^(\d{1,3}(?:,\d{1,2})?)\s*%$/;
const SHARE = /^(\d{1,3})(?:\s*%)?(?:\s*(?:-|–|à)\s*(\d{1,3}))?\s*%$/;
const RACE_LOAD = /^(?:(\d)\s*[x×]\s*)?(\d{1,3}(?:,\d{1,2})?)\s*kg$/;
const KILOGRAMS = /^(\d{1,3}(?:,\d{1,2})?)\s*kg$/;
/** Separated by a dot at mid-height or a slash, since the comma is that of decimals. */
const NUMBERS = /^\d+(?:,\d+)?(?:\s*[·/]\s*\d+(?:,\d+)?)+$/;
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

/** What a rest comes after: each set, the last set of each exercise, or each round of a circuit. */
export type RestMoment = 'set' | 'exercise' | 'round';

/** The rest of a workout; without `after` its words name no moment. */
export interface WorkoutRest extends RestRule {
  after?: RestMoment | undefined;
}

export interface Distance {
  meters: number;
  /** The unit that the coach wrote: an ergometer counts 1000 m where running counts 1 km. */
  unit: 'm' | 'km';
}

/** A number of repetitions; both ends are equal when it is not a range. */
export interface Reps {
  min: number;
  max: number;
}

/** A part of something, in percent; both ends are equal when it is not a range. */
export interface Share {
  minPercent: number;
  maxPercent: number;
}

/** The load of a station in the race: as many pieces of so many kilograms each. */
export interface RaceLoad {
  pieces: number;
  kg: number;
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
  if (!DURATION.test(value)) return undefined;
  const [first = '', last = first] = value.split(/\s*(?:-|–|à)\s*/u);
  const lastUnit = /h|min|s/.exec(last)?.[0] as TimeUnit | undefined;
  const minSeconds = amountSeconds(first, lastUnit);
  const maxSeconds = amountSeconds(last, undefined);
  if (minSeconds === undefined || maxSeconds === undefined || minSeconds > maxSeconds) return undefined;
  return { minSeconds, maxSeconds };
}

function parseRestRule(value: string): RestRule | undefined {
  const match = REST.exec(value);
  if (!match) return undefined;
  const time = match[1] === 'aucun' ? { minSeconds: 0, maxSeconds: 0 } : parseDuration(match[1] ?? '');
  return time && { ...time, ...(match[2] === undefined ? {} : { detail: typeset(match[2]) }) };
}

/** The words by which coaches tell when to rest, the closest moment first. */
const REST_MOMENTS: readonly (readonly [words: RegExp, after: RestMoment])[] = [
  [/(?<!\p{L})séries?(?!\p{L})/u, 'set'],
  [/(?<!\p{L})(?:ateliers?|exercices?|stations?)(?!\p{L})/u, 'exercise'],
  [/(?<!\p{L})tours?(?!\p{L})/u, 'round'],
];

/** Words that tell when, whatever comes between or before. */
const SOME_MOMENT = /(?<!\p{L})(?:entre|après)(?!\p{L})/u;

function momentOf({ detail = '' }: RestRule): RestMoment | undefined {
  return REST_MOMENTS.find(([words]) => words.test(detail))?.[1];
}

const UNIT = String.raw`(?:h(?:eures?)?|mi?n(?:utes?)?|s(?:ec(?:ondes?)?)?)(?!\p{L})`;
const REST_LENGTH = String.raw`(?:\d+\s*${UNIT}|aucun(?!\p{L}))`;
const SOME_LENGTH = new RegExp(REST_LENGTH, 'u');
/** A length after a comma or the like. Running may name one elsewhere: « de trot entre les 3 min vite ». */
const ANOTHER_LENGTH = new RegExp(String.raw`(?:[,;(+/]|(?<!\p{L})(?:et|puis|ou))\s*${REST_LENGTH}`, 'u');

/** Its words tell of a second rest: « entre les séries, 5 min entre les exercices ». */
function namesAnother({ detail = '' }: RestRule): boolean {
  const moments = detail.split(SOME_MOMENT).length - 1;
  return ANOTHER_LENGTH.test(detail) || (moments > 1 && SOME_LENGTH.test(detail));
}

function parseDistance(value: string): Distance | undefined {
  const match = DISTANCE.exec(value);
  if (!match) return undefined;
  const unit = match[2] === 'km' ? 'km' : 'm';
  const meters = Math.round(Number(match[1]?.replace(',', '.')) * (unit === 'km' ? 1e5 : 100)) / 100;
  return meters > 0 ? { meters, unit } : undefined;
}

/** More is a typing mistake. */
const MOST_REPS = 500;

function parseReps(value: string): Reps | undefined {
  const match = REPS.exec(value);
  if (!match) return undefined;
  const min = Number(match[1]);
  const max = Number(match[2] ?? match[1]);
  return min <= max && max <= MOST_REPS ? { min, max } : undefined;
}

function parseMinutesSeconds(value: string): number | undefined {
  const match = CLOCK.exec(value);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

function parsePercent(value: string): number | undefined {
  const match = PERCENT.exec(value);
  const percent = Number(match?.[1]?.replace(',', '.'));
  return percent > 0 && percent <= 100 ? percent : undefined;
}

/** More is a typing mistake. */
const MOST_PERCENT = 150;

function parseShare(value: string): Share | undefined {
  const match = SHARE.exec(value);
  const minPercent = Number(match?.[1]);
  const maxPercent = Number(match?.[2] ?? match?.[1]);
  return minPercent > 0 && minPercent <= maxPercent && maxPercent <= MOST_PERCENT
    ? { minPercent, maxPercent }
    : undefined;
}

function parseRaceLoad(value: string): RaceLoad | undefined {
  const match = RACE_LOAD.exec(value);
  const [pieces, kg] = [Number(match?.[1] ?? 1), Number(match?.[2]?.replace(',', '.'))];
  return pieces > 0 && kg > 0 ? { pieces, kg } : undefined;
}

function parseKilograms(value: string): number | undefined {
  const kg = Number(KILOGRAMS.exec(value)?.[1]?.replace(',', '.'));
  return kg > 0 ? kg : undefined;
}

/** Text of the form `written` that `parse` turns into numbers; `expected` names accepted forms in French. */
function quantity<T>(written: RegExp, parse: (value: string) => T | undefined, expected: string) {
  const message = notAccepted(expected);
  return z
    .string({ error: message })
    .meta(writtenAs(written, expected))
    .transform((value, context): T => parse(value.replace(/\s+/gu, ' ').trim()) ?? refused(context, value, message));
}

function refused(context: z.RefinementCtx, input: unknown, message: string): never {
  context.issues.push({ code: 'custom', input, message });
  return z.NEVER;
}

function parseWorkingTime(value: string): Duration | undefined {
  const time = parseDuration(value);
  return time && time.minSeconds > 0 ? time : undefined;
}

export const duration = quantity(DURATION, parseWorkingTime, 'une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s');
/** A range that a rest may lie in: like a duration, but from 0 s on. */
export const restRange = quantity(DURATION, parseDuration, 'une fourchette comme 90 s, 0 s à 2 min');
export const restRule = quantity(
  REST,
  parseRestRule,
  'un repos comme 90 s, 1 min 30 à 2 min ou aucun, suivi au besoin de quelques mots (90 s entre les séries)',
).transform((rest, context): RestRule => {
  if (!namesAnother(rest)) return rest;
  // The timer would count the first one alone.
  const message = notAccepted('un seul repos par séance, comme 90 s entre les séries');
  return refused(context, rest, message);
});
/** A rest of a workout: its words also tell the runner when the rest comes. */
export const workoutRest = restRule.transform((rest, context): WorkoutRest => {
  const after = momentOf(rest);
  if (after || rest.maxSeconds === 0 || !SOME_MOMENT.test(rest.detail ?? ''))
    return { ...rest, ...(after && { after }) };
  // The runner would rest after each set.
  return refused(context, rest, notAccepted('un repos entre les séries, les ateliers, les exercices ou les tours'));
});
export const distance = quantity(DISTANCE, parseDistance, 'une distance comme 400 m, 1 km ou 12,5 m');
export const clock = quantity(CLOCK, parseMinutesSeconds, 'un temps en minutes et secondes comme 37:40');
export const percent = quantity(PERCENT, parsePercent, 'une part comme 12 % ou 9,5 %');
export const share = quantity(SHARE, parseShare, 'une part comme 70 % ou 50-60 %');
export const raceLoad = quantity(RACE_LOAD, parseRaceLoad, 'une charge en kilos comme 20 kg ou 2 × 16 kg');
export const kilograms = quantity(KILOGRAMS, parseKilograms, 'un poids comme 2,5 kg');
export const numbers = quantity(
  NUMBERS,
  (value) =>
    NUMBERS.test(value) ? value.split(/[·/]/).map((part) => Number(part.trim().replace(',', '.'))) : undefined,
  'des nombres séparés par des points médians, comme 12,5 · 8 · 13',
);

/** A number, or a range as text. */
const count = (expected: string) =>
  z
    .union([z.number(), z.string()], { error: notAccepted(expected) })
    .meta(writtenAs(REPS, expected))
    .transform((value, context): Reps => parseReps(String(value)) ?? refused(context, value, notAccepted(expected)));

export const reps = count('un nombre de répétitions (10) ou une fourchette (6-8)');
export const rpe = count('un effort (8) ou une fourchette (7-8)');
