import { expect, test } from 'vitest';
import { checkContent } from '../../scripts/content/check.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { withCopy } from './broken-copy.ts';
import { SOUND_EDITS } from './sound-edits.ts';

// What they do to the tests of the real content: npm run test:edits.
test('there are twenty sound edits, and two programmes with other weeks and phases', () => {
  expect(Object.keys(SOUND_EDITS)).toHaveLength(22);
});

test.each(Object.entries(SOUND_EDITS))('%s is accepted', async (_what, edits) => {
  const { findings } = await withCopy(edits, checkContent, PROGRAMME);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});
