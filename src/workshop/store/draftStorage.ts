import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Draft } from '../model/draft.ts';

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = () => {
  opened ??= openDB<Schema>('objectif-8:workshop', 1, {
    upgrade: (db) => void db.createObjectStore('drafts', { keyPath: 'id' }),
    // Someone deletes it, or a later version opens it.
    blocking: (_current, _blocked, { target }) => {
      (target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
};

/** Of this device. */
export async function storedDrafts(): Promise<Draft[]> {
  return (await database()).getAll('drafts');
}

export async function storeDraft(draft: Draft): Promise<void> {
  await (await database()).put('drafts', draft);
}

export async function deleteDraft(id: string): Promise<void> {
  await (await database()).delete('drafts', id);
}
