import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  clock,
  distance,
  duration,
  numbers,
  raceLoad,
  reps,
  restRange,
  restRule,
  share,
  workoutRest,
} from '../../schema/quantity.ts';

const MINUTE = 60;
const HOUR = 3600;
const range = (minSeconds: number, maxSeconds = minSeconds) => ({ minSeconds, maxSeconds });

test.each<[string | number, z.ZodType, unknown]>([
  ['45 min', duration, range(45 * MINUTE)],
  ['45\u00a0min', duration, range(45 * MINUTE)],
  ['1min30s', duration, range(90)],
  ['1 h 15 min', duration, range(HOUR + 15 * MINUTE)],
  ['1h5', duration, range(HOUR + 5 * MINUTE)],
  ['30 à 45 min', duration, range(30 * MINUTE, 45 * MINUTE)],
  ['45 min - 1 h', duration, range(45 * MINUTE, HOUR)],
  ['aucun', restRule, range(0)],
  ['0 s à 2 min', restRule, range(0, 120)],
  ["2 min à la fin d'un tour", restRule, { ...range(120), detail: 'à la fin d’un tour' }],
  ['1 min 30 à 2 min', restRange, range(90, 120)],
  ['12,5 m', distance, { meters: 12.5, unit: 'm' }],
  ['1,234567 km', distance, { meters: 1234.57, unit: 'km' }],
  [10, reps, { min: 10, max: 10 }],
  ['6 à 8', reps, { min: 6, max: 8 }],
  ['12,5 · 8 · 13', numbers, [12.5, 8, 13]],
  ['1/1,05 / 1,1', numbers, [1, 1.05, 1.1]],
  ['100:05', clock, 6005],
])('%j is read', (written, schema, value) => {
  expect(schema.parse(written)).toEqual(value);
});

test.each([
  ['90 s après chaque série', 'set'],
  ['aucun entre les ateliers', 'exercise'],
  ["2 min à la fin d'un tour", 'round'],
  ['90 s entre les séries et les tours', 'set'],
  ['2 min de retour au calme', undefined],
])('when a rest of a workout comes: %s', (text, after) => {
  expect(workoutRest.parse(text)).toEqual({ ...restRule.parse(text), ...(after && { after }) });
});

test.each<[string, z.ZodType, unknown[]]>([
  [
    'une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s',
    duration,
    ['', '45', '45 min environ', '1,5 h', '-5 min', '0 min', '1 h 60', '1 h 15 s', '45-30 min', '1-2-3 min'],
  ],
  [
    'un repos comme 90 s, 1 min 30 à 2 min ou aucun, suivi au besoin de quelques mots (90 s entre les séries)',
    restRule,
    ['', '90 entre les séries', '90 s, puis 2 min', 'aucune', '2 min à 90 s'],
  ],
  [
    'un repos entre les séries, les ateliers, les exercices ou les tours',
    workoutRest,
    ['2 min entre les blocs', '90 s après chaque passage'],
  ],
  ['une fourchette comme 90 s, 0 s à 2 min', restRange, ['90', 90, 'aucun', '90 s entre les séries']],
  ['une distance comme 400 m, 1 km ou 12,5 m', distance, ['400', 400, '0,004 m', '-5 m', '1.5 km', '5 miles']],
  ['un nombre de répétitions (10) ou une fourchette (6-8)', reps, ['8-6', '10 reps', 501, '6-501', -1, 1.5, null]],
  [
    'des nombres séparés par des points médians, comme 12,5 · 8 · 13',
    numbers,
    ['12', '12, 8', '12.5 · 8', '12 · · 8', '-1 · 8', '12 % · 8 %'],
  ],
  ['un temps en minutes et secondes comme 37:40', clock, ['37', '37:4', '5:60', '1:02:03']],
  ['une part comme 70 % ou 50-60 %', share, ['0 %', '60-50 %', '50-60', '160 %', '50,5 %']],
  [
    'une charge en kilos comme 20 kg ou 2 × 16 kg',
    raceLoad,
    ['16', '0 kg', '2 × kg', '0 × 16 kg', '16 kg par main', '12.5 kg'],
  ],
])('what is not %s is refused', (expected, schema, values) => {
  for (const value of values) {
    const messages = schema.safeParse(value).error?.issues.map(({ message }) => message);
    expect(messages, String(value)).toEqual([`n’est pas accepté, attendu : ${expected}`]);
  }
});
