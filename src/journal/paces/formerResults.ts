import { training } from '../../generated/training.ts';
import type { ExportFile } from '../../storage/exportFile.ts';
import { readSlice, type Slice, type StoredRecord } from '../../storage/slice.ts';
import { isSession, type LoggedSession } from '../model/entry.ts';
import type { FiveKmTime, PaceTest } from '../model/paceTest.ts';
import { readEntry } from '../store/journalShapes.ts';
import { fiveKmSlice, paceTestSlice } from './formerSlices.ts';
import { sameTest, type TestSession, testSession } from './testSession.ts';

interface FormerResult {
  slice: Slice<PaceTest | FiveKmTime | undefined>;
  session: LoggedSession & TestSession;
}

/** What earlier versions kept beside the journal, as sessions of it; none where the programme has no test. */
export function formerResults(record: StoredRecord): FormerResult[] {
  const test = training.paces?.test;
  if (!test) return [];
  const paceTest = readSlice(paceTestSlice, record);
  const fiveKm = readSlice(fiveKmSlice, record);
  const results: FormerResult[] = [];
  if (paceTest)
    results.push({ slice: paceTestSlice, session: resultSession('paceTest', paceTest.meters, paceTest.on, test) });
  if (fiveKm) results.push({ slice: fiveKmSlice, session: resultSession('fiveKm', fiveKm.seconds, fiveKm.on, test) });
  return results;
}

/** One entry, also when two tabs or two files bring it; older than any change of it. */
const resultSession = (...[kind, value, on, test]: Parameters<typeof testSession>): LoggedSession & TestSession => ({
  ...testSession(kind, value, on, test),
  id: `${kind}-${on}`,
  changedAt: Date.parse(on),
});

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
