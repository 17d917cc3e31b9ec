import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { journalStore } from '../../src/journal/store/useJournal.ts';
import { saveRunEntry } from '../../src/runner/saveRun.ts';

const AT = Date.parse('2026-11-24T18:30:00+01:00');
const squat = { exercise: 'squat', name: 'Squat', kg: 20 };
const finished = (id: string): LoggedSession => ({
  ...{ id, changedAt: AT, kind: 'workout', on: '2026-11-24', name: 'Bases du squat' },
  sets: [squat, squat],
});
const entriesOf = (id: string) => journalStore.journal().sessions.filter((session) => session.id === id);

test('a run that is finished twice is one entry, with the sets of the second time and the notes of the first', async () => {
  expect(await saveRunEntry(finished('a'))).toBe(true);
  await journalStore.edit('a', (session) => ({ ...session, rpe: 7, note: 'dur' }));
  const later = (entriesOf('a')[0]?.changedAt ?? 0) + 1000;
  await saveRunEntry({ ...finished('a'), sets: [squat, squat, squat], changedAt: later });
  expect(entriesOf('a')).toMatchObject([{ rpe: 7, note: 'dur', sets: [squat, squat, squat] }]);
});

test('what was corrected in the journal since stays', async () => {
  await saveRunEntry(finished('b'));
  await journalStore.edit('b', (session) => ({ ...session, sets: [squat] }));
  await saveRunEntry(finished('b'));
  expect(entriesOf('b')).toMatchObject([{ sets: [squat] }]);
});

test('what was deleted in the journal since stays deleted', async () => {
  await saveRunEntry(finished('c'));
  await journalStore.remove('c');
  await saveRunEntry(finished('c'));
  expect(entriesOf('c')).toEqual([]);
});
