import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type JournalEntry, type LoggedSession, newSession } from '../../src/journal/model/entry.ts';
import { type JournalDatabase, openJournalDatabase } from '../../src/journal/store/journalDatabase.ts';
import { JournalStore } from '../../src/journal/store/journalStore.ts';
import { forAllAsync } from '../fixtures/for-all.ts';

const open = () => openJournalDatabase(() => undefined);
const session = (note: string): LoggedSession =>
  newSession({ kind: 'workout', on: '2027-03-01', name: 'Bases du squat', note }, Date.now());
/** As far as nothing was changed or deleted since. */
const keptRun = (run: LoggedSession) => (stored: JournalEntry | undefined) =>
  stored && stored.changedAt >= run.changedAt ? stored : run;
const notesOf = (store: JournalStore) => store.journal().sessions.map(({ note }) => note);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T08:00:00') });
  newDevice();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Its IndexedDB is empty. */
function newDevice(): IDBFactory {
  const factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
  return factory;
}

async function loaded(options: Partial<ConstructorParameters<typeof JournalStore>[0]> = {}): Promise<JournalStore> {
  const store = new JournalStore({ open, ...options });
  await store.load();
  return store;
}

test('a session is kept for the next page', async () => {
  expect(await (await loaded()).put(session('lourd'))).toBe('saved');
  expect(notesOf(await loaded())).toEqual(['lourd']);
});

test('sessions come newest first, backdated ones at their day', async () => {
  const store = await loaded();
  await store.put(session('lundi'));
  await store.put({ ...session('mercredi'), on: '2027-03-03' });
  const backdated = { ...session('mardi'), on: '2027-03-02' };
  await store.put(backdated);
  expect(notesOf(store)).toEqual(['mercredi', 'mardi', 'lundi']);
  await store.edit(backdated.id, (former) => ({ ...former, on: '2027-02-27' }));
  expect(notesOf(await loaded())).toEqual(['mercredi', 'lundi', 'mardi']);
});

test('a deleted session comes back when it is undone, also after a file from before is imported', async () => {
  const store = await loaded();
  const kept = session('gardée');
  await store.put(kept);
  const before = await store.records();
  vi.advanceTimersByTime(1000);
  const { undo } = await store.remove(kept.id);
  await store.import(before);
  expect(notesOf(store)).toEqual([]);
  await undo();
  expect(notesOf(await loaded())).toEqual(['gardée']);
});

test('a finished run that was deleted or corrected since stays so when it is kept again', async () => {
  const store = await loaded();
  const run = { ...session('course'), rpe: 8 };
  const kept = keptRun(run);
  await store.putMadeFrom(run.id, kept);
  vi.advanceTimersByTime(1000);
  await store.edit(run.id, (former) => ({ ...former, name: 'Corrigée' }));
  await store.putMadeFrom(run.id, kept);
  expect(store.journal().sessions).toEqual([expect.objectContaining({ name: 'Corrigée' })]);
  await store.putMadeFrom(run.id, keptRun({ ...run, name: 'Reprise', rpe: 9, changedAt: Date.now() + 1 }));
  expect((await loaded()).journal().sessions).toEqual([expect.objectContaining({ name: 'Reprise', rpe: 9 })]);
  vi.advanceTimersByTime(1000);
  await store.remove(run.id);
  expect(await store.putMadeFrom(run.id, kept)).toBe('saved');
  expect(notesOf(await loaded())).toEqual([]);
});

describe('a database that fails', () => {
  const full: JournalDatabase = {
    readAll: async () => [],
    read: async () => undefined,
    write: () => Promise.reject(new Error('full')),
  };

  test('a session stays in memory, said, and is written with the next change that is taken', async () => {
    let database = full;
    const store = await loaded({ open: async () => ({ ...full, write: (changes) => database.write(changes) }) });
    expect(await store.put(session('une'))).toBe('memoryOnly');
    expect(notesOf(store)).toEqual(['une']);
    database = await open();
    expect(await store.put(session('deux'))).toBe('saved');
    expect(notesOf(await loaded()).sort()).toEqual(['deux', 'une']);
  });

  test('a session that was not saved is written when the database can be read again', async () => {
    const answers = { database: full };
    const store = await loaded({
      open: async () => ({
        ...full,
        readAll: () => answers.database.readAll(),
        write: (changes) => answers.database.write(changes),
      }),
    });
    await store.put(session('une'));
    answers.database = await open();
    await store.refresh();
    await vi.waitFor(() => expect(store.saveStatus()).toBe('saved'));
    expect(notesOf(await loaded())).toEqual(['une']);
  });

  test('a browser that allows no database has a journal for as long as the page', async () => {
    const store = await loaded({ open: () => Promise.reject(new Error('blocked')) });
    expect(store.journal()).toEqual({ status: 'failed', sessions: [] });
    expect(await store.put(session('une'))).toBe('memoryOnly');
    expect(notesOf(store)).toEqual(['une']);
  });

  test('a read that fails late leaves the journal that another one has read since', async () => {
    const answers = [() => Promise.reject(new Error('closed')), async () => []];
    let proceed = () => {};
    const database = new Promise<JournalDatabase>((resolve) => {
      proceed = () => resolve({ ...full, readAll: () => answers.pop()?.() ?? Promise.reject(new Error('closed')) });
    });
    const store = new JournalStore({ open: () => database });
    const reads = [store.refresh(), store.refresh()];
    proceed();
    await Promise.all(reads);
    expect(store.journal()).toMatchObject({ status: 'read' });
  });

  test('a file without entries asks nothing of it', async () => {
    const open = vi.fn(() => Promise.reject(new Error('blocked')));
    const { saveStatus, isWhole, undo } = await new JournalStore({ open }).import([]);
    expect([saveStatus, isWhole, await undo()]).toEqual(['saved', true, 'saved']);
    expect(open).not.toHaveBeenCalled();
  });

  test('one that does not answer is said to save nothing after a few seconds', async () => {
    vi.useFakeTimers();
    const store = new JournalStore({ open: () => new Promise(() => undefined) });
    const saved = store.put(session('une'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await saved).toBe('memoryOnly');
    expect(notesOf(store)).toEqual(['une']);
  });
});

test('what a newer version wrote stays and is exported, though it is not shown', async () => {
  const newer = { id: 'plus-tard', changedAt: 5, kind: 'sleep', on: '2027-03-01', name: 'Sommeil' };
  await (await open()).write({ put: [newer, { ...session('connue'), id: 'a', mood: 'bien' } as never], remove: [] });
  const store = await loaded();
  expect(notesOf(store)).toEqual(['connue']);
  await store.edit('a', (former) => ({ ...former, note: 'corrigée' }));
  const records = await (await loaded()).records();
  expect(records).toContainEqual(newer);
  expect(records).toContainEqual(expect.objectContaining({ id: 'a', mood: 'bien', note: 'corrigée' }));
});

test('a damaged field is left out, not its session; and an entry that makes no sense is left aside', async () => {
  const store = await loaded();
  const { isWhole } = await store.import([
    { ...session('bonne'), rpe: 'fort', sets: [{ exercise: 'squat', name: 'Squat', kg: -5, reps: 8 }, 7] },
    { id: 'x' },
    'rien',
    null,
  ]);
  expect(isWhole).toBe(false);
  expect(store.journal().sessions).toEqual([
    expect.objectContaining({ note: 'bonne', sets: [{ exercise: 'squat', name: 'Squat', reps: 8 }] }),
  ]);
});

test('erasing leaves nothing', async () => {
  const store = await loaded();
  await store.put(session('une'));
  expect(await store.erase()).toBe(true);
  expect(await (await loaded()).records()).toEqual([]);
});

test('a change that can’t be made again changes nothing', async () => {
  await (await loaded()).put(session('une'));
  const resolve = () => {
    throw new Error('a version that a caller does not know');
  };
  const database = await open();
  await expect(database.write({ clear: true, remove: [], put: [session('deux')], resolve })).rejects.toThrow();
  expect(notesOf(await loaded())).toEqual(['une']);
});

test('erasing takes what another tab wrote too', async () => {
  const [one, other] = [await loaded(), await loaded()];
  await other.put(session('une'));
  expect(await one.erase()).toBe(true);
  expect(await (await loaded()).records()).toEqual([]);
});

test('an import is undone also when the journal was read again since', async () => {
  const store = await loaded();
  const { undo } = await store.import([session('importée')]);
  await store.refresh();
  await undo();
  expect(notesOf(store)).toEqual([]);
  expect(notesOf(await loaded())).toEqual([]);
});

test('a removal and unknown entries that the database did not take are written later', async () => {
  const database = await open();
  let isFull = false;
  const write: JournalDatabase['write'] = (changes) =>
    isFull ? Promise.reject(new Error('full')) : database.write(changes);
  const store = await loaded({ open: async () => ({ ...database, write }) });
  const { undo } = await store.import([session('importée')]);
  isFull = true;
  expect(await undo()).toBe('memoryOnly');
  const newer = { id: 'plus-tard', kind: 'sleep' };
  await store.import([newer]);
  isFull = false;
  expect(await store.put(session('une'))).toBe('saved');
  const next = await loaded();
  expect(notesOf(next)).toEqual(['une']);
  expect(await next.records()).toContainEqual(newer);
});

test('a write that ends late is saved', async () => {
  const database = await open();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  let finish = () => {};
  const announce = vi.fn();
  const write: JournalDatabase['write'] = () => new Promise((resolve) => (finish = () => resolve([])));
  const store = await loaded({ open: async () => ({ ...database, write }), announce });
  const saved = store.put(session('une'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await saved).toBe('memoryOnly');
  finish();
  await vi.waitFor(() => expect(store.saveStatus()).toBe('saved'));
  expect(announce).toHaveBeenCalledOnce();
});

test('a connection that died without a word is opened anew', async () => {
  const dead: JournalDatabase = { ...(await open()), write: () => Promise.reject(new Error('InvalidStateError')) };
  let opened = 0;
  const store = await loaded({ open: async () => (opened++ === 0 ? dead : open()) });
  expect(await store.put(session('une'))).toBe('memoryOnly');
  expect(await store.put(session('deux'))).toBe('saved');
});

test('a connection that died without a word is opened anew for a read too', async () => {
  const living = await open();
  await living.write({ put: [session('une')], remove: [] });
  let isDead = false;
  const dying: JournalDatabase = {
    ...living,
    readAll: () => (isDead ? Promise.reject(new Error('InvalidStateError')) : living.readAll()),
  };
  let opened = 0;
  const store = await loaded({ open: async () => (opened++ === 0 ? dying : open()) });
  isDead = true;
  await living.write({ put: [session('deux')], remove: [] });
  await store.refresh();
  expect(store.saveStatus()).toBe('saved');
  expect(notesOf(store).sort()).toEqual(['deux', 'une']);
});

describe('while the database does not answer', () => {
  async function silent(): Promise<{ store: JournalStore; run: LoggedSession; answer: () => void }> {
    const database = await open();
    const run = session('une');
    await database.write({ put: [run], remove: [] });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const write: JournalDatabase['write'] = (changes) => answered.then(() => database.write(changes));
    const store = await loaded({ open: async () => ({ ...database, write }) });
    vi.advanceTimersByTime(1000);
    return { store, run, answer };
  }

  test('a correction is shown at once', async () => {
    const { store, run, answer } = await silent();
    const saved = store.edit(run.id, (former) => ({ ...former, note: 'corrigée' }));
    expect(notesOf(store)).toEqual(['corrigée']);
    expect(store.saveStatus()).toBe('saved');
    answer();
    expect(await saved).toBe('saved');
    expect(notesOf(await loaded())).toEqual(['corrigée']);
  });

  test('a correction is made once more to what another tab wrote', async () => {
    const { store, run, answer } = await silent();
    const saved = store.edit(run.id, (former) => ({ ...former, note: 'corrigée' }));
    await (await open()).write({ put: [{ ...run, rpe: 8, changedAt: Date.now() + 5000 } as never], remove: [] });
    answer();
    expect(await saved).toBe('saved');
    expect((await loaded()).journal().sessions).toEqual([expect.objectContaining({ note: 'corrigée', rpe: 8 })]);
  });

  test('a correction of what another tab deleted brings nothing back', async () => {
    const { store, run, answer } = await silent();
    const saved = store.edit(run.id, (former) => ({ ...former, note: 'corrigée' }));
    await (await open()).write({ put: [{ id: run.id, changedAt: Date.now(), deleted: true } as never], remove: [] });
    answer();
    await saved;
    expect(notesOf(store)).toEqual([]);
    expect(notesOf(await loaded())).toEqual([]);
  });

  test('a deletion is shown at once, and is undone', async () => {
    const { store, run, answer } = await silent();
    const removed = store.remove(run.id);
    expect(notesOf(store)).toEqual([]);
    answer();
    const { undo } = await removed;
    await undo();
    expect(notesOf(await loaded())).toEqual(['une']);
  });
});

test('a late failure of a connection that another one has replaced says nothing', async () => {
  const database = await open();
  const dead: JournalDatabase = { ...database, write: () => new Promise(() => undefined) };
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  let opened = 0;
  const store = await loaded({ open: async () => (opened++ === 0 ? dead : database) });
  const first = store.put(session('une'));
  await vi.advanceTimersByTimeAsync(2000);
  const second = store.put(session('deux'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(await first).toBe('memoryOnly');
  expect(await store.put(session('trois'))).toBe('saved');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await second).toBe('saved');
  expect(store.saveStatus()).toBe('saved');
});

test('a change makes the list of sessions anew once', async () => {
  const store = await loaded();
  const seen = new Set([store.journal()]);
  store.subscribe(() => seen.add(store.journal()));
  await store.put(session('une'));
  expect(seen.size).toBe(2);
  const { id } = session('deux');
  await store.put({ ...session('deux'), id });
  expect(seen.size).toBe(3);
  await store.edit(id, (former) => ({ ...former, note: 'corrigée' }));
  expect(seen.size).toBe(4);
});

test('two changes at once are both saved, neither warns of the other', async () => {
  const store = await loaded();
  const statuses = new Set<string>();
  store.subscribe(() => statuses.add(store.saveStatus()));
  expect(await Promise.all([store.put(session('une')), store.put(session('deux'))])).toEqual(['saved', 'saved']);
  expect([...statuses]).toEqual(['saved']);
});

test('an import that was not saved and is undone leaves nothing to save', async () => {
  const database = await open();
  let isFull = true;
  const write: JournalDatabase['write'] = (changes) =>
    isFull ? Promise.reject(new Error('full')) : database.write(changes);
  const store = await loaded({ open: async () => ({ ...database, write }) });
  const { undo } = await store.import([session('importée')]);
  await undo();
  isFull = false;
  await store.probe();
  expect(store.saveStatus()).toBe('saved');
});

test('an undone import brings back nothing that another tab erased', async () => {
  const [one, other] = [await loaded(), await loaded()];
  const run = session('une');
  await one.put(run);
  const { undo } = await one.import([{ ...run, note: 'plus tard', changedAt: run.changedAt + 1 }]);
  await other.erase();
  await undo();
  expect(await (await loaded()).records()).toEqual([]);
});

test('an undone deletion does not take the place of a later version', async () => {
  const store = await loaded();
  const run = session('une');
  await store.put(run);
  vi.advanceTimersByTime(1000);
  const { undo } = await store.remove(run.id);
  await store.import([{ ...run, note: 'corrigée ailleurs', changedAt: Date.now() + 1000 }]);
  vi.advanceTimersByTime(5000);
  await undo();
  expect(notesOf(await loaded())).toEqual(['corrigée ailleurs']);
});

test('a change is made to what another tab wrote', async () => {
  const [one, other] = [await loaded(), await loaded()];
  const run = session('une');
  await one.put(run);
  await other.refresh();
  await one.edit(run.id, (former) => ({ ...former, note: 'longue' }));
  vi.advanceTimersByTime(1000);
  await other.edit(run.id, (former) => ({ ...former, rpe: 8 }));
  expect((await loaded()).journal().sessions).toEqual([expect.objectContaining({ note: 'longue', rpe: 8 })]);
});

test('a finished run is joined with what another tab wrote', async () => {
  const [one, other] = [await loaded(), await loaded()];
  const run = session('une');
  await one.put(run);
  await other.refresh();
  await one.edit(run.id, (former) => ({ ...former, name: 'Corrigée' }));
  vi.advanceTimersByTime(1000);
  await other.putMadeFrom(run.id, (stored) =>
    stored?.deleted ? stored : { ...run, ...stored, rpe: 8, changedAt: Date.now() },
  );
  expect((await loaded()).journal().sessions).toEqual([expect.objectContaining({ name: 'Corrigée', rpe: 8 })]);
});

test('a correction does not make a session the last one of its day', async () => {
  const store = await loaded();
  const morning = session('matin');
  await store.put(morning);
  vi.advanceTimersByTime(1000);
  await store.put(session('soir'));
  vi.advanceTimersByTime(1000);
  await store.edit(morning.id, (former) => ({ ...former, rpe: 7 }));
  expect(notesOf(await loaded())).toEqual(['soir', 'matin']);
});

type Step =
  | { type: 'log' | 'send' | 'reload' | 'undo' | 'import-undone'; device: 0 | 1; which?: never }
  | { type: 'edit' | 'delete'; device: 0 | 1; which: number };

const device = fc.constantFrom(0 as const, 1 as const);
const which = fc.nat(5);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constantFrom('log' as const, 'send', 'reload', 'undo', 'import-undone'), device }),
  fc.record({ type: fc.constantFrom('edit' as const, 'delete' as const), device, which }),
);

test('two devices that log, edit, delete, undo and import each other’s files keep every session that was not deleted', async () => {
  await forAllAsync(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30, size: 'max' }), async (steps) => {
      const factories = [newDevice(), newDevice()];
      const use = (index: 0 | 1) => vi.stubGlobal('indexedDB', factories[index]);
      const stores = [new JournalStore({ open }), new JournalStore({ open })];
      const undos: (() => Promise<unknown>)[][] = [[], []];
      /** What each device must know: of each session the latest version, undefined for a deleted one. */
      const known = [new Map<string, Version>(), new Map<string, Version>()];
      for (const [number, step] of steps.entries()) {
        vi.setSystemTime(Date.now() + 1000);
        const now = Date.now();
        const other = step.device === 0 ? 1 : 0;
        use(step.device);
        const store = stores[step.device] as JournalStore;
        const own = known[step.device] as Map<string, Version>;
        await store.load();
        if (step.type === 'log') {
          const logged = session(`${number}`);
          await store.put(logged);
          own.set(logged.id, { at: now, note: `${number}` });
        } else if (step.type === 'reload') {
          stores[step.device] = new JournalStore({ open });
          undos[step.device] = [];
        } else if (step.type === 'undo') {
          await undos[step.device]?.pop()?.();
        } else if (step.type === 'send' || step.type === 'import-undone') {
          const records = await store.records();
          use(other);
          const target = stores[other] as JournalStore;
          await target.load();
          const { undo } = await target.import(JSON.parse(JSON.stringify(records)));
          if (step.type === 'import-undone') await undo();
          else join(known[other] as Map<string, Version>, own);
        } else {
          const chosen = store.journal().sessions[step.which ?? 0];
          if (!chosen) continue;
          if (step.type === 'edit') {
            await store.edit(chosen.id, (former) => ({ ...former, note: `${number}` }));
            own.set(chosen.id, { at: now, note: `${number}` });
          } else {
            const { undo } = await store.remove(chosen.id);
            own.set(chosen.id, { at: now, note: undefined });
            undos[step.device]?.push(async () => {
              own.set(chosen.id, { at: Date.now(), note: chosen.note });
              await undo();
            });
          }
        }
      }
      for (const index of [0, 1] as const) {
        use(index);
        const expected = [...(known[index] as Map<string, Version>).values()].flatMap(({ note }) => note ?? []);
        expect(notesOf(await loaded()).sort()).toEqual(expected.sort());
      }
    }),
  );
});

interface Version {
  at: number;
  note: string | undefined;
}

function join(known: Map<string, Version>, others: Map<string, Version>): void {
  for (const [id, version] of others) {
    if (version.at >= (known.get(id)?.at ?? 0)) known.set(id, version);
  }
}
