import * as v from 'valibot';
import { training } from '../../generated/training.ts';
import { localDate, seconds } from '../../storage/bounds.ts';
import type { ExportFile } from '../../storage/exportFile.ts';
import { defineSlice, readSlice, type Slice, type StoredRecord } from '../../storage/slice.ts';
import { isSession, type LoggedSession } from '../model/entry.ts';
import type { TestResults } from '../model/paceTest.ts';
import { readEntry } from '../store/journalShapes.ts';
import { sameTest, type TestSession, testSession } from './testSession.ts';

const METERS_MAX = 100_000;

const paceTestSlice = defineSlice<TestResults['paceTest']>({
  name: 'paceTest',
  schema: v.looseObject({ meters: v.pipe(v.number(), v.minValue(1), v.maxValue(METERS_MAX)), on: localDate }),
  initial: undefined,
});
const fiveKmSlice = defineSlice<TestResults['fiveKm']>({
  name: 'fiveKm',
  schema: v.looseObject({ seconds: v.pipe(seconds, v.minValue(1)), on: localDate }),
  initial: undefined,
});

/** What earlier versions kept beside the journal, as sessions of it; none where the programme has no test. */
export function formerResults(record: StoredRecord) {
  const test = training.paces?.test;
  if (!test) return [];
  const paceTest = readSlice(paceTestSlice, record);
  const fiveKm = readSlice(fiveKmSlice, record);
  const results: { slice: Slice<TestResults[keyof TestResults]>; session: TestSession }[] = [
    ...(paceTest
      ? [{ slice: paceTestSlice, session: testSession('paceTest', paceTest.meters, paceTest.on, test) }]
      : []),
    ...(fiveKm ? [{ slice: fiveKmSlice, session: testSession('fiveKm', fiveKm.seconds, fiveKm.on, test) }] : []),
  ];
  return results.map(({ slice, session }) => ({
    slice,
    // One entry, also when two tabs or two files bring it; older than any change of it.
    session: { ...session, id: `${slice.name}-${session.on}`, changedAt: Date.parse(session.on) },
  }));
}

/** A file of an earlier version with the results in its journal, unless that or the device has them already. */
export function withResultsInJournal<File extends Pick<ExportFile, 'record' | 'journal'>>(
  file: File,
  sessions: readonly LoggedSession[],
): File {
  const results = formerResults(file.record);
  const entries = file.journal.flatMap((entry) => readEntry(entry) ?? []).filter(isSession);
  return {
    ...file,
    record: { ...file.record, ...Object.fromEntries(results.map(({ slice }) => [slice.name, undefined])) },
    journal: [
      ...file.journal,
      ...results.flatMap(({ session }) => (sameTest([...entries, ...sessions], session) ? [] : session)),
    ],
  };
}
