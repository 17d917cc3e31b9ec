import { vi } from 'vitest';
import { JOURNAL_DATABASE } from '../../src/journal/store/journalDatabase.ts';

// Each fault ends with the test, or when what is answered is called.

/** Reads or writes of the journal fail. */
export function refuseTransactions(mode: 'readonly' | 'readwrite'): () => void {
  const { transaction } = IDBDatabase.prototype;
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    stores,
    asked = 'readonly',
    options,
  ) {
    if (this.name === JOURNAL_DATABASE && asked === mode) throw new DOMException('refused', 'QuotaExceededError');
    return transaction.call(this, stores, asked, options);
  });
  return () => spy.mockRestore();
}

/** The browser allows no journal. */
export function refuseOpening(): () => void {
  const spy = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  return () => spy.mockRestore();
}

/** Storage of keys that begin so can't be read, or takes nothing. */
export function refuseStorage(operation: 'getItem' | 'setItem', key: string): () => void {
  const { getItem, setItem } = Storage.prototype;
  const refuse = (name: string) => {
    if (name.startsWith(key)) throw new DOMException('refused', 'QuotaExceededError');
  };
  const spy =
    operation === 'getItem'
      ? vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, name) {
          refuse(name);
          return getItem.call(this, name);
        })
      : vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
          refuse(name);
          setItem.call(this, name, value);
        });
  return () => spy.mockRestore();
}

/** Storage is blocked altogether. */
export function blockStorage(): () => void {
  const spies = (['localStorage', 'sessionStorage'] as const).map((name) =>
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    }),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
