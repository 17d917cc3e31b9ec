import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONSISTENCY_RULES } from '../../../../scripts/content/validate/rules/consistency/index.ts';
import { type BrokenCopy, checkCopy, linesOf } from '../../broken-copy.ts';

type Module = Record<string, readonly BrokenCopy[]>;

/** What each rule must report: its name is that of a file. */
const COPIES = Object.fromEntries(
  Object.entries(import.meta.glob<Module>('./consistency/*.ts', { eager: true })).map(
    ([file, module]) => [path.parse(file).name, Object.values(module).flat()] as const,
  ),
);

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
