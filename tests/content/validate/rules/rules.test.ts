import { describe, expect, test } from 'vitest';
import { CONSISTENCY_RULES } from '../../../../scripts/content/validate/rules/consistency/index.ts';
import { type BrokenCopy, byRule, checkCopy, linesOf } from '../../broken-copy.ts';

type Module = Record<string, readonly BrokenCopy[]>;

/** What each rule must report: what is exported by its name. */
const COPIES = byRule(Object.values(import.meta.glob<Module>('./consistency/*.ts', { eager: true })));

test('every rule has a broken copy, and no other name has', () => {
  const isBroken = ({ diagnostics }: BrokenCopy) => diagnostics.length > 0;
  const names = Object.keys(COPIES).filter((name) => COPIES[name]?.some(isBroken));
  expect(names.toSorted()).toEqual(CONSISTENCY_RULES.map(({ name }) => name).toSorted());
});

describe.each(CONSISTENCY_RULES)('$name', ({ name, check }) => {
  test.each(COPIES[name] ?? [])('$what', async ({ edits, diagnostics }) => {
    const result = await checkCopy(edits);
    expect(linesOf(result.diagnostics)).toEqual(diagnostics);
    // A broken copy is not the work of a neighbour alone.
    expect([...check(result.content)].length > 0).toBe(diagnostics.length > 0);
  });
});
