import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { type JournalDatabase, openJournalDatabase } from '../../src/journal/store/journalDatabase.ts';
import { JournalStore } from '../../src/journal/store/journalStore.ts';
import type { SaveStatus } from '../../src/storage/store.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T08:00:00') });
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The session that all of it happens to; an operation changes its note, an event its effort. */
const ID = 'session';
const session = (): LoggedSession => ({
  id: ID,
  changedAt: Date.now(),
  kind: 'workout',
  on: '2027-03-01',
  name: 'Bases du squat',
  sets: [{ exercise: 'squat', name: 'Squat', reps: 8 }],
});

const POSITIONS = ['before', 'after'] as const;

/** A tab whose database can be held at its call of that number: before the call is made, or before its answer comes. */
class Tab {
  readonly store: JournalStore;
  calls = 0;
  #held: { call: number; position: (typeof POSITIONS)[number] } | undefined;
  #reached = () => {};
  #release = (_isLost: boolean) => {};

  constructor() {
    this.store = new JournalStore({ open: () => this.#connect() });
  }

  /** From here on calls are counted; resolves when the one to hold is reached. */
  hold(call: number, position: (typeof POSITIONS)[number]): Promise<void> {
    this.calls = 0;
    this.#held = { call, position };
    return new Promise((resolve) => (this.#reached = resolve));
  }

  /** Goes on, or loses the connection. */
  release(isLost: boolean): void {
    this.#held = undefined;
    this.#release(isLost);
  }

  async #connect(): Promise<JournalDatabase> {
    const database = await openJournalDatabase(() => undefined);
    return {
      readAll: () => this.#call(database.readAll),
      read: (id) => this.#call(() => database.read(id)),
      write: (changes) => this.#call(() => database.write(changes)),
    };
  }

  async #call<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    this.calls += 1;
    const held = this.#held?.call === this.calls ? this.#held : undefined;
    if (held?.position === 'before') await this.#wait();
    const answer = await run();
    if (held?.position === 'after') await this.#wait();
    return answer;
  }

  #wait(): Promise<void> {
    this.#held = undefined;
    this.#reached();
    return new Promise((resolve, reject) => {
      this.#release = (isLost) => (isLost ? reject(new Error('The connection is lost.')) : resolve());
    });
  }
}

interface Operation {
  /** What has been done to the session before it. */
  prepare?: (store: JournalStore) => Promise<() => Promise<SaveStatus>>;
  run: (store: JournalStore, prepared: (() => Promise<SaveStatus>) | undefined) => Promise<SaveStatus>;
}

const NOTE = 'à moi';

const operations: Record<string, Operation> = {
  'a correction': { run: (store) => store.edit(ID, (former) => ({ ...former, note: NOTE })) },
  'a deletion': { run: async (store) => (await store.remove(ID)).saveStatus },
  'a deletion that is undone': {
    prepare: async (store) => {
      await store.edit(ID, (former) => ({ ...former, note: NOTE }));
      return (await store.remove(ID)).undo;
    },
    run: (_, undo) => undo?.() ?? Promise.reject(),
  },
  'an import': {
    run: async (store) => (await store.import([{ ...session(), note: NOTE, changedAt: Date.now() }])).saveStatus,
  },
  'an import that is undone': {
    prepare: async (store) => {
      await store.edit(ID, (former) => ({ ...former, note: NOTE }));
      vi.advanceTimersByTime(1000);
      return (await store.import([{ ...session(), note: 'd’un fichier', changedAt: Date.now() }])).undo;
    },
    run: (_, undo) => undo?.() ?? Promise.reject(),
  },
};

const events: Record<string, (other: JournalStore) => Promise<unknown>> = {
  nothing: async () => undefined,
  'a correction': (other) => other.edit(ID, (former) => ({ ...former, rpe: 8 })),
  'a deletion': (other) => other.remove(ID),
  'an erasure': (other) => other.erase(),
  'a deletion that is undone': async (other) => (await other.remove(ID)).undo(),
};
/** Whether the message of the other tab comes before the database goes on, not at all, or while it does. */
const MESSAGES = ['before', 'never', 'late'] as const;

/** What must be there in the end: undefined for nothing. */
function expected(operation: string, event: string): Partial<LoggedSession> | undefined | 'either' {
  if (event === 'an erasure') return 'either';
  if (operation === 'a deletion') return event === 'a deletion that is undone' ? 'either' : undefined;
  if (event === 'a deletion')
    return operation === 'a correction' || operation === 'a finished run' ? undefined : 'either';
  // Of two whole versions the later one stays.
  if (operation.startsWith('an import') && event !== 'nothing') return 'either';
  if (operation === 'a deletion that is undone') return { note: NOTE };
  return { note: NOTE, ...(event === 'a correction' && { rpe: 8 }) };
}

interface Case {
  operation: string;
  event: string;
  call: number;
  position: (typeof POSITIONS)[number];
  message: (typeof MESSAGES)[number];
  /** How long after the operation the other tab's clock says that it changes something. */
  laterBy: number;
  /** Whether the connection is lost then. */
  isLost: boolean;
}

const cases = (operation: string, event: string, call: number): Case[] =>
  POSITIONS.flatMap((position) =>
    MESSAGES.flatMap((message) =>
      [-1500, 0, 5000].flatMap((laterBy) =>
        [false, true].map((isLost) => ({ operation, event, call, position, message, laterBy, isLost })),
      ),
    ),
  );

/** Returns whether the operation has such a call. */
async function tryCase({ operation, event, call, position, message, laterBy, isLost }: Case): Promise<boolean> {
  const { prepare, run } = operations[operation] as Operation;
  const happen = events[event] as (typeof events)[string];
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.setSystemTime(new Date('2027-03-01T08:00:00'));
  const [own, other] = [new Tab(), new Tab()];
  await own.store.put(session());
  vi.advanceTimersByTime(1000);
  const prepared = await prepare?.(own.store);
  await own.store.refresh();
  await other.store.load();
  vi.advanceTimersByTime(2000);

  const reached = own.hold(call, position);
  const done = run(own.store, prepared);
  const isHeld = await Promise.race([reached.then(() => true), done.then(() => false)]);
  if (!isHeld) return false;
  const now = Date.now();
  vi.setSystemTime(now + laterBy);
  await happen(other.store);
  vi.setSystemTime(now);
  if (message === 'before') await own.store.refresh();
  const refreshed = message === 'late' && own.store.refresh();
  own.release(isLost);
  const saveStatus = await done;
  await refreshed;
  if (!isLost) expect(saveStatus).toBe('saved');
  else await own.store.probe();

  expect(own.store.saveStatus()).toBe('saved');
  const next = new JournalStore({ open: () => openJournalDatabase(() => undefined) });
  await next.load();
  const [stored] = next.journal().sessions;
  const wanted = expected(operation, event);
  if (wanted === undefined) expect(stored).toBeUndefined();
  else if (wanted !== 'either' && saveStatus === 'saved') expect(stored).toMatchObject(wanted);
  // What another tab erases while this one writes it may be shown until it reads again.
  if (message !== 'never' && wanted !== 'either') expect(own.store.journal().sessions).toEqual(next.journal().sessions);
  await own.store.refresh();
  expect(own.store.journal().sessions).toEqual(next.journal().sessions);
  return true;
}

describe.each(Object.keys(operations))('%s', (operation) => {
  test.each(Object.keys(events))('while another tab does: %s', async (event) => {
    for (let call = 1, isReached = true; isReached; call += 1) {
      isReached = false;
      for (const each of cases(operation, event, call)) {
        isReached = await tryCase(each).catch((error) => {
          throw new Error(`${JSON.stringify(each)}: ${error.message}`, { cause: error });
        });
      }
    }
    expect.hasAssertions();
  });
});
