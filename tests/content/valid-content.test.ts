import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PROGRAMME } from '../fixtures/programme.ts';
import { diagnosticsIn, FIXTURE } from './broken-copy.ts';

const SHORT_PROGRAMME = fileURLToPath(new URL('../fixtures/short-programme', import.meta.url));

test.each([
  ['the fixture that the broken copies start from', FIXTURE],
  ['the tests’ programme', PROGRAMME],
  ['a programme of its own', SHORT_PROGRAMME],
])('%s has no fault', async (_what, folder) => {
  expect(await diagnosticsIn(folder)).toEqual([]);
});
