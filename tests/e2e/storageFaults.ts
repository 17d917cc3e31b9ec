import type { Page } from '@playwright/test';
import { JOURNAL_DATABASE } from '../../src/storage/journalDatabase.ts';

/** A browser that allows no database of the journal, until {@link allowJournal}. */
export const blockJournal = (page: Page): Promise<unknown> =>
  page.addInitScript((name) => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (database, version) {
      if (database === name && !sessionStorage.getItem('allowed by the test'))
        throw new DOMException('blocked', 'SecurityError');
      return open.call(this, database, version);
    };
  }, JOURNAL_DATABASE);

export const allowJournal = (page: Page): Promise<unknown> =>
  page.evaluate(() => sessionStorage.setItem('allowed by the test', 'yes'));

/** Our own key alone: the accounts use storage too. */
export const FAULTS = {
  'throws when it is read': (key: string) => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (name) {
      if (name.startsWith(key)) throw new DOMException('unreadable', 'InvalidStateError');
      return getItem.call(this, name);
    };
  },
  'is full': (key: string) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (name.startsWith(key)) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  },
  'is blocked altogether': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
} as const;
