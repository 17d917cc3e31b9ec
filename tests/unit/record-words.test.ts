import { expect, test } from 'vitest';
import { readingOf } from '../../src/device/reading.ts';
import { VERSION } from '../../src/device/record.ts';
import { recordWords } from '../../src/pages/recordWords.ts';

const words = (parts: object) => recordWords(readingOf(JSON.stringify({ version: VERSION, ...parts })).record);

test('what a device keeps is told in words', () => {
  expect(words({})).toBe('');
  expect(words({ done: {}, ticks: {} })).toBe('');
  expect(words({ done: { '1-lundi': {} } })).toBe('1 séance faite');
  expect(
    words({
      ticks: { equipment: ['shoes'] },
      race: { date: '2027-04-01', startedOn: '2027-01-25' },
      done: { '1-lundi': {}, '1-mardi': {} },
    }),
  ).toBe('2 séances faites, course le 1er\u00a0avril 2027, tes listes');
});
