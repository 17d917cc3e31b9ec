import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../scripts/content/compile.ts';
import { FIXTURE, findingsIn } from './broken-copy.ts';

test('the fixture that the broken copies start from has no fault', async () => {
  expect(await findingsIn(FIXTURE)).toEqual([]);
});

test('the published content has no fault', async () => {
  expect(await findingsIn(CONTENT_FOLDER)).toEqual([]);
});
