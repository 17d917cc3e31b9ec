import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEntry } from '../../src/journal/store/journalShapes.ts';
import { forAll } from '../fixtures/for-all.ts';

const figure = fc.oneof(
  fc.constantFrom(-1, 0, 10, 10.5, 2001, 1e7, Number.NaN, '10', null, undefined, {}),
  fc.double(),
);
const set = fc.oneof(
  fc.constantFrom(null, 3, 'set', []),
  fc.record(
    {
      exercise: fc.constantFrom('squat', 3),
      name: fc.constantFrom('Squat', null),
      isAlternative: fc.constantFrom(true, 1),
      note: fc.constantFrom('lourd', 2),
      kg: figure,
      reps: figure,
      seconds: figure,
      rpe: figure,
      prescribedReps: figure,
    },
    { requiredKeys: ['exercise', 'name'] },
  ),
);

const text = fc.constantFrom('', 'Squat', 'x'.repeat(101), 3, null, undefined);
const session = fc.record(
  {
    id: fc.constantFrom('a', '', 'x'.repeat(100), 'x'.repeat(101), 3),
    changedAt: fc.constantFrom(0, 1, -1, 1.5, Number.NaN, Date.UTC(2200, 0, 1), Date.UTC(2200, 0, 2), '1'),
    createdAt: fc.constantFrom(1, -1, undefined),
    deleted: fc.constantFrom(undefined, true, false),
    kind: fc.constantFrom('workout', 'race', 'yoga', undefined),
    on: fc.constantFrom('2027-03-01', '2027-13-01', '1999-12-31', '2200-01-01', '27-3-1', 20270301),
    name: text,
    route: text,
    day: text,
    partOf: text,
    note: text,
    seconds: figure,
    meters: figure,
    rpe: figure,
    sets: fc.oneof(fc.array(set), fc.constantFrom(undefined, null, {}, 'sets')),
    splits: fc.array(
      fc.record(
        { kind: fc.constantFrom('run', 'swim'), id: text, name: text, seconds: figure, meters: figure, reps: figure },
        { requiredKeys: ['kind', 'id', 'name', 'seconds'] },
      ),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['id', 'changedAt', 'kind', 'on', 'name'] },
);
const valid = { id: 'a', changedAt: 1, kind: 'workout', on: '2027-03-01', name: 'Squat' };

/** The quick check takes no entry with a field that it doesn't know: this one goes through the schema. */
function readBySchema(stored: object) {
  const { entry, isWhole } = readEntry({ ...stored, newer: true });
  const { newer: _, ...rest } = { ...entry, newer: true };
  return { entry: entry && rest, isWhole };
}

test('an effort of 0, which earlier versions took, is left out', () => {
  const sets = [{ exercise: 'squat', name: 'Squat', kg: 20, rpe: 0 }];
  const { entry } = readEntry({ ...valid, rpe: 0, sets });
  expect(entry).toEqual({ ...valid, sets: [{ exercise: 'squat', name: 'Squat', kg: 20 }] });
  expect(readEntry({ ...valid, rpe: 1 }).entry).toHaveProperty('rpe', 1);
});

test('an entry is read alike, whether a newer version added a field or not', () => {
  const anything = fc.oneof(
    session,
    // With one thing wrong at most, so that many are whole.
    session.chain((other) =>
      fc
        .constantFrom(...(Object.keys(other) as (keyof typeof other)[]))
        .map((field) => ({ ...valid, [field]: other[field] })),
    ),
  );
  let whole = 0;
  forAll(
    fc.property(anything, (stored) => {
      const read = readEntry(stored);
      if (read.isWhole && read.entry === stored) whole += 1;
      expect(read).toEqual(readBySchema(stored));
    }),
    1000,
  );
  expect(whole).toBeGreaterThan(50);
});

test('sets are read alike, whether a newer version added a field or not', () => {
  const entry = { id: 'a', changedAt: 1, kind: 'workout', on: '2027-03-01', name: 'Squat' };
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  forAll(
    fc.property(fc.array(set), (sets) => {
      const read = readEntry({ ...entry, sets });
      // A field that this version doesn't know: every set goes through the schema.
      const newer = sets.map((each) => (isObject(each) ? { ...(each as object), newer: true } : each));
      const slow = readEntry({ ...entry, sets: newer });
      const { sets: found } = (slow.entry ?? {}) as { sets?: readonly object[] };
      expect(read.isWhole).toBe(slow.isWhole);
      expect(read.entry).toEqual({
        ...slow.entry,
        ...(found && { sets: found.map(({ newer: _, ...rest }: { newer?: boolean }) => rest) }),
      });
    }),
    300,
  );
});
