import { expect, test } from 'vitest';
import { newSession } from '../../src/journal/model/entry.ts';
import { weeksSinceExport } from '../../src/journal/model/weeksSinceExport.ts';

const on = (...dates: string[]) => dates.map((date) => newSession({ kind: 'run', on: date, name: 'Footing' }, 0));

test.each([
  ['no session', on(), undefined, 0],
  ['two sessions of one week, and a week off', on('2027-02-01', '2027-02-07', '2027-02-15'), undefined, 2],
  ['sessions on both sides of an export', on('2027-02-01', '2027-02-08', '2027-02-09', '2027-02-16'), '2027-02-08', 2],
])('%s: weeks that are in no file', (_, sessions, exportedOn, weeks) => {
  expect(weeksSinceExport(sessions, exportedOn)).toBe(weeks);
});
