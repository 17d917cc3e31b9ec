import { expect, test } from 'vitest';
import { withResultsInJournal } from '../../src/journal/paces/formerResults.ts';
import { training } from '../fixtures/generated/training.ts';

const { title, duration } = training.paces?.test ?? { title: '', duration: { maxSeconds: 0 } };
const ON = '2027-02-16';
const TEST = { id: 'a', changedAt: 1, kind: 'test', on: ON, name: title, seconds: duration.maxSeconds, meters: 1450 };
const record = { version: 2, division: 'femmes-pro', paceTest: { meters: 1450, on: ON } };

test('a result that a file has beside its journal comes into it', () => {
  const file = withResultsInJournal({ record, journal: [] }, []);
  expect(file.journal).toEqual([{ ...TEST, id: `paceTest-${ON}`, changedAt: expect.any(Number) }]);
  expect(file.record).toEqual({ version: 2, division: 'femmes-pro' });
});

test('a result that the journal of a file has too comes once', () => {
  expect(withResultsInJournal({ record, journal: [TEST] }, []).journal).toEqual([TEST]);
});

test('a result that cannot be read stays in the record', () => {
  const damaged = { ...record, paceTest: { meters: 'loin', on: ON } };
  expect(withResultsInJournal({ record: damaged, journal: [] }, [])).toEqual({ record: damaged, journal: [] });
});
