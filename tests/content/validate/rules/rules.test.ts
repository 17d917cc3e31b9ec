import { describe, expect, test } from 'vitest';
import { CONSISTENCY_RULES } from '../../../../scripts/content/validate/rules/consistency/index.ts';
import { type BrokenCopy, checkCopy, linesOf } from '../../broken-copy.ts';
import { BROKEN_COPIES } from './consistency/table.ts';

const COPIES: Readonly<Record<string, readonly BrokenCopy[]>> = BROKEN_COPIES;

test('every rule has broken copies, and no other name has', () => {
  expect(Object.keys(COPIES).toSorted()).toEqual(CONSISTENCY_RULES.map(({ name }) => name).toSorted());
  const withoutBroken = Object.entries(COPIES).filter(([, copies]) =>
    copies.every((copy) => copy.diagnostics.length === 0),
  );
  expect(withoutBroken).toEqual([]);
});

describe.each(CONSISTENCY_RULES)('$name', ({ name, check }) => {
  test.each(COPIES[name] ?? [])('$what', async ({ edits, diagnostics }) => {
    const result = await checkCopy(edits);
    expect(linesOf(result.diagnostics)).toEqual(diagnostics);
    // A broken copy is not the work of a neighbour alone.
    expect([...check(result.content)].length > 0).toBe(diagnostics.length > 0);
  });
});
