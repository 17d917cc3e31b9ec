import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../scripts/content/check.ts';
import { RULES } from '../../../scripts/content/rules/index.ts';
import { findingsIn, withCopy } from '../broken-copy.ts';
import { BROKEN_COPIES } from './table.ts';

test('every rule has broken copies, and no other name has', () => {
  expect(Object.keys(BROKEN_COPIES).toSorted()).toEqual(RULES.map(({ name }) => name).toSorted());
  expect(Object.values(BROKEN_COPIES).filter((copies) => copies.length === 0)).toEqual([]);
});

describe.each(RULES)('$name', (rule) => {
  test.each(BROKEN_COPIES[rule.name] ?? [])('$what', async ({ edits, findings }) => {
    await withCopy(edits, async (folder) => {
      expect(await findingsIn(folder)).toEqual(findings);
      // Not the work of a neighbour alone.
      expect([...rule.check((await checkContent(folder)).content)]).not.toEqual([]);
    });
  });
});
