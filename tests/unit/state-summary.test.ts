import { expect, test } from 'vitest';
import { stateSummary } from '../../src/profile/stateSummary.ts';
import type { StoredRecord } from '../../src/storage/slice.ts';
import { RUN } from '../fixtures/marks.ts';

const words = (record: StoredRecord) => stateSummary(record);

const RACE = { date: '2027-04-01', startedOn: '2027-01-25' };

test('what a device keeps is told in words', () => {
  expect(words({})).toBe('');
  expect(words({ done: {}, ticks: {} })).toBe('');
  expect(words({ done: { '1-lundi': {} } })).toBe('1\u00a0séance faite');
  expect(
    words({
      ticks: { equipment: ['shoes'] },
      race: { date: '2027-04-01', startedOn: '2027-01-25' },
      done: { '1-lundi': {}, '1-mardi': {} },
    }),
  ).toBe('2\u00a0séances faites, course le 1er\u00a0avril\u00a02027, tes listes');
});

test.each([
  ['a run', { run: RUN }, 'ta séance en cours'],
  ['a run that is finished', { run: { ...RUN, finishedAt: 3 } }, 'ta séance terminée'],
  ['times', { times: { lundi: '18:30' } }, 'tes réglages'],
  ['signals that were switched off', { cues: { sound: false, vibration: true, flash: true } }, 'tes réglages'],
  ['signals as they come', { cues: { sound: true, vibration: true, flash: true } }, ''],
  ['a plan of the race', { racePlan: { targetSeconds: 5400 } }, 'ton plan de course'],
  ['past preparations', { pastPreparations: { a: {}, b: {} } }, '2\u00a0préparations passées'],
  ['a date that was withdrawn', { dateHistory: [RACE] }, 'tes anciennes dates'],
])('%s is told in words', (_, parts, expected) => {
  expect(words(parts)).toBe(expected);
});

test.each([
  [
    'of a week that a late start leaves out',
    { '1-lundi': {}, '4-lundi': {}, '4-mardi': {} },
    '1\u00a0séance faite, plus 2 hors de ton programme actuel',
  ],
  [
    'of a day that the programme no longer has',
    { '1-lundi': {}, '40-lundi': {} },
    '1\u00a0séance faite, plus 1 hors de ton programme actuel',
  ],
])('marks %s are told apart', (_, done, expected) => {
  expect(words({ race: { date: '2027-04-18', startedOn: '2027-03-01' }, done })).toBe(
    `${expected}, course le 18\u00a0avril\u00a02027`,
  );
});
