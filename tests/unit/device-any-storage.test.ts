import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PART_NAMES, VERSION } from '../../src/device/record.ts';
import { DeviceStore, KEY } from '../../src/device/store.ts';
import { TestStorage } from '../fixtures/storage.ts';

const RACE = { date: '2027-04-18', startedOn: '2027-01-25' };
const MARK = { on: '2027-01-25' };

/** Records that are nearly right, beside any JSON at all. */
const nearlyRight = fc.record(
  {
    version: fc.oneof(fc.integer({ min: -1, max: VERSION + 2 }), fc.jsonValue()),
    race: fc.oneof(fc.constant(RACE), fc.jsonValue()),
    done: fc.oneof(
      fc.dictionary(fc.string(), fc.oneof(fc.constant(MARK), fc.constant({}), fc.jsonValue())),
      fc.array(fc.oneof(fc.string(), fc.jsonValue())),
      fc.jsonValue(),
    ),
    splits: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const text = fc.oneof(
  nearlyRight.map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string(),
);

function storeWith(stored: string) {
  const storage = new TestStorage([[KEY, stored]]);
  return { storage, store: new DeviceStore(() => storage) };
}

test('whatever storage holds, it is read without a throw, and reading changes nothing', () => {
  fc.assert(
    fc.property(text, (stored) => {
      const { storage, store } = storeWith(stored);
      expect(Object.keys(store.record())).toEqual(PART_NAMES);
      store.standing();
      store.contents();
      store.aside();
      expect([...storage]).toEqual([[KEY, stored]]);
    }),
  );
});

test('whatever storage holds, a change is read back, and what was known before it stays known', () => {
  fc.assert(
    fc.property(text, (stored) => {
      const { storage, store } = storeWith(stored);
      const { race, done } = store.record();
      const outcome = store.change('done', (marks) => ({ ...marks, '3-lundi': MARK }));
      const seen = outcome === 'kept' ? new DeviceStore(() => storage) : store;
      expect(seen.record()).toMatchObject({ race, done: { ...done, '3-lundi': MARK } });
    }),
  );
});

test('whatever storage holds, a change loses nothing: it stays in its place, or goes aside as it was', () => {
  fc.assert(
    fc.property(text, (stored) => {
      const { storage, store } = storeWith(stored);
      const { broken, unreadable, stored: former } = store.reading();
      const outcome = store.change('done', (marks) => ({ ...marks, '3-lundi': MARK }));
      if (store.aside().includes(stored)) return;
      expect(broken).toBe(false);
      const { done: formerDone, ...others } = former;
      const { done, ...rest } = JSON.parse(storage.get(KEY) ?? '');
      expect(rest).toEqual(JSON.parse(JSON.stringify(others)));
      if (outcome === 'newer') expect(done).toEqual(formerDone);
      else expect(unreadable).not.toContain('done');
    }),
  );
});
