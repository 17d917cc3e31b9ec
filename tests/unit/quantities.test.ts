import { describe, expect, test } from 'vitest';
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

const ONE_MINUTE = 60;
const ONE_HOUR = 3600;

/** The value, or why it is refused. */
function read(schema: z.ZodType, value: unknown): unknown {
  const { data, error } = schema.safeParse(value);
  return error ? error.issues.map(({ message }) => message) : data;
}

describe('a duration', () => {
  test.each([
    ['45 min', 45 * ONE_MINUTE, 45 * ONE_MINUTE],
    [' 45  min ', 45 * ONE_MINUTE, 45 * ONE_MINUTE],
    ['45\u00a0min', 45 * ONE_MINUTE, 45 * ONE_MINUTE],
    ['90 s', 90, 90],
    ['1 min 30', 90, 90],
    ['1min30s', 90, 90],
    ['1 h 15 min', ONE_HOUR + 15 * ONE_MINUTE, ONE_HOUR + 15 * ONE_MINUTE],
    ['1h5', ONE_HOUR + 5 * ONE_MINUTE, ONE_HOUR + 5 * ONE_MINUTE],
    ['30-45 min', 30 * ONE_MINUTE, 45 * ONE_MINUTE],
    ['30 à 45 min', 30 * ONE_MINUTE, 45 * ONE_MINUTE],
    ['45 min - 1 h', 45 * ONE_MINUTE, ONE_HOUR],
    ['1 min 30 s à 2 min', 90, 2 * ONE_MINUTE],
    ['1 h à 1 h 15', ONE_HOUR, ONE_HOUR + 15 * ONE_MINUTE],
  ])('%s is read', (text, minSeconds, maxSeconds) => {
    expect(read(duration, text)).toEqual({ minSeconds, maxSeconds });
  });

  test.each([
    '',
    '45',
    '45 minutes',
    '45 min environ',
    '1:30',
    '1,5 h',
    '-5 min',
    '0 min',
    '0-45 min',
    '1 h 60',
    '1 h 15 s',
    '1 h 15 min 30 s',
    '45-30 min',
    '2 min à 90 s',
    '1-2-3 min',
    'aucun',
  ])('"%s" is refused', (text) => {
    expect(read(duration, text)).toEqual([
      'n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s',
    ]);
  });
});

describe('a rest rule', () => {
  test.each([
    ['aucun', { minSeconds: 0, maxSeconds: 0 }],
    ['0 s à 2 min', { minSeconds: 0, maxSeconds: 120 }],
    ['90 s entre les séries', { minSeconds: 90, maxSeconds: 90, detail: 'entre les séries' }],
    ['90 s (marche)', { minSeconds: 90, maxSeconds: 90, detail: '(marche)' }],
    ['1 min 30 à 2 min', { minSeconds: 90, maxSeconds: 120 }],
    ["2 min à la fin d'un tour", { minSeconds: 120, maxSeconds: 120, detail: 'à la fin d’un tour' }],
  ])('%s is read', (text, rule) => {
    expect(read(restRule, text)).toEqual(rule);
  });

  test.each(['', '90 entre les séries', '90 secondes', '90 s, puis 2 min', 'aucune', '2 min à 90 s'])(
    '"%s" is refused',
    (text) => {
      expect(read(restRule, text)).toEqual([
        'n’est pas accepté, attendu : un repos comme 90 s, 1 min 30 à 2 min ou aucun, suivi au besoin de quelques mots (90 s entre les séries)',
      ]);
    },
  );
});

describe('when a rest of a workout comes', () => {
  test.each([
    ['90 s entre les séries', 'set'],
    ['90 s après chaque série', 'set'],
    ['aucun entre les ateliers', 'exercise'],
    ['2 min entre les tours', 'round'],
    ["2 min à la fin d'un tour", 'round'],
    ['90 s entre les séries et les tours', 'set'],
    ['90 s', undefined],
    ['2 min de retour au calme', undefined],
  ])('%s', (text, after) => {
    expect(read(workoutRest, text)).toEqual({ ...restRule.parse(text), ...(after && { after }) });
  });
});

test.each(['2 min entre les blocs', '90 s après chaque passage'])(
  'a rest of a workout at no known moment: %s',
  (text) => {
    expect(read(workoutRest, text)).toEqual([
      'n’est pas accepté, attendu : un repos entre les séries, les ateliers, les exercices ou les tours',
    ]);
  },
);

describe('the range of a rest', () => {
  test.each([
    ['90 s', 90, 90],
    ['0 s à 2 min', 0, 120],
    ['1 min 30 à 2 min', 90, 120],
  ])('%s is read', (text, minSeconds, maxSeconds) => {
    expect(read(restRange, text)).toEqual({ minSeconds, maxSeconds });
  });

  test.each(['', '90', 90, 'aucun', '90 s entre les séries', '2 min à 90 s'])('"%s" is refused', (value) => {
    expect(read(restRange, value)).toEqual(['n’est pas accepté, attendu : une fourchette comme 90 s, 0 s à 2 min']);
  });
});

describe('a distance', () => {
  test.each([
    ['400 m', 400, 'm'],
    ['12,5 m', 12.5, 'm'],
    ['1 km', 1000, 'km'],
    ['1,5 km', 1500, 'km'],
    ['1,234567 km', 1234.57, 'km'],
  ])('%s is read', (text, meters, unit) => {
    expect(read(distance, text)).toEqual({ meters, unit });
  });

  test.each(['', '400', 400, '0 m', '0,004 m', '-5 m', '1.5 km', '5 miles'])('"%s" is refused', (text) => {
    expect(read(distance, text)).toEqual(['n’est pas accepté, attendu : une distance comme 400 m, 1 km ou 12,5 m']);
  });
});

describe('reps', () => {
  test.each([
    [10, 10, 10],
    ['10', 10, 10],
    ['6-8', 6, 8],
    ['6 à 8', 6, 8],
  ])('%s are read', (value, min, max) => {
    expect(read(reps, value)).toEqual({ min, max });
  });

  test.each(['', '8-6', '10 reps', 'max', 501, '501', '6-501', -1, 1.5, true, null])('"%s" are refused', (value) => {
    expect(read(reps, value)).toEqual([
      'n’est pas accepté, attendu : un nombre de répétitions (10) ou une fourchette (6-8)',
    ]);
  });
});

describe('numbers', () => {
  test.each([
    ['12,5 · 8 · 13', [12.5, 8, 13]],
    ['1/1,05 / 1,1', [1, 1.05, 1.1]],
    ['40\u00a0·\u00a060', [40, 60]],
  ])('%s are read', (text, values) => {
    expect(read(numbers, text)).toEqual(values);
  });

  test.each(['', '12', '12, 8', '12.5 · 8', '12 · ', '12 · · 8', '-1 · 8', '12 % · 8 %'])(
    '"%s" are refused',
    (text) => {
      expect(read(numbers, text)).toEqual([
        'n’est pas accepté, attendu : des nombres séparés par des points médians, comme 12,5 · 8 · 13',
      ]);
    },
  );
});

describe('a clock', () => {
  test.each([
    ['37:40', 2260],
    ['06:00', 360],
    ['100:05', 6005],
  ])('%s is read', (text, seconds) => {
    expect(read(clock, text)).toBe(seconds);
  });

  test.each(['', '37', '37:4', '5:60', '1:02:03'])('"%s" is refused', (text) => {
    expect(read(clock, text)).toEqual(['n’est pas accepté, attendu : un temps en minutes et secondes comme 37:40']);
  });
});

test.each(['0 %', '60-50 %', '50-60', '160 %', 'la moitié', '50,5 %'])('share "%s" is refused', (text) => {
  expect(read(share, text)).toEqual(['n’est pas accepté, attendu : une part comme 70 % ou 50-60 %']);
});

test.each(['16', '0 kg', '2 × kg', '0 × 16 kg', '16 kg par main', '12.5 kg'])('race load "%s" is refused', (text) => {
  expect(read(raceLoad, text)).toEqual(['n’est pas accepté, attendu : une charge en kilos comme 20 kg ou 2 × 16 kg']);
});
