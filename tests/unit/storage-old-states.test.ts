import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isWhollyReadable, stateSummary } from '../../src/profile/stateSummary.ts';
import { STORAGE_KEY } from '../../src/storage/account.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/stored/${name}.json`, import.meta.url), 'utf8'));

test.each(['version-1', 'version-2', 'before-journal', 'newer-fields'])('every slice of %s is read', (name) => {
  const record = read(name).localStorage[STORAGE_KEY];
  expect(stateSummary(record)).not.toBe('');
  expect(isWhollyReadable(record)).toBe(true);
});
