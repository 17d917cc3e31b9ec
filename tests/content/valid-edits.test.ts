import { expect, test } from 'vitest';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { withCopy } from './broken-copy.ts';
import { VALID_EDITS } from './valid-edits.ts';

// What they do to the tests of the real content: npm run test:edits.
test('there are twenty-three valid edits, and two programmes with other weeks and phases', () => {
  expect(Object.keys(VALID_EDITS)).toHaveLength(25);
});

test.each(Object.entries(VALID_EDITS))('%s is accepted', async (_what, edits) => {
  const { diagnostics } = await withCopy(edits, checkFolder, PROGRAMME);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});
