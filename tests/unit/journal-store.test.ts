import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type LoggedSession, newSession } from '../../src/journal/model/entry.ts';
import { OWNER_DATABASE, type StoredEntry, updateEntries } from '../../src/journal/store/journalDatabase.ts';
import { JournalStore } from '../../src/journal/store/journalStore.ts';
import { openAccount } from '../../src/storage/account.ts';
import { forAllAsync } from '../fixtures/for-all.ts';
import { TestStorage } from '../fixtures/storage.ts';

const session = (note: string): LoggedSession =>
  newSession({ kind: 'workout', on: '2027-03-01', name: 'Bases du squat', note }, Date.now());
const notesIn = (store: JournalStore) => store.journal().sessions.map(({ note }) => note);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T08:00:00') });
  newDevice();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const RealChannel = BroadcastChannel;
let devices = 0;

/** Its journal is empty, and its tabs hear those of no other one. */
function newDevice(): void {
  devices += 1;
  vi.stubGlobal('indexedDB', new IDBFactory());
  const device = `device ${devices}`;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends RealChannel {
      constructor(name: string) {
        super(`${name} ${device}`);
      }
    },
  );
}

async function newTab(): Promise<JournalStore> {
  const store = new JournalStore();
  await store.load();
  return store;
}

/** Past the store, as another version of the app would write. */
const write = (...entries: StoredEntry[]) => updateEntries(new Map(entries.map((entry) => [entry.id, () => entry])));

test('sessions are kept for the next page, newest first, backdated ones at their day', async () => {
  const store = await newTab();
  const tuesday = { ...session('mardi'), on: '2027-03-02' };
  expect(await store.put(session('lundi'))).toBe(true);
  await store.put({ ...session('mercredi'), on: '2027-03-03' });
  await store.put(tuesday);
  expect(notesIn(store)).toEqual(['mercredi', 'mardi', 'lundi']);
  await store.edit(tuesday.id, (former) => ({ ...former, on: '2027-02-27' }));
  expect(notesIn(await newTab())).toEqual(['mercredi', 'lundi', 'mardi']);
});

test('a session that is edited into itself has no new version, which would win over one of another device', async () => {
  const store = await newTab();
  const noted = session('une');
  await store.put(noted);
  const before = await store.records();
  vi.advanceTimersByTime(1000);
  expect(await store.edit(noted.id, (former) => former)).toBe(true);
  expect(await (await newTab()).records()).toEqual(before);
});

test('a change is shown at once, and nothing is shown anew when nothing changed', async () => {
  const store = await newTab();
  const saving = store.put(session('une'));
  expect(notesIn(store)).toEqual(['une']);
  await saving;
  const shown = store.journal();
  const listener = vi.fn();
  store.subscribe(listener);
  await store.refresh();
  expect(store.journal()).toBe(shown);
  expect(listener).not.toHaveBeenCalled();
});

describe('P2: two tabs', () => {
  test('a change in one appears in the other', async () => {
    const [one, other] = [await newTab(), await newTab()];
    const noted = session('une');
    await one.put(noted);
    await vi.waitFor(() => expect(notesIn(other)).toEqual(['une']));
    await other.remove(noted.id);
    await vi.waitFor(() => expect(notesIn(one)).toEqual([]));
  });

  test('a change does not take the place of a later version that its tab has not read', async () => {
    const [one, other] = [await newTab(), await newTab()];
    const noted = session('une');
    await one.put(noted);
    await other.refresh();
    vi.setSystemTime(new Date('2027-03-01T09:00:00'));
    const later = other.edit(noted.id, (former) => ({ ...former, note: 'à 9 h' }));
    // The device's clock was put back.
    vi.setSystemTime(new Date('2027-03-01T08:30:00'));
    await Promise.all([later, one.edit(noted.id, (former) => ({ ...former, note: 'à 8 h 30' }))]);
    await Promise.all([one.refresh(), other.refresh()]);
    expect([one, other, await newTab()].map(notesIn)).toEqual([['à 9 h'], ['à 9 h'], ['à 9 h']]);
  });

  test('after any interleaving of changes the later version of each entry is in both', async () => {
    const changes = fc.record({
      tab: fc.nat(1),
      id: fc.constantFrom('a', 'b', 'c'),
      change: fc.constantFrom('put', 'edit', 'remove', 'refresh'),
      isAwaited: fc.boolean(),
    });
    await forAllAsync(
      fc.asyncProperty(fc.array(changes, { maxLength: 20 }), async (steps) => {
        newDevice();
        const tabs = [await newTab(), await newTab()] as const;
        const latest = new Map<string, string>();
        const pending: Promise<unknown>[] = [];
        for (const [index, { tab, id, change, isAwaited }] of steps.entries()) {
          vi.advanceTimersByTime(1000);
          const store = tabs[tab as 0 | 1];
          const note = `${index}`;
          const isThere = store.journal().sessions.some((each) => each.id === id);
          if (change === 'put') latest.set(id, note);
          else if (change === 'edit' && isThere) latest.set(id, note);
          else if (change === 'remove' && isThere) latest.delete(id);
          const changed = {
            put: () => store.put({ ...session(note), id }),
            edit: () => store.edit(id, (former) => ({ ...former, note })),
            remove: () => store.remove(id),
            refresh: () => store.refresh(),
          }[change]();
          pending.push(changed);
          if (isAwaited) await changed;
        }
        await Promise.all(pending);
        for (const store of [...tabs, await newTab()]) {
          await store.refresh();
          const shown = store.journal().sessions.map(({ id, note }) => [id, note]);
          expect(new Map(shown as [string, string][])).toEqual(latest);
        }
      }),
      30,
    );
  });
});

describe('P3: a browser that keeps no journal', () => {
  test('what is noted stays for as long as the page, is said, exported, and saved once the browser allows it', async () => {
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const store = await newTab();
    expect(store.journal()).toEqual({ status: 'failed', canSave: false, sessions: [] });
    expect(await store.put(session('une'))).toBe(false);
    expect(notesIn(store)).toEqual(['une']);
    expect(await store.records()).toEqual([expect.objectContaining({ note: 'une' })]);
    opening.mockRestore();
    await store.load();
    expect(store.journal()).toMatchObject({ status: 'read', canSave: true });
    expect(notesIn(await newTab())).toEqual(['une']);
  });

  test('a change that has no room is written with the next one that has', async () => {
    const store = await newTab();
    const writing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await store.put(session('une'))).toBe(false);
    expect(store.journal()).toMatchObject({ status: 'read', canSave: false });
    writing.mockRestore();
    vi.advanceTimersByTime(1000);
    expect(await store.put(session('deux'))).toBe(true);
    expect(notesIn(await newTab())).toEqual(['deux', 'une']);
  });
});

test('P4, P5: what can’t be read is not shown, and kept; fields of a newer version are written back', async () => {
  const newer = { id: 'plus-tard', changedAt: 5, kind: 'sleep', on: '2027-03-01', name: 'Sommeil' };
  const damaged = { ...session('abîmée'), on: '2027-13-45' };
  await write(newer, damaged, { ...session('connue'), id: 'a', mood: 'bien' } as StoredEntry);
  const store = await newTab();
  expect(notesIn(store)).toEqual(['connue']);
  await store.edit('a', (former) => ({ ...former, note: 'corrigée' }));
  const records = await (await newTab()).records();
  expect(records).toContainEqual(newer);
  expect(records).toContainEqual(damaged);
  expect(records).toContainEqual(expect.objectContaining({ id: 'a', mood: 'bien', note: 'corrigée' }));
});

describe('P9: entries of a file', () => {
  test('the later version of each stays, and « Annuler » brings back what was there', async () => {
    const store = await newTab();
    const [corrected, old] = [session('corrigée ici'), session('ancienne ici')];
    await store.put(corrected);
    await store.put(old);
    const { isSaved, isWhole, undo } = await store.import([
      { ...corrected, note: 'plus ancienne', changedAt: corrected.changedAt - 1 },
      { ...old, note: 'plus récente', changedAt: old.changedAt + 1 },
      session('nouvelle'),
    ]);
    expect([isSaved, isWhole]).toEqual([true, true]);
    expect(notesIn(await newTab()).sort()).toEqual(['corrigée ici', 'nouvelle', 'plus récente']);
    expect(await undo()).toBe(true);
    for (const tab of [store, await newTab()]) expect(notesIn(tab).sort()).toEqual(['ancienne ici', 'corrigée ici']);
  });

  test('a session that was deleted since the file was made stays deleted, until that is undone', async () => {
    const store = await newTab();
    const kept = session('gardée');
    await store.put(kept);
    const before = await store.records();
    vi.advanceTimersByTime(1000);
    await store.remove(kept.id);
    await store.import(before);
    expect(notesIn(store)).toEqual([]);
    await store.put(kept);
    expect(notesIn(await newTab())).toEqual(['gardée']);
  });

  test('what makes no sense is left out, and replaces nothing', async () => {
    const store = await newTab();
    await store.put({ ...session('ici'), id: 'a' });
    const { isWhole } = await store.import([{ id: 'a', changedAt: 1e300 }, { id: 3 }, 'rien', null]);
    expect(isWhole).toBe(false);
    expect(notesIn(await newTab())).toEqual(['ici']);
    expect(await store.records()).toHaveLength(1);
  });
});

test('erasing leaves nothing, also of what another tab wrote', async () => {
  const [one, other] = [await newTab(), await newTab()];
  await other.put(session('une'));
  expect(await one.erase()).toBe(true);
  expect(await (await newTab()).records()).toEqual([]);
  await vi.waitFor(() => expect(notesIn(other)).toEqual([]));
});

const open = async (account: string) => {
  const store = new JournalStore(account);
  await store.load();
  return store;
};

test('of two accounts the first one has the journal of versions before accounts had their own; each has its own from then on', async () => {
  await (await newTab()).put(session('d’avant'));
  const lea = await open('lea');
  expect(notesIn(lea)).toEqual(['d’avant']);
  const tom = await open('tom');
  expect(notesIn(tom)).toEqual([]);
  await tom.put(session('de Tom'));
  await lea.put(session('de Léa'));
  expect(notesIn(await open('lea')).toSorted()).toEqual(['de Léa', 'd’avant']);
  expect(notesIn(await open('tom'))).toEqual(['de Tom']);
  expect(await tom.erase()).toBe(true);
  expect(notesIn(await open('lea'))).toHaveLength(2);
  // An older version of the app, in another tab or brought back.
  await (await newTab()).put(session('d’un ancien onglet'));
  expect(notesIn(await open('lea'))).toHaveLength(3);
});

test('a disk that has no room for another database shows nobody the journal of somebody else', async () => {
  await write(session('de Léa') as StoredEntry);
  const openReally = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name === OWNER_DATABASE) throw new DOMException('full', 'QuotaExceededError');
    return openReally(name, version);
  });
  vi.stubGlobal('localStorage', new TestStorage());
  for (const [account, notes] of [
    ['lea', ['de Léa']],
    ['tom', []],
    ['lea', ['de Léa']],
  ] as const) {
    openAccount(account);
    expect(notesIn(await open(account))).toEqual(notes);
  }
});
