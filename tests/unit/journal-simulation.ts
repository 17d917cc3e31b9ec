import { IDBFactory } from 'fake-indexeddb';
import { expect, vi } from 'vitest';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import {
  type JournalDatabase,
  openJournalDatabase,
  type StoredEntry,
} from '../../src/journal/store/journalDatabase.ts';
import { JournalStore } from '../../src/journal/store/journalStore.ts';
import type { SaveStatus } from '../../src/storage/store.ts';

/** Of an entry that was deleted, or is not there. */
const NONE = undefined;

/** What an entry was, from some change on. */
interface Version {
  id: string;
  /** Its note, unlike that of any other change. */
  note: string | undefined;
  /** When its change began and ended, in steps of {@link Simulation.now}. */
  start: number;
  end: number;
  /** `lost`: it may be there or not. `removing`: it may still be in the database. */
  state: 'pending' | 'saved' | 'lost' | 'removing' | 'removed';
  /** That changed it, or took it from a file. */
  tab: Tab;
  isImported: boolean;
  /** When the tab had it, the database, and none of them any more. */
  madeAt: number;
  savedAt?: number;
  removedAt?: number;
  removedBy?: Tab;
}

/** What a database does with calls; of the last, a write is done and fails all the same. */
export const ANSWERS = ['all', 'no write', 'nothing', 'late', 'no word of a write'] as const;
type Answers = (typeof ANSWERS)[number];

/** A browser: a database and what it does with calls. */
class Device {
  readonly factory = new IDBFactory();
  answers: Answers = 'all';
  waiting: { tab: Tab; proceed: () => void }[] = [];
  versions: Version[] = [];
  /** Finished and not left, as localStorage has them. */
  runs: { session: LoggedSession; finishedAt: number }[] = [];
  readonly tabs: Tab[] = [];
  /** Tabs that have given up to erase everything, which the database may do all the same. */
  readonly erasing = new Set<Tab>();

  /** What is on disk, past all that may fail. */
  async stored(): Promise<Map<string, StoredEntry>> {
    vi.stubGlobal('indexedDB', this.factory);
    const database = await openJournalDatabase(() => undefined);
    return new Map((await database.readAll()).map((entry) => [(entry as StoredEntry).id, entry as StoredEntry]));
  }

  respond(): void {
    this.answers = 'all';
    for (const { proceed } of this.waiting) proceed();
    this.waiting = [];
  }

  /** Whether an entry can be `note` on disk, or in a tab: nothing that is known was changed after that. */
  canBe(id: string, note: string | undefined, isKnown: (version: Version) => boolean, tab?: Tab): boolean {
    const versions = this.versions.filter((version) => version.id === id);
    const newest = Math.max(-1, ...versions.filter(isKnown).map(({ start }) => start));
    if (note === NONE && newest === -1) return true;
    return versions.some((version) => version.note === note && version.end >= newest && !isRemoved(version, tab));
  }
}

/** A page of the app. */
class Tab {
  readonly device: Device;
  readonly #simulation: Simulation;
  store: JournalStore;
  undos: (() => Promise<SaveStatus>)[] = [];
  connection = { isDead: false };
  /** Messages that have not come yet. */
  messages = 0;
  hasMissedMessages = false;
  /** When it last read all that is stored. */
  readAt = -1;
  openedAt = -1;

  constructor(simulation: Simulation, device: Device) {
    this.#simulation = simulation;
    this.device = device;
    device.tabs.push(this);
    this.store = this.#open();
  }

  /** As after a reload: what was under way ends here. */
  reload(): void {
    this.device.waiting = this.device.waiting.filter(({ tab }) => tab !== this);
    this.device.erasing.delete(this);
    for (const version of this.device.versions) {
      if (version.tab !== this || (version.state !== 'pending' && version.state !== 'removing')) continue;
      version.state = 'lost';
      version.end = Math.min(version.end, this.#simulation.now);
    }
    this.undos = [];
    this.messages = 0;
    this.hasMissedMessages = false;
    this.readAt = -1;
    this.openedAt = this.#simulation.now;
    this.store = this.#open();
  }

  #open(): JournalStore {
    const store: JournalStore = new JournalStore({
      open: (onLost) => this.#connect(onLost, () => this.store === store),
      announce: () => {
        for (const tab of this.device.tabs) if (tab !== this) tab.messages += 1;
      },
    });
    return store;
  }

  async #connect(onLost: () => void, isOpen: () => boolean): Promise<JournalDatabase> {
    const connection = { isDead: false };
    const call = <Answer>(isWrite: boolean, run: () => Promise<Answer>) =>
      this.#answer(isWrite, isOpen, connection, run);
    const database = await call(false, () => {
      vi.stubGlobal('indexedDB', this.device.factory);
      return openJournalDatabase(onLost);
    });
    this.connection = connection;
    return {
      readAll: () => call(false, database.readAll),
      read: (id) => call(false, () => database.read(id)),
      write: (changes) => call(true, () => database.write(changes)),
    };
  }

  async #answer<Answer>(
    isWrite: boolean,
    isOpen: () => boolean,
    connection: { isDead: boolean },
    run: () => Promise<Answer>,
  ): Promise<Answer> {
    const never = new Promise<never>(() => undefined);
    const { device } = this;
    if (device.answers === 'nothing' || (isWrite && device.answers === 'no write')) throw new Error('refused');
    if (device.answers === 'late') {
      await new Promise<void>((proceed) => device.waiting.push({ tab: this, proceed }));
    }
    if (connection.isDead || !isOpen()) return never;
    const isLostOnTheWay = isWrite && device.answers === 'no word of a write';
    const answer = await this.#simulation.busy(run());
    // Nobody is told of it.
    if (isWrite && (isLostOnTheWay || !isOpen())) for (const tab of device.tabs) tab.hasMissedMessages = true;
    if (!isOpen()) return never;
    if (isLostOnTheWay) throw new Error('the connection ended');
    return answer;
  }

  get isHealthy(): boolean {
    return this.device.answers === 'all' && this.device.waiting.length === 0 && !this.connection.isDead;
  }

  shown(): Map<string, string | undefined> {
    return new Map(this.store.journal().sessions.map(({ id, note }) => [id, note]));
  }
}

interface ExportedFile {
  records: StoredEntry[];
  /** Of each entry, when it was changed. */
  times: Map<string, Pick<Version, 'start' | 'end'>>;
}

/**
 * A device with two tabs and another one, which exchange files; and what is known of each entry. It holds against the
 * journals what a member was told: what was said to be saved is there until something later takes its place.
 */
export class Simulation {
  now = 0;
  readonly devices: readonly Device[];
  readonly tabs: readonly Tab[];
  readonly #files: ExportedFile[] = [];
  readonly #underWay = new Set<Promise<unknown>>();
  /** Calls that the database is working on. */
  #busy = 0;
  #names = 0;

  constructor() {
    const [one, other] = [new Device(), new Device()];
    this.devices = [one, other];
    this.tabs = [new Tab(this, one), new Tab(this, one), new Tab(this, other)];
  }

  async busy<Answer>(answered: Promise<Answer>): Promise<Answer> {
    this.#busy += 1;
    try {
      return await answered;
    } finally {
      this.#busy -= 1;
    }
  }

  /** A name that nothing had before. */
  #name(): string {
    this.#names += 1;
    return `${this.#names}`;
  }

  #version(tab: Tab, id: string, note: string | undefined, more: Partial<Version> = {}): Version {
    const times = { start: this.now, end: Infinity };
    // A tab that gave up to erase may do it all the same.
    const state = tab.device.erasing.size > 0 ? 'lost' : 'pending';
    const version: Version = { id, note, ...times, state, tab, isImported: false, madeAt: this.now, ...more };
    tab.device.versions.push(version);
    return version;
  }

  /** Begins something that a member does; what it changes it adds to `versions`. */
  #begin(tab: Tab, versions: Version[], action: () => Promise<SaveStatus | undefined>): void {
    const { store } = tab;
    this.#begun += 1;
    const isAlone = this.#underWay.size === 0 && tab.isHealthy;
    const done = (async () => {
      const status = await action();
      if (tab.store !== store) return;
      if (isAlone && tab.isHealthy && this.#underWay.size <= 1) expect(status ?? 'saved').toBe('saved');
      for (const version of versions) {
        if (version.end === Infinity && version.state !== 'lost') version.end = this.now;
        if (status === 'saved') this.#written(version);
      }
    })();
    this.#track(done);
  }

  #track(done: Promise<unknown>): void {
    this.#underWay.add(done);
    void done.finally(() => this.#underWay.delete(done)).catch(() => undefined);
    this.#failures.push(
      done.then(
        () => undefined,
        (error: unknown) => error,
      ),
    );
  }

  readonly #failures: Promise<unknown>[] = [];
  /** Steps so far that may meet one that is under way. */
  #begun = 0;

  /** The database did all that the tab asked for. */
  #written(version: Version): void {
    if (version.state === 'pending') Object.assign(version, { state: 'saved', savedAt: this.now });
    if (version.state === 'removing') this.#markRemoved(version, version.tab);
  }

  #markRemoved(version: Version, tab: Tab): void {
    Object.assign(version, { state: 'removed', removedAt: this.now, removedBy: tab });
  }

  log(tab: Tab): void {
    const [id, note] = [`s${this.#name()}`, this.#name()];
    const version = this.#version(tab, id, note);
    this.#begin(tab, [version], () => tab.store.put(sessionOf(id, note)));
  }

  /** Not while another change is under way: where a third tab erases meanwhile, an import may give way to the edit. */
  edit(tab: Tab, pick: number): void {
    const { store, device } = tab;
    if (this.#underWay.size > 0) return;
    const chosen = at(store.journal().sessions, pick);
    if (!chosen) return;
    const { id } = chosen;
    const [note, start] = [this.#name(), this.now];
    const versions: Version[] = [];
    const isAlone = tab.isHealthy && store.saveStatus() === 'saved';
    const begun = this.#begun + 1;
    this.#begin(tab, versions, async () => {
      let overwritten: string | undefined;
      const status = await store.edit(id, (former) => {
        if (tab.store !== store) return former;
        // What another tab noted is not overwritten by one that has not seen it: made at once, the change is made again.
        const isNewest = !isAlone || !tab.isHealthy || device.canBe(id, former.note, ({ state }) => state === 'saved');
        overwritten = isNewest ? undefined : `edited: ${id} was ${former.note}\n${described(device, id)}`;
        versions.push(this.#version(tab, id, note, { start }));
        return { ...former, note };
      });
      if (tab.store !== store) return status;
      const isMade = tab.shown().get(id) === note;
      if (isMade && overwritten && tab.isHealthy && this.#begun === begun) throw new Error(overwritten);
      // Gone already, as another tab has deleted it.
      if (!isMade) for (const version of versions) version.state = 'lost';
      return status;
    });
  }

  delete(tab: Tab, pick: number): void {
    const { store } = tab;
    const chosen = at(store.journal().sessions, pick);
    if (!chosen) return;
    const { id } = chosen;
    const version = this.#version(tab, id, NONE);
    this.#begin(tab, [version], async () => {
      const { saveStatus, undo } = await store.remove(id);
      if (tab.store !== store) return saveStatus;
      const record = (await store.records()).find((entry) => entry.id === id);
      if (record && 'deleted' in record) tab.undos.push(() => this.#undelete(tab, id, undo));
      // Gone already, as another tab has erased everything.
      else version.state = 'lost';
      return saveStatus;
    });
  }

  async #undelete(tab: Tab, id: string, undo: () => Promise<SaveStatus>): Promise<SaveStatus> {
    const { store, now: start } = { store: tab.store, now: this.now };
    const status = await undo();
    if (tab.store !== store) return status;
    const note = tab.shown().get(id);
    // Unless another tab deletes it at the same time.
    const version = note !== NONE && this.#version(tab, id, note, { start, end: this.now });
    if (version && status === 'saved') this.#written(version);
    return status;
  }

  undo(tab: Tab): void {
    const undo = tab.undos.pop();
    if (undo) this.#begin(tab, [], undo);
  }

  /** « Terminer », or the same run's summary in the other tab. */
  keepRun(tab: Tab, pick: number, isNew: boolean): void {
    const { runs } = tab.device;
    if (isNew) runs.push({ session: sessionOf(`run-${this.#name()}`, this.#name()), finishedAt: this.now });
    const run = at(runs, isNew ? runs.length - 1 : pick);
    if (!run) return;
    const { session, finishedAt } = run;
    const version = this.#version(tab, session.id, session.note, { start: finishedAt, end: finishedAt });
    this.#begin(tab, [version], () =>
      tab.store.putMadeFrom(session.id, (stored) =>
        stored && stored.changedAt >= session.changedAt ? stored : session,
      ),
    );
  }

  /** Saves a file with all that is kept. */
  export(tab: Tab): void {
    const { device, store } = tab;
    const save = async () => {
      const records = copy(await store.records());
      if (tab.store !== store) return;
      const times = records.map((record) => {
        const same = device.versions.filter(({ id, note }) => id === record.id && note === noteOf(record));
        if (same.length === 0) throw new Error(`exported: ${JSON.stringify(record)}\n${described(device, record.id)}`);
        const start = Math.min(...same.map((version) => version.start));
        return [record.id, { start, end: Math.max(...same.map(({ end }) => end)) }] as const;
      });
      this.#files.push({ records, times: new Map(times) });
    };
    this.#track(save());
  }

  /** Opens a file, of this device or the other one; or of a newer version of the app, with an entry that this one can't read. */
  import(tab: Tab, pick: number, isOfNewerVersion: boolean): void {
    const { store } = tab;
    if (isOfNewerVersion) {
      const record = { id: `sleep-${this.#name()}`, changedAt: Date.now(), kind: 'sleep', note: this.#name() };
      this.#files.push({ records: [record], times: new Map([[record.id, { start: this.now, end: this.now }]]) });
    }
    const file = at(this.#files, isOfNewerVersion ? this.#files.length - 1 : pick);
    if (!file) return;
    const { isHealthy } = tab;
    const versions = file.records.map((record) => {
      const { id, note } = { id: record.id, note: noteOf(record) };
      // Another tab is still to write that it undid its import of the same.
      const isBeingRemoved = tab.device.versions.some(
        (other) =>
          (other.state === 'removing' || other.state === 'lost') &&
          other.tab !== tab &&
          other.id === id &&
          other.note === note,
      );
      const more = { ...file.times.get(id), isImported: true };
      return this.#version(tab, id, note, isBeingRemoved ? { ...more, state: 'lost' } : more);
    });
    this.#begin(tab, versions, async () => {
      const { saveStatus, undo } = await store.import(copy(file.records));
      if (tab.store === store) tab.undos.push(() => this.#unimport(tab, versions, isHealthy, undo));
      return saveStatus;
    });
  }

  async #unimport(
    tab: Tab,
    versions: readonly Version[],
    wasHealthy: boolean,
    undo: () => Promise<SaveStatus>,
  ): Promise<SaveStatus> {
    const { isHealthy, store } = tab;
    for (const version of versions) {
      const others = tab.device.versions.filter(
        (other) => other !== version && other.id === version.id && other.note === version.note,
      );
      // Which of two imports brought it is not told apart; nor what could not be read then.
      const same = others.filter(({ isImported, state }) => state !== 'removed' && (isImported || !wasHealthy));
      for (const other of same) other.state = 'lost';
      if (version.state !== 'removed') version.state = same.length > 0 ? 'lost' : 'removing';
      // What another tab erased may come back with it.
      if (!isHealthy) for (const other of tab.device.versions) if (other.id === version.id) revive(other);
    }
    const status = await undo();
    if (status === 'saved' && tab.store === store) for (const version of versions) this.#written(version);
    return status;
  }

  /** « Tout effacer » */
  erase(tab: Tab): void {
    const { device, store } = tab;
    const before = new Set(device.versions);
    device.runs = [];
    const isAlone = this.#underWay.size === 0;
    this.#begin(tab, [], async () => {
      const isErased = await store.erase();
      if (tab.store !== store) return 'memoryOnly';
      if (!isErased) device.erasing.add(tab);
      for (const version of device.versions) {
        if (version.state === 'removed') continue;
        const isOthers = version.tab !== tab && (version.state === 'pending' || version.state === 'lost');
        if (isErased && isAlone && !isOthers && before.has(version)) this.#markRemoved(version, tab);
        else Object.assign(version, { state: 'lost', end: Infinity });
      }
      return isErased ? 'saved' : 'memoryOnly';
    });
  }

  reload(tab: Tab): void {
    tab.reload();
    this.refresh(tab);
  }

  refresh(tab: Tab): void {
    const { store } = tab;
    const isHealthy = this.#underWay.size === 0 && tab.isHealthy;
    const start = this.now;
    this.#track(
      store.refresh().then(() => {
        if (tab.store === store && isHealthy && tab.isHealthy) tab.readAt = start;
      }),
    );
  }

  deliver(tab: Tab): void {
    if (tab.messages === 0) return;
    tab.messages = 0;
    this.refresh(tab);
  }

  lose(tab: Tab): void {
    tab.hasMissedMessages ||= tab.messages > 0;
    tab.messages = 0;
  }

  /** What was waiting goes on first. */
  answer({ device }: Tab, answers: Answers): void {
    this.#begun += 1;
    device.respond();
    device.answers = answers;
  }

  /** As on iOS after a while in the background: a connection that never answers again. */
  killConnection(tab: Tab): void {
    this.#begun += 1;
    tab.connection.isDead = true;
  }

  /** Until nothing is under way; what waits in vain is given up in time. */
  async idle(): Promise<void> {
    for (let quietTurns = 0; this.#underWay.size > 0; ) {
      await new Promise((resolve) => setImmediate(resolve));
      quietTurns = this.#busy > 0 ? 0 : quietTurns + 1;
      if (quietTurns > 3) await vi.advanceTimersByTimeAsync(1000);
      if (quietTurns > 100) throw new Error('Something never ends.');
    }
    for (const failure of await Promise.all(this.#failures.splice(0))) if (failure) throw failure;
  }

  /** Once nothing is under way: nothing is lost that was said to be saved, nor comes back, and each tab shows what it knows. */
  async check(): Promise<void> {
    for (const tab of this.tabs) {
      if (tab.store.saveStatus() !== 'saved') continue;
      tab.device.erasing.delete(tab);
      for (const version of tab.device.versions) {
        if (version.tab === tab) this.#written(version);
      }
    }
    for (const device of this.devices) {
      const stored = await device.stored();
      for (const id of new Set([...device.versions.map((version) => version.id), ...stored.keys()])) {
        const note = noteOf(stored.get(id));
        const isRight = device.canBe(id, note, ({ state }) => state === 'saved');
        if (!isRight) throw new Error(`on disk: ${id} is ${note}\n${described(device, id)}`);
      }
      for (const tab of device.tabs) this.#checkShown(tab);
    }
  }

  #checkShown(tab: Tab): void {
    const shown = tab.shown();
    const { versions } = tab.device;
    for (const id of new Set([...versions.map((version) => version.id), ...shown.keys()])) {
      if (id.startsWith('sleep')) {
        expect(shown.has(id)).toBe(false);
        continue;
      }
      const note = shown.get(id);
      const isKnown = ({ state, tab: by, madeAt, savedAt = Infinity }: Version) => {
        const isOwn = by === tab && madeAt >= tab.openedAt;
        return (isOwn && state === 'pending') || (state === 'saved' && (isOwn || savedAt < tab.readAt));
      };
      const isRight = tab.device.canBe(id, note, isKnown, tab);
      if (!isRight)
        throw new Error(`shown in tab ${this.tabs.indexOf(tab)}: ${id} is ${note}\n${described(tab.device, id)}`);
    }
  }

  /** All is well again: what was kept in memory is written, and every tab shows what is on disk. */
  async recover(): Promise<void> {
    for (const device of this.devices) device.respond();
    for (const tab of this.tabs) {
      // A call finds out that a connection is dead.
      if (tab.connection.isDead) this.refresh(tab);
      await this.idle();
      this.#track(tab.store.probe());
      await this.idle();
      expect(tab.store.saveStatus()).toBe('saved');
    }
    await this.check();
    for (const tab of this.tabs) {
      if (tab.hasMissedMessages) this.refresh(tab);
      else this.deliver(tab);
      await this.idle();
    }
    await this.check();
    for (const tab of this.tabs) {
      const stored = [...(await tab.device.stored()).values()] as LoggedSession[];
      const expected = stored.filter(({ kind, deleted }) => kind === 'workout' && !deleted);
      const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
      expect([...tab.store.journal().sessions].sort(byId)).toEqual(expected.sort(byId));
    }
  }
}

const sessionOf = (id: string, note: string): LoggedSession => ({
  id,
  changedAt: Date.now(),
  kind: 'workout',
  on: '2027-03-01',
  name: 'Bases du squat',
  note,
});

const at = <Item>(items: readonly Item[], pick: number) => items[pick % items.length];

const copy = (records: readonly StoredEntry[]): StoredEntry[] => JSON.parse(JSON.stringify(records));

const noteOf = (entry: StoredEntry | undefined) => (entry as { note?: string } | undefined)?.note;

/** As far as a tab can know, which shows what it read until it reads again. */
function isRemoved({ state, removedAt = 0, removedBy, tab: by }: Version, tab: Tab | undefined): boolean {
  if (tab && state === 'removing') return by === tab;
  return state === 'removed' && (!tab || removedBy === tab || removedAt < tab.readAt);
}

function revive(version: Version): void {
  if (version.state === 'removed') version.state = 'lost';
}

const described = ({ versions }: Device, of: string) =>
  versions
    .filter(({ id }) => id === of)
    .map(({ note, start, end, state }) => `${note}: ${state}, ${start} to ${end}`)
    .join('\n');
