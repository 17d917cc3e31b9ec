import { expect, test } from 'vitest';
import { stateSummary } from '../../src/profile/stateSummary.ts';
import { RUN } from '../fixtures/marks.ts';

test('what a device keeps is told in words', () => {
  expect(stateSummary({})).toBe('');
  expect(stateSummary({ done: { '1-lundi': {} } })).toBe('1\u00a0séance faite');
  expect(
    stateSummary({
      ticks: { equipment: ['shoes'] },
      race: { date: '2027-04-01', startedOn: '2027-01-25' },
      done: { '1-lundi': {}, '1-mardi': {} },
    }),
  ).toBe('2\u00a0séances faites, course le 1er\u00a0avril\u00a02027, tes listes');
});

test.each([
  ['a run', { run: RUN }, 'ta séance en cours'],
  ['signals that were switched off', { cues: { sound: false, vibration: true, flash: true } }, 'tes réglages'],
  ['signals as they come', { cues: { sound: true, vibration: true, flash: true } }, ''],
  ['a plan of the race', { racePlan: { targetSeconds: 5400 } }, 'ton plan de course'],
  ['past preparations', { pastPreparations: { a: {}, b: {} } }, '2\u00a0préparations passées'],
])('%s is told in words', (_, parts, expected) => {
  expect(stateSummary(parts)).toBe(expected);
});

test('marks of a week that a late start leaves out are told apart', () => {
  const done = { '1-lundi': {}, '4-lundi': {}, '4-mardi': {} };
  expect(stateSummary({ race: { date: '2027-04-18', startedOn: '2027-03-01' }, done })).toBe(
    '1\u00a0séance faite, plus 2 hors de ton programme actuel, course le 18\u00a0avril\u00a02027',
  );
});
