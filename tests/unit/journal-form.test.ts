import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, sessionDraft, toSetDraft } from '../../src/journal/model/draft.ts';
import { draftMessage } from '../../src/journal/model/draftMessages.ts';
import type { LoggedSet } from '../../src/journal/model/entry.ts';
import { exerciseRows } from '../../src/journal/model/exerciseRows.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../src/journal/store/draftStorage.ts';
import { openAccount } from '../../src/storage/account.ts';

const squat = (values: Partial<LoggedSet>): LoggedSet => ({ exercise: 'squat', name: 'Squat', ...values });

test('an exercise whose only set is taken away stays, at its place, and gets a set like that one', () => {
  const prescribed = { prescribedSets: 3, prescribedReps: 8 };
  const initialSets = [
    toSetDraft({ exercise: 'tirage', name: 'Tirage' }),
    toSetDraft(squat({ kg: 20, reps: 8, rpe: 7, note: 'lourd', ...prescribed })),
    toSetDraft({ exercise: 'pompes', name: 'Pompes' }),
  ];
  const rows = exerciseRows(initialSets, initialSets.toSpliced(1, 1));
  expect(rows.map(({ name, indexes }) => [name, ...indexes])).toEqual([['Tirage', 0], ['Squat'], ['Pompes', 1]]);
  expect(rows[1]).toMatchObject({ insertAt: 1, added: { kg: '20', reps: '8', rpe: '' } });
  expect(rows[1]?.added.former).toEqual({ ...squat(prescribed), isAlternative: undefined });
});

test('distances are shown in the unit that a value typed in their place has', () => {
  const skiErg = { exercise: 'skierg', name: 'SkiErg', meters: 1000 };
  const draft = sessionDraft({ kind: 'workout', on: '2027-03-10', name: 'Intervalles', meters: 800, sets: [skiErg] });
  expect(draft.meters).toBe('0,8');
  expect(draft.sets[0]?.meters).toBe('1000');
  expect(toSetDraft({ ...skiErg, meters: 12.5 }).meters).toBe('12,5');
  const { fields } = readDraft(
    { ...draft, meters: '0,9', sets: [{ ...toSetDraft(skiErg), meters: '1200' }] },
    '2027-03-10',
  );
  expect(fields).toMatchObject({ meters: 900, sets: [{ meters: 1200 }] });
  const { errors } = readDraft({ ...draft, sets: [{ ...toSetDraft(skiErg), meters: '1,2' }] }, '2027-03-10');
  expect(draftMessage('sets.0.meters', errors?.get('sets.0.meters') ?? 'empty')).toBe(
    'Écris des mètres, par exemple 400.',
  );
});

test('the help of a machine is typed as it is, and kept below zero, also where the catalogue says it no more', () => {
  const pullUps = { exercise: 'tractions-assistees', name: 'Tractions assistées', reps: 8 };
  const workout = { kind: 'workout' as const, on: '2027-03-10', name: 'Tirage' };
  const noted = (sets: LoggedSet[], kg: string, takesHelp = false) => {
    const draft = sessionDraft({ ...workout, sets }, () => takesHelp);
    const typed = { ...draft, sets: draft.sets.map((set) => ({ ...set, kg })) };
    return [draft.sets[0]?.kg, readDraft(typed, '2027-03-10').fields?.sets?.[0]?.kg];
  };
  expect(noted([pullUps], '20', true)).toEqual(['', -20]);
  expect(noted([{ ...pullUps, kg: -20 }], '12,5', true)).toEqual(['20', -12.5]);
  expect(noted([{ ...pullUps, kg: -20 }], '12,5')).toEqual(['20', -12.5]);
  // Noted as a load, before there was a field for help.
  expect(noted([{ ...pullUps, kg: 20 }], '25', true)).toEqual(['20', 25]);
  expect(noted([{ ...pullUps, kg: 0 }], '0', true)).toEqual(['0', 0]);
});

const FORM = '/journal/new';
const TODAY = '2027-03-10';
const typed = sessionDraft({ kind: 'workout', on: TODAY, name: 'Footing', sets: [squat({ kg: 20 })] });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('what is typed is kept for its form until that is left, and from another member who signs in in the same tab', () => {
  openAccount('lea');
  keepDraft(FORM, typed);
  expect(keptDraft('/journal/a')).toBeUndefined();
  openAccount('tom');
  expect(keptDraft(FORM)).toBeUndefined();
  openAccount('lea');
  expect(keptDraft(FORM)).toEqual(typed);
  forgetDraft();
  expect(keptDraft(FORM)).toBeUndefined();
});
