import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { journalStore } from '../../src/journal/store/useJournal.ts';
import { restoreRunEntry, saveRunEntry } from '../../src/runner/useRunEntry.ts';

vi.useFakeTimers({ toFake: ['Date'] });

const AT = Date.parse('2026-11-24T18:30:00+01:00');
const squat = { exercise: 'squat', name: 'Squat', kg: 20 };
const finished = (id: string): LoggedSession => ({
  ...{ id, changedAt: AT, kind: 'workout', on: '2026-11-24', name: 'Bases du squat' },
  sets: [squat, squat],
});
const sessionOf = (id: string) => journalStore.journal().sessions.find((session) => session.id === id);

/** A run is saved, deleted in the journal, and has an effort since; answers how its deletion is undone there. */
async function deletedAndNoted(id: string) {
  vi.setSystemTime(AT);
  expect(await saveRunEntry(finished(id), undefined)).toBe('saved');
  vi.setSystemTime(AT + 60_000);
  const { undo } = await journalStore.remove(id);
  const noted = { ...finished(id), rpe: 7, changedAt: AT + 120_000 };
  vi.setSystemTime(AT + 180_000);
  expect(await saveRunEntry(noted, undefined)).toBe('deleted');
  expect(sessionOf(id)).toBeUndefined();
  return { noted, undo };
}

test('a run that was deleted in the journal is put back with what was noted since', async () => {
  const { noted } = await deletedAndNoted('a');
  expect(await restoreRunEntry(noted)).toBe('saved');
  expect(sessionOf('a')).toMatchObject({ ...finished('a'), rpe: 7, changedAt: AT + 120_000 });
});

test('a run that is put back from the journal meanwhile has what was noted since as well, and its corrections', async () => {
  const { noted, undo } = await deletedAndNoted('b');
  await undo();
  await journalStore.edit('b', (session) => ({ ...session, name: 'Chez Ana', sets: [squat, { ...squat, kg: 24 }] }));
  expect(await restoreRunEntry(noted)).toBe('saved');
  expect(sessionOf('b')).toMatchObject({ name: 'Chez Ana', rpe: 7, sets: [{ kg: 20 }, { kg: 24 }] });
});

test('a run that this page has not saved before is put back in the same way', async () => {
  vi.setSystemTime(AT + 180_000);
  await journalStore.put({ ...finished('c'), name: 'Chez Ana', changedAt: AT + 180_000 });
  expect(await restoreRunEntry({ ...finished('c'), rpe: 7, changedAt: AT + 120_000 })).toBe('saved');
  expect(sessionOf('c')).toMatchObject({ name: 'Chez Ana', rpe: 7 });
});
