import type { PublishedDay, PublishedPrescription, PublishedWorkout } from '../../../schema/programme.ts';
import type { Distance, Duration, Reps, RestRule, Share } from '../../../schema/quantity.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { plainText } from '../../format/richText.ts';

/** Digests of another format are not compared: a new one must not say that every day has changed. */
export const DIGEST_FORMAT = '1';

const SEPARATOR = '|';
/** Numbers that can be named, and hashes of the rest, in the order of a digest. */
const FIELDS = [
  'activity',
  'suggested',
  'repeats',
  'effort',
  'rounds',
  'sets',
  'duration',
  'intensity',
  'exercises',
  'spread',
  'texts',
] as const;
export type DigestField = (typeof FIELDS)[number];
export type DigestFields = Readonly<Record<DigestField, string>>;

/**
 * A day of the programme and its suggested workout in some 50 characters, none of their words. It is made of what members
 * read, field by field: neither another form of the content nor other spaces change it.
 */
export function dayDigest(day: PublishedDay, workout?: PublishedWorkout): string {
  const { intervals, suggested } = day;
  const blocks = workout?.blocks ?? [];
  const circuits = blocks.filter(({ rounds }) => rounds > 1);
  const lists = blocks.filter(({ rounds }) => rounds === 1);
  const fields: DigestFields = {
    activity: shortHash([words(day.activity), day.type]),
    suggested: suggested ? shortHash([suggested.id, words(suggested.name)]) : '',
    repeats: reps(intervals?.repeats),
    effort: distance(intervals?.distance) || seconds(intervals?.time),
    rounds: sum(circuits.map(({ rounds }) => rounds)),
    sets: sum(lists.flatMap(({ exercises }) => exercises.map(({ sets }) => sets))),
    duration: seconds(day.duration),
    intensity: shortHash([day.intensity]),
    exercises: shortHash(blocks.map(({ exercises }) => exercises.map(dose))),
    spread: shortHash(blocks.map(({ rounds, exercises }) => [rounds, exercises.map(({ sets }) => sets)])),
    texts: shortHash([
      words(day.description),
      ...(day.dependent ?? []).map(({ text }) => words(text)),
      rest(day.rest),
      day.paces?.map(({ name, rpe, feeling, share }) => [words(name), reps(rpe), words(feeling), percent(share)]),
      [seconds(intervals?.warmUp), seconds(intervals?.coolDown)],
      [rest(workout?.rest), words(workout?.effort), blocks.map((block) => rest(block.rest))],
    ]),
  };
  return [DIGEST_FORMAT, ...FIELDS.map((field) => fields[field])].join(SEPARATOR);
}

/** Undefined for one of another format. */
export function parseDigest(digest: string): DigestFields | undefined {
  const [format, ...values] = digest.split(SEPARATOR);
  if (format !== DIGEST_FORMAT || values.length !== FIELDS.length) return undefined;
  return Object.fromEntries(FIELDS.map((field, index) => [field, values[index]])) as DigestFields;
}

/** FNV-1a of the JSON, cut to four digits of base 36. */
export function shortHash(value: readonly unknown[]): string {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36).slice(-4);
}

function dose({ exercise, pace, load, perSide, ...measures }: PublishedPrescription): unknown[] {
  return [
    exercise.id,
    [reps(measures.reps), seconds(measures.time), distance(measures.distance), perSide === true],
    [percent(load?.raceShare), reps(load?.reserve), words(load?.text)],
    pace?.id,
  ];
}

/** What is read of a text, whatever its spaces and joiners. */
const words = (text: RichText = '') => plainText(text).normalize().replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();

const span = (from: number, to: number) => (from === to ? `${from}` : `${from}-${to}`);
const reps = (value?: Reps) => (value ? span(value.min, value.max) : '');
const seconds = (value?: Duration) => (value ? span(value.minSeconds, value.maxSeconds) : '');
const percent = (value?: Share) => (value ? span(value.minPercent, value.maxPercent) : '');
const distance = (value?: Distance) => (value ? `${value.meters}${value.unit}` : '');
const rest = (value?: RestRule) => value && [seconds(value), words(value.detail)];
const sum = (numbers: readonly number[]) => `${numbers.reduce((total, number) => total + number, 0)}`;
