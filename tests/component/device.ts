import { deleteDB } from 'idb';
import { onTestFinished, vi } from 'vitest';
import { DEMO_MEMBER } from '../../scripts/demo/accounts.ts';
import type { Member } from '../../src/auth/authClient.ts';
import type { JournalEntry, LoggedSession } from '../../src/journal/model/entry.ts';
import { clearEntries, databaseOf, JOURNAL_DATABASE, updateEntries } from '../../src/journal/store/journalDatabase.ts';
import { journalStore, openJournal } from '../../src/journal/store/useJournal.ts';
import { OWNER_KEY, openAccount, STORAGE_KEY } from '../../src/storage/account.ts';
import { VERSION } from '../../src/storage/record.ts';
import { store } from '../../src/storage/useStoredState.ts';

export interface Device extends Record<string, unknown> {
  race?: { date: string; startedOn: string; begun?: boolean; id?: string; sequence?: number };
  /** Ids of days, or marks by them. */
  done?: string[] | Record<string, { on?: string }>;
  times?: Record<string, string>;
  racePlan?: { wave?: string; targetSeconds?: number; [choice: string]: unknown };
}

/** The account of whoever opens the app, unless a test says another one. */
export const MEMBER = { id: 'member', email: DEMO_MEMBER };

/** Somebody whose journal this page has never read: one that was read once counts as read. */
export function newMember(): Member {
  onTestFinished(() => openJournal(MEMBER.id));
  return { id: `new ${crypto.randomUUID()}`, email: DEMO_MEMBER };
}

/** Sets the date and the time, `2027-03-10T09:00` on this device's clock: it stands, timers run. */
export function setClock(time: string | Date): void {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
}

/** Stops timers too, until the test moves them on by {@link pass}. */
export function stopClock(time: string | Date): void {
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ now: new Date(time), toFake: [...toFake] });
}

/** Moves on a clock that is stopped. */
export const pass = async (milliseconds: number) => void (await vi.advanceTimersByTimeAsync(milliseconds));

/** Moves on a clock that is stopped, of a device that slept until the last second: no timer ran before. */
export async function fastForward(milliseconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + milliseconds - 1000);
  await pass(1000);
}

/** Gives the navigator a property until the end of the test: `undefined` as where there is none. */
export function stubNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

/** Calls what listens to the window for as long as the page lives: here, until the end of the test. */
export function untilTheEnd(watch: () => void): void {
  const end = new AbortController();
  const { addEventListener } = window;
  const spy = vi.spyOn(window, 'addEventListener');
  spy.mockImplementation((type, listener) => addEventListener(type, listener, { signal: end.signal }));
  watch();
  spy.mockRestore();
  onTestFinished(() => end.abort());
}

/** Makes what is stored without an id this account's, unless it is another one's. */
export async function own(account: string): Promise<void> {
  try {
    localStorage.setItem(OWNER_KEY, localStorage.getItem(OWNER_KEY) ?? account);
    await databaseOf(account);
  } catch {
    // Refused by the test.
  }
}

/** A journal that this page has read before is read anew, as where the page is loaded. */
export async function rereadJournal(account: string): Promise<void> {
  openAccount(account);
  openJournal(account);
  if (journalStore.journal().status !== 'loading') await journalStore.refresh();
}

/** What the device stores; a string as it is. Before a screen opens. */
export function storeState(record: Device | string): void {
  const { done = [], ...others } = typeof record === 'string' ? {} : record;
  const marks = Array.isArray(done) ? Object.fromEntries(done.map((id) => [id, {}])) : done;
  const text = typeof record === 'string' ? record : JSON.stringify({ version: VERSION, ...others, done: marks });
  localStorage.setItem(STORAGE_KEY, text);
  store.refresh();
}

/** What the device stores now; null when nothing. */
export const storedState = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');

/** Puts entries into the journal, of which the state knows. */
export async function storeJournal(entries: readonly JournalEntry[]): Promise<void> {
  if (entries.length > 0 && localStorage.getItem(STORAGE_KEY) === null)
    storeState(JSON.stringify({ version: VERSION, hasSessions: true }));
  await updateEntries(new Map(entries.map((entry) => [entry.id, () => entry])));
  await journalStore.refresh();
}

/** All that the journal's database holds. */
export const storedJournal = () => updateEntries(new Map()) as Promise<unknown> as Promise<LoggedSession[]>;

export async function eraseDevice(): Promise<void> {
  // What storage did not take during a fault goes too.
  store.replace(null);
  localStorage.clear();
  sessionStorage.clear();
  store.refresh();
  // Whoever was here last: files of a worker share the page, and its journals.
  await clearEntries(JOURNAL_DATABASE);
  await journalStore.erase();
  for (const { name = '' } of await indexedDB.databases())
    if (name.startsWith(`${JOURNAL_DATABASE}:`)) await deleteDB(name);
}
