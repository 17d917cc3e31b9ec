import { describe, expect, test } from 'vitest';
import { load } from '../../schema/load.ts';
import { clock, distance, duration, raceLoad, reps, restRule } from '../../schema/quantity.ts';
import { formatLoad, loadUnit } from '../../src/format/load.ts';
import {
  formatClock,
  formatDistance,
  formatDuration,
  formatHeight,
  formatLongClock,
  formatReps,
  formatRest,
  formatRestLine,
  formatSeconds,
  formatTimeOfDay,
} from '../../src/format/quantities.ts';

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** What a coach types, and what a member reads. */
describe('as typed, as read', () => {
  test.each([
    ['30-45 min', '30–45\u00a0min'],
    ['75 min', '1\u00a0h\u00a015'],
    ['1h05', '1\u00a0h\u00a005'],
    ['45 min à 1 h', '45–60\u00a0min'],
    ['45 min à 1 h 15', '45\u00a0min à 1\u00a0h\u00a015'],
    ['1 min 30', '90\u00a0s'],
    ['60 s', '1\u00a0min'],
    ['150 s', '2\u00a0min\u00a030'],
    ['90 s à 2 min', '1\u00a0min\u00a030 à 2\u00a0min'],
    ['2-3 min', '2–3\u00a0min'],
  ])('duration %s', (typed, read) => {
    expect(formatDuration(duration.parse(typed))).toBe(read);
  });

  test.each([
    ['aucun', 'aucun'],
    ['90 s entre les séries', '90\u00a0s entre les séries'],
    ['0 s à 2 min', '0–2\u00a0min'],
    ['1 min 30 à 2 min', '1\u00a0min\u00a030 à 2\u00a0min'],
  ])('rest %s', (typed, read) => {
    expect(formatRest(restRule.parse(typed))).toBe(read);
  });

  test.each([
    ['aucun entre les ateliers', 'Aucun repos entre les ateliers'],
    ['90 s entre les séries', 'Repos 90\u00a0s entre les séries'],
  ])('line of the rest %s', (typed, read) => {
    expect(formatRestLine(restRule.parse(typed))).toBe(read);
  });

  test.each([
    ['400 m', '400\u00a0m'],
    ['1 km', '1\u00a0km'],
    ['1,5 km', '1,5\u00a0km'],
    ['12,5 m', '12,5\u00a0m'],
  ])('distance %s', (typed, read) => {
    expect(formatDistance(distance.parse(typed))).toBe(read);
  });
});

describe('what is read means what was typed', () => {
  test('every second of the first hour, then every minute of a day', () => {
    for (const seconds of [...range(1, 3599, 1), ...range(3600, 86_400, 60)]) {
      const read = { minSeconds: seconds, maxSeconds: seconds };
      expect(duration.parse(formatSeconds(seconds))).toEqual(read);
    }
  });

  test('every range of five-minute steps up to two hours', () => {
    for (const minSeconds of range(300, 7200, 300)) {
      for (const maxSeconds of range(minSeconds, 7200, 300)) {
        expect(duration.parse(formatDuration({ minSeconds, maxSeconds }))).toEqual({ minSeconds, maxSeconds });
      }
    }
  });

  test('distances by half metres, by metres and by hundreds, in the unit written', () => {
    const written = [
      ...range(0.5, 100, 0.5).map((meters) => ({ meters, unit: 'm' as const })),
      ...range(100, 12_000, 100).map((meters) => ({ meters, unit: 'm' as const })),
      ...range(1, 12_000, 1).map((meters) => ({ meters, unit: 'km' as const })),
    ];
    for (const distanceWritten of written) {
      expect(distance.parse(formatDistance(distanceWritten))).toEqual(distanceWritten);
    }
  });

  test('reps and clocks', () => {
    for (const min of range(0, 30, 1))
      expect(reps.parse(formatReps({ min, max: min + 2 }))).toEqual({ min, max: min + 2 });
    for (const seconds of range(1, 7200, 1)) expect(clock.parse(formatClock(seconds))).toBe(seconds);
  });
});

test('a race clock shows hours once there are some', () => {
  expect([0, 59, 354, 3599, 3600, 5525].map(formatLongClock)).toEqual([
    '0:00',
    '0:59',
    '5:54',
    '59:59',
    '1:00:00',
    '1:32:05',
  ]);
});

test('a time of day is said as on a clock, after midnight too', () => {
  expect([0, 5, 440, 540, 1439, 1440].map(formatTimeOfDay)).toEqual(
    ['0 h', '0 h 05', '7 h 20', '9 h', '23 h 59', '0 h'].map((text) => text.replaceAll(' ', '\u00a0')),
  );
});

test.each([
  [{ text: 'charge moyenne' }, 'charge moyenne'],
  [{ raceShare: '50-60 %' }, '50–60\u00a0% de la charge de course'],
  [{ raceShare: '100 %' }, 'charge de course'],
  [{ reserve: 3 }, '3\u00a0répétitions en réserve'],
  [{ reserve: '2-3' }, '2–3\u00a0répétitions en réserve'],
  [{ reserve: 1 }, '1\u00a0répétition en réserve'],
])('load %j is shown as %s', (written, shown) => {
  expect(formatLoad(load.parse(written))).toBe(shown);
});

test.each([
  ['haltères', 'cran au-dessus', 'kg par haltère'],
  ['deux kettlebells', undefined, 'kg par kettlebell'],
  // One, for both hands.
  ['haltère', 'cran au-dessus', 'kg'],
  // Whatever it is, there is one in each hand.
  ['banc incliné', 'cran au-dessus', 'kg par main'],
  [undefined, 'cran au-dessus', 'kg par main'],
] as const)('the load of an exercise with %s that grows by %s is noted in %s', (equipment, load, unit) => {
  const exercise = { id: 'press', name: 'Développé', howTo: [], alternatives: [] };
  expect(loadUnit({ ...exercise, ...(equipment && { equipment }), ...(load && { load }) })).toBe(unit);
});

// A word joiner: no line ends between the two figures.
test.each([
  ['50-60 %', '152 kg', '50–60\u00a0% de la charge de course, 76–\u206091\u00a0kg'],
  ['50-60 %', '4 kg', '50–60\u00a0% de la charge de course, 2–\u20602,5\u00a0kg'],
  ['95-100 %', '4 kg', '95–100\u00a0% de la charge de course, 4\u00a0kg'],
  ['100 %', '22,5 kg', 'charge de course, 22,5\u00a0kg'],
])('a share of %s of %s is shown as %s', (raceShare, kilograms, shown) => {
  expect(formatLoad(load.parse({ raceShare }), raceLoad.parse(kilograms))).toBe(shown);
});

test.each([
  ['3 m', '3,00\u00a0m'],
  ['2,70 m', '2,70\u00a0m'],
])('height %s is shown to the centimetre', (written, shown) => {
  expect(formatHeight(distance.parse(written))).toBe(shown);
});
