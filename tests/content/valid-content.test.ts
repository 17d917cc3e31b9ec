import { expect, test } from 'vitest';
import { PROGRAMME } from '../fixtures/programme.ts';
import { diagnosticsIn, FIXTURE } from './broken-copy.ts';

test.each([
  ['the fixture that the broken copies start from', FIXTURE],
  ['the tests’ programme', PROGRAMME],
])('%s has no fault', async (_what, folder) => {
  expect(await diagnosticsIn(folder)).toEqual([]);
});
