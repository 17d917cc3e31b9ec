import type { Page } from '@playwright/test';
import { JOURNAL_DATABASE } from '../../src/journal/store/journalDatabase.ts';

interface Fault {
  database: string;
  mode: IDBTransactionMode;
  /** The event that ends it, and what sessionStorage has from then on. */
  end: string;
}

/** Reads or writes of the journal fail, until what this answers is called. */
export const refuseTransactions = (page: Page, mode: 'readonly' | 'readwrite') =>
  inject(page, mode, ({ database, mode, end }) => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, asked = 'readonly', options) {
      if (this.name === database && asked === mode && !sessionStorage.getItem(end)) {
        throw new DOMException('refused', 'QuotaExceededError');
      }
      return transaction.call(this, stores, asked, options);
    };
  });

/** The browser allows no journal, until what this answers is called. */
export const refuseOpening = (page: Page) =>
  inject(page, 'readwrite', ({ database, end }) => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      if (name === database && !sessionStorage.getItem(end)) throw new DOMException('refused', 'SecurityError');
      return open.call(this, name, version);
    };
  });

/** What is written is on disk, and the app does not hear of it until what this answers is called. */
export const holdCompletion = (page: Page) =>
  inject(page, 'readwrite', ({ database, mode, end }) => {
    const ended = new Promise<unknown>((resolve) => {
      if (sessionStorage.getItem(end)) resolve(undefined);
      else window.addEventListener(end, resolve);
    });
    // `idb` listens so.
    const { addEventListener } = IDBTransaction.prototype;
    IDBTransaction.prototype.addEventListener = function (this: IDBTransaction, type: string, listener: unknown) {
      const heard = listener as (event: Event) => void;
      const isHeld = type === 'complete' && this.mode === mode && this.db.name === database;
      addEventListener.call(this, type, isHeld ? (event) => ended.then(() => heard(event)) : heard);
    } as typeof addEventListener;
  });

let count = 0;

/** Breaks the page that is open, and those that it opens later. */
async function inject(
  page: Page,
  mode: IDBTransactionMode,
  fault: (fault: Fault) => void,
): Promise<() => Promise<void>> {
  count += 1;
  const argument: Fault = { database: JOURNAL_DATABASE, mode, end: `fault ${count} is over` };
  await page.addInitScript(fault, argument);
  if (page.url() !== 'about:blank') await page.evaluate(fault, argument);
  return () =>
    page.evaluate((end) => {
      sessionStorage.setItem(end, 'yes');
      window.dispatchEvent(new Event(end));
    }, argument.end);
}
